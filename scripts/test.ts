import { build } from './steps/building/build.ts'
import { run } from './steps/lifetime.ts'
import { findTestBrowser } from './steps/testing/browser.ts'
import { type Score, testBrowser, testBrowserAside, testIntegration } from './steps/testing/checks.ts'
import { fastChecks } from './steps/testing/fast-checks.ts'
import { startScratchPostgres } from './steps/testing/scratch-postgres.ts'
import { type Part, printScore, printTotal, times } from './steps/testing/summary.ts'

await run(async lifetime => {
  const { signal } = lifetime
  const scores = await fastChecks(signal)
  const parts: Part[] = [...scores]
  const database = await startScratchPostgres()
  lifetime.onClose(() => database.stop())
  const record = (score: Score, options?: { shown: boolean }) => {
    scores.push(printScore(score, options))
    parts.push(score)
    signal.throwIfAborted()
  }
  console.log('\nIntegração, em PostgreSQL de verdade; ao lado, a compilação de produção')
  const compiling = compile(signal)
  // Its failure is told after the tests beside it.
  compiling.catch(() => {})
  const env = { TEST_DATABASE_URL: database.url }
  record(await testIntegration({ signal, show: true, env }), { shown: true })
  parts.push(await compiling)
  const browser = await findTestBrowser(signal)
  console.log(`\nNo navegador (${browser.path})`)
  const [shared, aside] = await Promise.all([
    testBrowser({ signal, show: true, env: browser.env }),
    testBrowserAside({ signal, env: browser.env }),
  ])
  record(shared, { shown: true })
  record(aside)
  console.log(`\n${times(parts, performance.now() / 1000)}`)
  return printTotal(scores)
})

async function compile(signal: AbortSignal): Promise<Part> {
  const start = performance.now()
  await build({ signal, yielding: true })
  return { name: 'compilação', seconds: (performance.now() - start) / 1000 }
}
