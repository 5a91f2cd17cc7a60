import { build } from './steps/build.ts'
import { run } from './steps/lifetime.ts'
import { findBrowser } from './steps/testing/browser.ts'
import { type Score, testBrowser, testIntegration } from './steps/testing/checks.ts'
import { fastChecks } from './steps/testing/fast-checks.ts'
import { startScratchPostgres } from './steps/testing/scratch-postgres.ts'
import { type Part, printScore, printTotal, times } from './steps/testing/summary.ts'

await run(async lifetime => {
  const { signal } = lifetime
  const scores = await fastChecks(signal)
  const parts: Part[] = [...scores]
  const database = await startScratchPostgres()
  lifetime.onClose(() => database.stop())
  const step = async (name: string, work: () => Promise<Score>) => {
    console.log(`\n${name}`)
    const score = printScore(await work(), { shown: true })
    scores.push(score)
    parts.push(score)
    signal.throwIfAborted()
  }
  await step('Integração, em PostgreSQL de verdade', () =>
    testIntegration({ signal, show: true, env: { TEST_DATABASE_URL: database.url } }),
  )
  console.log('\nCompilação de produção')
  const start = performance.now()
  await build({ signal })
  parts.push({ name: 'compilação', seconds: (performance.now() - start) / 1000 })
  const browser = await findBrowser(signal)
  await step(`No navegador (${browser.path})`, () => testBrowser({ signal, show: true, env: browser.env }))
  console.log(`\n${times(parts, performance.now() / 1000)}`)
  return printTotal(scores)
})
