import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runningPostgres } from '#server/embedded/lock.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { root } from '../../steps/environment.ts'
import { fillArchive } from '../archive.ts'
import { timed } from '../ask.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Bench, Part, Row } from '../part.ts'

const ARTICLES = 100_000
const UPLOADS = 4_000
const UPLOAD_BYTES = 512 * 1024
const REQUESTS_PER_SECOND = 100
/** Pages that the readers ask for in turn. */
const PAGES = 300
const QUIET_SECONDS = 20
const key = 'only-for-measuring-0123456789-abcdef'

export const backup: Part = {
  name: 'backup',
  title: `Cópia e restauração de ${written(ARTICLES)} matérias e ${written((UPLOADS * UPLOAD_BYTES) / 2 ** 30, 1)} GB de arquivos`,
  async measure(bench) {
    const dataDir = bench.folder('copied')
    const { url, stop } = await bench.start({ DATA_DIR: dataDir })
    const database = runningPostgres(dataDir)
    if (!database) throw new OperatorError('O portal a medir não tem banco de dados.')
    await fillArchive(database, ARTICLES)
    await writeUploads(join(dataDir, 'uploads'))
    const paths = Array.from({ length: PAGES }, (_, n) => `/article/arquivo-${1 + n * 300}`)
    const agent = new Agent({ keepAlive: true, maxSockets: 64 })
    for (const path of paths) await timed(url + path, agent)
    const rows: Row[] = [
      ['Leitores, sem cópia', await read(url, paths, agent, bench.signal, wait(QUIET_SECONDS * 1000))],
    ]

    const file = join(bench.folder('copies'), 'copia.tar.zst.enc')
    const copying = script('backup', [file], { DATA_DIR: dataDir, BACKUP_KEY: key })
    rows.push(['Leitores, durante a cópia', await read(url, paths, agent, bench.signal, copying)])
    const copied = await copying
    agent.destroy()
    await stop()
    rows.push(['Cópia', `${said(copied)}, arquivo de ${written(statSync(file).size / 2 ** 20)} MB`])

    const restored = await script('restore', [file], { DATA_DIR: bench.folder('restored'), BACKUP_KEY: key })
    rows.push(['Restauração', said(restored)])
    rows.push(['Conteúdo', contentIn(copied.output) === contentIn(restored.output) ? 'igual' : 'DIFERENTE'])
    return rows
  },
}

async function writeUploads(folder: string): Promise<void> {
  for (let n = 0; n < UPLOADS; n++) {
    const own = join(folder, randomUUID())
    await mkdir(own, { recursive: true })
    await writeFile(join(own, '1280.webp'), randomBytes(UPLOAD_BYTES))
  }
}

/** Asks for the paths in turn at a fixed pace until a time is over. Gives the times in words. */
async function read(
  url: string,
  paths: readonly string[],
  agent: Agent,
  signal: Bench['signal'],
  until: Promise<unknown>,
): Promise<string> {
  let over = false
  const ended = until.finally(() => {
    over = true
  })
  const asked: Promise<number>[] = []
  const started = performance.now()
  while (!over && !signal.aborted) {
    asked.push(timed(url + (paths[(asked.length * 7) % paths.length] ?? '/'), agent))
    await wait(Math.max(0, started + (asked.length * 1000) / REQUESTS_PER_SECOND - performance.now()))
  }
  await ended
  const times = await Promise.all(asked)
  const at = (share: number) => milliseconds(quantile(times, share))
  return `${written(times.length)} leituras, mediana ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`
}

interface Ran {
  seconds: number
  /** The most memory that the process had, in bytes. */
  peak: number
  output: string
}

const said = ({ seconds, peak }: Ran) => `${written(seconds, 1)} s, no máximo ${written(peak / 2 ** 20)} MB de memória`
const contentIn = (output: string) => /Conteúdo: (\w+)/.exec(output)?.[1]

/** Runs a script as npm does, in a process of its own. */
async function script(name: string, args: readonly string[], own: Record<string, string>): Promise<Ran> {
  const started = performance.now()
  const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent', ...own }
  const child = spawn(process.execPath, ['--max-semi-space-size=8', join(root, 'scripts', `${name}.ts`), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let [output, peak] = ['', Number.NaN]
  child.stdout.on('data', chunk => {
    output += chunk
  })
  const watch = setInterval(() => {
    peak = peakOf(child.pid) ?? peak
  }, 100)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new OperatorError(`scripts/${name}.ts terminou com ${code}.\n${output}`)
  return { seconds: (performance.now() - started) / 1000, peak, output }
}

/** The most memory that a process has had, in bytes; null without `/proc`, or once it has ended. */
function peakOf(pid?: number): number | null {
  try {
    const [, kibibytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kibibytes ? Number(kibibytes) * 1024 : null
  } catch {
    return null
  }
}
