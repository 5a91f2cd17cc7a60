import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { articlePath } from '#lib/addresses/paths.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { given } from '#tests/support/given.ts'
import { ask } from '../ask.ts'
import { publishedPaths } from '../demonstration.ts'
import { milliseconds, quantile } from '../numbers.ts'
import type { Part } from '../part.ts'

const SECONDS = 60
const REQUESTS_PER_SECOND = 100
/** A change must be visible after this time. */
const STALE_AFTER_MS = 1_000

/** Lists in which every article published here comes first. */
const lists = ['/', '/campina-grande-pb', '/tag/obras']

interface Reading {
  path: string
  ms: number
  /** The fault in the answer; empty when there is none. */
  complaint: '' | 'erro' | 'velha'
}

export const readers: Part = {
  name: 'readers',
  title: `${REQUESTS_PER_SECOND} leituras por segundo, e uma publicação por segundo, durante ${SECONDS} s`,
  async measure(bench) {
    const { url } = await bench.house()
    const editor = await given.editor()
    const articles = []
    for (let i = 0; i < SECONDS; i++) articles.push((await given.article({ status: 'review' })).article)
    const paths = [...lists, ...lists, ...(await publishedPaths())]
    await Promise.all(paths.map(path => ask(url + path)))

    const published: { title: string; at: number }[] = []
    const agent = new Agent({ keepAlive: true, maxSockets: 64 })
    const reading = read(path => askAndJudge(url, path, agent, published), paths, bench.signal)
    for (const article of articles) {
      const next = performance.now() + 1000
      bench.signal.throwIfAborted()
      await changeStatus(editor, { id: article.id, version: article.version, status: 'published' })
      published.push({ title: article.title, at: performance.now() })
      paths.push(articlePath(article))
      await wait(Math.max(0, next - performance.now()))
    }
    const readings = await reading
    agent.destroy()
    return summed(readings, published.length)
  },
}

/** Requests the paths in turn, at a fixed pace that does not depend on the answers. */
async function read(
  askFor: (path: string) => Promise<Reading>,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Reading[]> {
  const started = performance.now()
  const readings: Promise<Reading>[] = []
  for (let i = 0; i < SECONDS * REQUESTS_PER_SECOND && !signal.aborted; i++) {
    await wait(Math.max(0, started + (i * 1000) / REQUESTS_PER_SECOND - performance.now()))
    readings.push(askFor(paths[(i * 7) % paths.length] ?? '/'))
  }
  return Promise.all(readings)
}

async function askAndJudge(
  base: string,
  path: string,
  agent: Agent,
  published: readonly { title: string; at: number }[],
): Promise<Reading> {
  const started = performance.now()
  const due = published.findLast(({ at }) => at < started - STALE_AFTER_MS)
  const answer = await ask(base + path, agent).catch(() => null)
  const ms = performance.now() - started
  if (answer?.status !== 200) return { path, ms, complaint: 'erro' }
  if (!due || !lists.includes(path)) return { path, ms, complaint: '' }
  const html = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(answer.body) : answer.body
  return { path, ms, complaint: html.includes(due.title) ? '' : 'velha' }
}

function summed(readings: readonly Reading[], publications: number) {
  const times = readings.map(({ ms }) => ms)
  const counted = (complaint: Reading['complaint']) =>
    String(readings.filter(each => each.complaint === complaint).length)
  const at = (share: number) => milliseconds(quantile(times, share))
  return [
    ['Leituras e publicações', `${readings.length} e ${publications}`],
    ['Respostas com erro', counted('erro')],
    [`Listas sem o que saiu há mais de ${STALE_AFTER_MS / 1000} s`, counted('velha')],
    [
      'Tempo até o último byte',
      `mediana ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, pior ${milliseconds(Math.max(...times))}`,
    ],
  ] as const
}
