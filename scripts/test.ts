import { build } from './steps/building/build.ts'
import { run } from './steps/lifetime.ts'
import { findTestBrowser } from './steps/testing/browser.ts'
import { type Score, testBrowser, testIntegration } from './steps/testing/checks.ts'
import { fastChecks } from './steps/testing/fast-checks.ts'
import { startScratchPostgres } from './steps/testing/scratch-postgres.ts'
import { measureSlowness } from './steps/testing/slowness.ts'
import { type Part, printScore, printTotal, times } from './steps/testing/summary.ts'

// `npm test`, and with `--all` (`npm run test:all`) also what is too slow for each change (tests/support/tier.ts).
await run(async lifetime => {
  const { signal } = lifetime
  const all = process.argv.includes('--all')
  const slowness = measureSlowness()
  process.env.TEST_SLOWNESS = slowness.toFixed(2)
  if (all) process.env.TEST_ALL = '1'
  if (slowness > 1.5) console.log(`A máquina está ocupada: os limites dos testes valem ${slowness.toFixed(1)} vezes.`)
  const building = await compile(signal)
  const scores = await fastChecks(signal)
  const parts: Part[] = [building, ...scores]
  const record = (score: Score) => {
    scores.push(printScore(score, { shown: true }))
    parts.push(score)
    signal.throwIfAborted()
  }
  const database = await startScratchPostgres()
  lifetime.onClose(() => database.stop())
  console.log('\nIntegração, em PostgreSQL de verdade')
  record(await testIntegration({ signal, show: true, env: { TEST_DATABASE_URL: database.url }, all }))
  const browser = await findTestBrowser(signal)
  console.log(`\nNo navegador (${browser.path})`)
  record(await testBrowser({ signal, show: true, env: browser.env }))
  console.log(`\n${times(parts, performance.now() / 1000)}`)
  return printTotal(scores)
})

async function compile(signal: AbortSignal): Promise<Part> {
  const start = performance.now()
  await build({ signal })
  return { name: 'compilação', seconds: (performance.now() - start) / 1000 }
}
