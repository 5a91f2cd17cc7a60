import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { root } from '../steps/environment.ts'
import { readSteadily } from './ask.ts'
import { csvOf, wxrOf } from './former-site.ts'
import { type House, type Part, type Row, spread, written } from './part.ts'

/** Between two requests of the readers. */
const PAUSE_MS = 10
/** As `scripts/run.mjs` sets them. */
const heap = ['--max-semi-space-size=16', '--heap-growing-percent=60', '--no-parallel-scavenge']

export const imports: Part = {
  name: 'import',
  title:
    'Textos de 7 KB por CSV e por WXR em casas vazias, com o relatório, e o mesmo arquivo de novo; leitores ao lado',
  size: 50_000,
  async measure({ open, folder, size }) {
    const rows: Row[] = []
    for (const [name, posts] of [['csv', csvOf] as const, ['xml', wxrOf] as const]) {
      const house = await open({ DEMO: '0' })
      const file = join(folder(), `posts.${name}`)
      await pipeline(Readable.from(posts(size)), createWriteStream(file))
      for (const again of ['', ', de novo']) rows.push(...(await imported(file, size, house, `${name}${again}`)))
      await house.stop()
    }
    return rows
  },
}

/** Runs the command beside the house while somebody reads. Gives its pace, the readers' times and the first line of its report. */
async function imported(file: string, size: number, { url }: House, name: string): Promise<Row[]> {
  const started = performance.now()
  const args = [...heap, 'scripts/import.ts', file, '--publicado']
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', part => {
    said += part
  })
  let over = false
  const ended = once(child, 'exit').finally(() => {
    over = true
  })
  const pages = ['/', '/pricing', '/ultimas', '/rss.xml']
  const times = await readSteadily(
    n => url + pages[n % pages.length],
    () => over,
    () => wait(PAUSE_MS),
  )
  const [code] = await ended
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new OperatorError(`A importação terminou com o código ${code}.\n${said}`)
  return [
    [`${name}: ritmo`, `${written(size / seconds)}/s (${written(seconds, 1)} s)`],
    [`${name}: leitores`, spread(times)],
    [`${name}: relatório`, said.split('\n').find(line => line.includes('importad')) ?? ''],
  ]
}
