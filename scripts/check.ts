import { fastChecks } from './steps/fast-checks.ts'
import { run } from './steps/lifetime.ts'
import { tellTotal } from './steps/summary.ts'

await run(async ({ signal }) => tellTotal(await fastChecks(signal)))
