import { build } from './steps/build.ts'
import { run } from './steps/lifetime.ts'
import { findBrowser } from './steps/testing/browser.ts'
import { type Score, testBrowser, testIntegration } from './steps/testing/checks.ts'
import { fastChecks } from './steps/testing/fast-checks.ts'
import { startScratchPostgres } from './steps/testing/scratch-postgres.ts'
import { tellScore, tellTotal } from './steps/testing/summary.ts'

await run(async lifetime => {
  const { signal } = lifetime
  const scores = await fastChecks(signal)
  const database = await startScratchPostgres()
  lifetime.onClose(() => database.stop())
  const step = async (name: string, work: () => Promise<Score>) => {
    console.log(`\n${name}`)
    scores.push(tellScore(await work(), { shown: true }))
    signal.throwIfAborted()
  }
  await step('Integração, em PostgreSQL de verdade', () =>
    testIntegration({ signal, show: true, env: { TEST_DATABASE_URL: database.url } }),
  )
  console.log('\nCompilação de produção')
  await build({ signal })
  const browser = await findBrowser(signal)
  await step(`No navegador (${browser.path})`, () => testBrowser({ signal, show: true, env: browser.env }))
  return tellTotal(scores)
})
