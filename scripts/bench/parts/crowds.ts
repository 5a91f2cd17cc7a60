import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { searchPath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { words } from '../archive-words.ts'
import { ask, timed } from '../ask.ts'
import { publishedPaths } from '../demonstration.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Part } from '../part.ts'

const PRINTS = 100
const REQUESTS = 40
const BEACONS_PER_MINUTE = 10_000
const SECONDS = 10

export const crowds: Part = {
  name: 'crowds',
  title: 'O que uma multidão custa aos outros',
  async measure(bench) {
    const { url } = await bench.house()
    const [article = '/'] = await publishedPaths()
    await Promise.all(['/auth', article].map(path => ask(url + path)))
    const alone = await timesOf(`${url}/auth`)
    const crowd = Promise.all(words.slice(0, PRINTS).map(q => ask(url + searchPath({ q }))))
    const among = await timesOf(`${url}/auth`)
    const statuses = (await crowd).map(({ status }) => status)
    const quiet = await timesOf(url + article)
    const beacons = sendBeacons(url)
    const meanwhile = await timesOf(url + article, (SECONDS * 1000) / REQUESTS / 2)
    return [
      ['Tela do Next que não é de leitor, sozinha', described(alone)],
      [`A mesma entre ${PRINTS} primeiras impressões de uma vez`, described(among)],
      ['Impressões dessas que foram servidas', String(statuses.filter(status => status === 200).length)],
      ['Matéria quente, sem visitas a contar', described(quiet)],
      [`A mesma com ${written(BEACONS_PER_MINUTE)} visitas por minuto a contar`, described(meanwhile)],
      ['Visitas enviadas e recusadas', (await beacons).join(' e ')],
    ]
  },
}

const described = (times: readonly number[]) =>
  `mediana ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))}`

/** Requests an address repeatedly, one request after the other. Gives milliseconds. */
async function timesOf(url: string, pauseMs = 0): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let i = 0; i < REQUESTS; i++) {
    times.push(await timed(url, agent))
    await wait(pauseMs)
  }
  agent.destroy()
  return times
}

/** Sends view beacons at an even pace, each from another reader. Gives the numbers sent and refused. */
async function sendBeacons(base: string): Promise<[sent: number, refused: number]> {
  const { id } = await db().article.findFirstOrThrow({
    where: { status: 'published', deletedAt: null },
    select: { id: true },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const statuses: Promise<number>[] = []
  const started = performance.now()
  const count = (BEACONS_PER_MINUTE * SECONDS) / 60
  for (let i = 0; i < count; i++) {
    await wait(Math.max(0, started + (i * 60_000) / BEACONS_PER_MINUTE - performance.now()))
    statuses.push(sendBeacon(base, id, i, agent))
  }
  const refused = (await Promise.all(statuses)).filter(status => status >= 400)
  agent.destroy()
  return [statuses.length, refused.length]
}

function sendBeacon(base: string, article: string, reader: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...{ origin: base, 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 Firefox/150.0' },
      'x-forwarded-for': `10.0.${(reader >> 8) & 255}.${reader & 255}`,
    }
    const sent = request(`${base}/api/beacon`, { method: 'POST', agent, headers }, response => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ page: randomUUID(), path: '/x', article, seen: 5, read: 5 }))
  })
}
