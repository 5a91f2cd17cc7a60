import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { db } from '#server/platform/db/db.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { WordsLost } from '#tests/support/chaos/ledger.ts'
import { type RunReport, runChaos } from '#tests/support/chaos/run.ts'
import { startServers } from '#tests/support/chaos/servers.ts'
import { written } from './bench/numbers.ts'
import { printed } from './bench/report.ts'
import { root } from './steps/environment.ts'
import { run } from './steps/lifetime.ts'
import { prismaCommand } from './steps/prisma-cli.ts'
import { startScratchPostgres } from './steps/testing/scratch-postgres.ts'

/**
 * `npm run bench:writing`: a thousand simulated stories of two to four writers at one article, with every failure that can happen, on a
 * database and servers of its own. `npm run bench:writing -- 40` runs forty; `npm run bench:writing -- seed 17` repeats one.
 */

const usual = 1_000

/** The seeds to run, from the command's arguments. Raises OperatorError when one is not a number. */
function seedsFrom([first, second]: readonly string[]): number[] {
  const number = Number(first === 'seed' ? second : (first ?? usual))
  if (!Number.isInteger(number) || number < 1) throw new OperatorError('Diga quantas histórias, ou “seed” e um número.')
  return first === 'seed' ? [number] : Array.from({ length: number }, (_, n) => n + 1)
}

await run(async ({ signal, onClose }) => {
  const seeds = seedsFrom(process.argv.slice(2))
  const postgres = await startScratchPostgres()
  onClose(() => postgres.stop())
  Object.assign(process.env, {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'only-for-measuring-0123456789-abcdef',
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
  })
  const { program, args, env } = prismaCommand(['migrate', 'deploy'], process.env)
  await promisify(execFile)(program, args, { env })
  await promisify(execFile)(process.execPath, [join(root, 'tests/support/prepare-template.ts')])
  onClose(() => db().$disconnect())
  const servers = startServers()
  onClose(() => servers.stop())

  const reports: RunReport[] = []
  const lost: number[] = []
  const broken: number[] = []
  const started = performance.now()
  for (const seed of seeds) {
    // A stopped run reports the stories it finished.
    if (signal.aborted) break
    try {
      reports.push(await runChaos(seed, servers))
    } catch (error) {
      if (signal.aborted) break
      ;(error instanceof WordsLost ? lost : broken).push(seed)
      console.error(`Semente ${seed}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const sum = (of: keyof RunReport) => written(reports.reduce((total, report) => total + report[of], 0))
  console.log(
    printed([
      [`${written(reports.length)} histórias`, `${written((performance.now() - started) / 1000)} s`],
      ['Palavras digitadas', sum('typed')],
      ['Mostradas como salvas', sum('shownAsSaved')],
      ['Conflitos mostrados', sum('conflicts')],
      ['Servidores mortos', sum('kills')],
      ['Linhas de versões', sum('versions')],
      ['Histórias com perda', listOf(lost)],
      ['Histórias que não chegaram ao fim', listOf(broken)],
    ]),
  )
  return lost.length + broken.length === 0 ? 0 : 1
})

function listOf(seeds: readonly number[]): string {
  return seeds.length === 0 ? 'nenhuma' : `${seeds.length} (sementes ${seeds.join(', ')})`
}
