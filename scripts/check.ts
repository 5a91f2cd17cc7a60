import { run } from './steps/lifetime.ts'
import { fastChecks } from './steps/testing/fast-checks.ts'
import { printTotal } from './steps/testing/summary.ts'

await run(async ({ signal }) => printTotal(await fastChecks(signal)))
