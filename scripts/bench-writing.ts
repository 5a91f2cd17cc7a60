import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { db } from '#server/platform/db/db.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { WordsLost } from '#tests/support/chaos/ledger.ts'
import { runChaos } from '#tests/support/chaos/run.ts'
import { startServers } from '#tests/support/chaos/servers.ts'
import { openBrowserStage } from './bench/browser-stage.ts'
import { written } from './bench/numbers.ts'
import { printed } from './bench/report.ts'
import { root } from './steps/environment.ts'
import { type Lifetime, run } from './steps/lifetime.ts'
import { applyMigrations } from './steps/migrations.ts'
import { startScratchPostgres } from './steps/testing/scratch-postgres.ts'

/**
 * `npm run bench:writing`: a thousand simulated stories of two to four writers at one article, with every failure that can happen, on a
 * database and servers of its own. With `--browser`, a hundred of two and three writers in Chromium with the real editor. A number after it
 * runs as many, and `seed 17 69` repeats those.
 */

const usual = { machine: 1_000, browser: 100 }
/** Stories in Chromium are told by turns: each waits for timers and the network most of its time. */
const atOnce = 2

/** What a kind of stories counts, with the report's name of each count. */
interface Kind<Report> {
  tell: (seed: number) => Promise<Report>
  names: readonly (readonly [keyof Report, string])[]
  atOnce: number
}

/** The seeds to run, from the command's arguments. Raises OperatorError when one is not a number. */
function seedsFrom([first, ...others]: readonly string[], most: number): number[] {
  const numbers = (first === 'seed' ? others : [first ?? most]).map(Number)
  const isRight = numbers.length > 0 && numbers.every(number => Number.isInteger(number) && number > 0)
  if (!isRight) throw new OperatorError('Diga quantas histórias, ou “seed” e os números delas.')
  return first === 'seed' ? numbers : Array.from({ length: numbers[0] ?? 0 }, (_, n) => n + 1)
}

await run(async lifetime => {
  const given = process.argv.slice(2)
  const inBrowser = given.includes('--browser')
  const rest = given.filter(argument => argument !== '--browser')
  const seeds = seedsFrom(rest, inBrowser ? usual.browser : usual.machine)
  await prepare(lifetime)
  if (inBrowser) {
    const { tell, kills } = await openBrowserStage(lifetime)
    const names = [
      ['typed', 'Palavras digitadas'],
      ['shownAsSaved', 'Mostradas como salvas'],
      ['writers', 'Páginas'],
      ['conflicts', 'Conflitos respondidos'],
      ['undone', 'Palavras desfeitas com Ctrl+Z'],
      ['cuts', 'Redes cortadas ou de volta'],
      ['reloads', 'Recargas'],
      ['versions', 'Linhas de versões'],
    ] as const
    const code = await tellAll(seeds, { tell, names, atOnce }, lifetime.signal)
    console.log(`Servidores mortos: ${kills()}`)
    return code
  }
  const servers = startServers()
  lifetime.onClose(() => servers.stop())
  const names = [
    ['typed', 'Palavras digitadas'],
    ['shownAsSaved', 'Mostradas como salvas'],
    ['conflicts', 'Conflitos mostrados'],
    ['kills', 'Servidores mortos'],
    ['versions', 'Linhas de versões'],
  ] as const
  return tellAll(seeds, { tell: seed => runChaos(seed, servers), names, atOnce: 1 }, lifetime.signal)
})

/** Makes this process and those it starts use a new database. */
async function prepare({ onClose }: Lifetime): Promise<void> {
  const postgres = await startScratchPostgres()
  onClose(() => postgres.stop())
  Object.assign(process.env, {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'only-for-measuring-0123456789-abcdef',
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
  })
  await applyMigrations(postgres.url)
  await promisify(execFile)(process.execPath, [join(root, 'tests/support/database/prepare-template.ts')])
  onClose(() => db().$disconnect())
}

/** Tells the stories and prints the sums. Gives the exit code: 1 when a story lost a word or did not end. */
async function tellAll<Report>(seeds: readonly number[], kind: Kind<Report>, signal: AbortSignal): Promise<number> {
  const reports: Report[] = []
  const lost: number[] = []
  const broken: number[] = []
  const left = [...seeds]
  const started = performance.now()
  const tellOn = async () => {
    // A stopped run reports the stories it finished.
    for (let seed = left.shift(); seed !== undefined && !signal.aborted; seed = left.shift()) {
      try {
        reports.push(await kind.tell(seed))
      } catch (error) {
        if (signal.aborted) return
        ;(error instanceof WordsLost ? lost : broken).push(seed)
        console.error(`Semente ${seed}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
  await Promise.all(Array.from({ length: kind.atOnce }, tellOn))
  const sum = (of: keyof Report) => written(reports.reduce((total, report) => total + Number(report[of]), 0))
  console.log(
    printed([
      [`${written(reports.length)} histórias`, `${written((performance.now() - started) / 1000)} s`],
      ...kind.names.map(([of, name]): [string, string] => [name, sum(of)]),
      ['Histórias com perda', listOf(lost)],
      ['Histórias que não chegaram ao fim', listOf(broken)],
    ]),
  )
  return lost.length + broken.length === 0 ? 0 : 1
}

function listOf(seeds: readonly number[]): string {
  return seeds.length === 0 ? 'nenhuma' : `${seeds.length} (sementes ${seeds.join(', ')})`
}
