import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { root } from '../../steps/environment.ts'
import { timed } from '../ask.ts'
import { publishedPaths } from '../demonstration.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Bench, Part, Row } from '../part.ts'
import { largeCsv } from './large-site.ts'

const POSTS = Number(process.env.BENCH_POSTS ?? 50_000)
const REQUESTS_PER_SECOND = 100
/** As `scripts/run.mjs` sets them. */
const heap = ['--max-semi-space-size=16', '--heap-growing-percent=60', '--no-parallel-scavenge']

export const imports: Part = {
  name: 'import',
  title: `Importação de ${written(POSTS)} textos de 7 KB pela linha de comando, com ${REQUESTS_PER_SECOND} leituras por segundo`,
  async measure(bench) {
    const { url, database } = await bench.house()
    const file = join(bench.folder('imports'), 'posts.csv')
    await pipeline(Readable.from(largeCsv(POSTS)), createWriteStream(file))
    const paths = await publishedPaths()
    const agent = new Agent({ keepAlive: true, maxSockets: 64 })
    const first = await imported(file, url, paths, agent, bench)
    const second = await imported(file, url, paths, agent, bench)
    agent.destroy()
    return [
      ...first,
      ...second.map(([what, value]): Row => [`${what}, o mesmo arquivo de novo`, value]),
      ...(await stored(database)),
    ]
  },
}

/** Runs the command beside the house while readers read, with the heap settings of `npm run import`. Gives its pace, memory and processor time, and the readers' times. */
async function imported(
  file: string,
  url: string,
  paths: readonly string[],
  agent: Agent,
  { signal }: Bench,
): Promise<Row[]> {
  // Each import ends with all pages to be printed anew.
  for (const path of paths) await timed(url + path, agent)
  const load = loadavg()[0] ?? 0
  const started = performance.now()
  const child = spawn(process.execPath, [...heap, 'scripts/import.ts', file, '--publicado'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let over = false
  let said = ''
  child.stdout.on('data', part => {
    said += part
  })
  const peaks = watch(child.pid ?? 0, () => over)
  const ended = once(child, 'exit').finally(() => {
    over = true
  })
  const asked: Promise<number>[] = []
  for (let i = 0; !over && !signal.aborted; i++) {
    await wait(Math.max(0, started + (i * 1000) / REQUESTS_PER_SECOND - performance.now()))
    asked.push(timed(url + (paths[(i * 7) % paths.length] ?? '/'), agent))
  }
  const [code] = await ended
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new OperatorError(`A importação terminou com o código ${code}.`)
  const times = await Promise.all(asked)
  return [
    ['Ritmo', `${written(POSTS / seconds)}/s (${written(seconds, 1)} s, carga ${written(load, 1)} antes)`],
    ['Memória do comando, no pico', `${written((await peaks) / 2 ** 20)} MB`],
    [
      'Leitores',
      `mediana ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))}, p99 ${milliseconds(quantile(times, 0.99))}`,
    ],
    ['Relatório', said.split('\n')[1] ?? ''],
  ]
}

/** The most memory of a process until a moment, in bytes; NaN without `/proc`. */
async function watch(pid: number, over: () => boolean): Promise<number> {
  let most = Number.NaN
  while (!over()) {
    try {
      // A process that has just ended has a status without it.
      const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
      if (kilobytes) most = Number(kilobytes) * 1024
    } catch {
      return most
    }
    await wait(250)
  }
  return most
}

/** What the database holds after both runs. */
async function stored(database: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM imported_records) AS records, (SELECT count(*)::int FROM article_search) AS found,
      (SELECT count(*)::int FROM import_results) AS results`,
  )
  await client.end()
  const [{ records, found, results }] = rows
  return [['Registros, na busca, resultados', `${written(records)}, ${written(found)}, ${written(results)}`]]
}
