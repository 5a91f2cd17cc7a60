import { run } from './steps/lifetime.ts'
import { fastChecks } from './steps/testing/fast-checks.ts'
import { printTotal } from './steps/testing/summary.ts'

await run(async lifetime => {
  const [flag, ...ids] = process.argv.slice(2)
  if (flag !== '--guards') return printTotal(await fastChecks(lifetime.signal))
  const { takeOutGuards } = await import('../tests/guards/run.ts')
  return takeOutGuards(lifetime, ids)
})
