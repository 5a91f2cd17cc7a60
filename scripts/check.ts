import { run } from './steps/lifetime.ts'
import { fastChecks } from './steps/testing/fast-checks.ts'
import { tellTotal } from './steps/testing/summary.ts'

await run(async ({ signal }) => tellTotal(await fastChecks(signal)))
