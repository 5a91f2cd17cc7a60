import { type Agent, get, Agent as HttpAgent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'

const LONGEST_ANSWER_MS = 30_000

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The bytes as received, still compressed if the server compressed them. */
  body: Buffer
}

/** Sends a browser's GET, with compression, and reads the answer to its end without decoding it. */
export function ask(url: string, agent?: Agent, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { 'accept-encoding': 'br, gzip', ...headers }, timeout: LONGEST_ANSWER_MS }
    const request = get(url, options, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.on('timeout', () => request.destroy(new Error(`${url}: sem resposta`)))
    request.on('error', reject)
  })
}

/** Sends a GET and gives the milliseconds until the last byte. Raises an Error for any status but 200. */
export async function timed(url: string, agent: Agent): Promise<number> {
  const started = performance.now()
  const { status } = await ask(url, agent)
  if (status !== 200) throw new Error(`${url}: ${status} em vez de 200`)
  return performance.now() - started
}

/** Asks for a page on one connection until a moment or an event, with pauses. Gives the milliseconds of each answer. */
export async function readSteadily(url: (n: number) => string, until: () => boolean, pause: () => Promise<void>) {
  const agent = new HttpAgent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (; !until(); await pause()) times.push(await timed(url(times.length), agent))
  agent.destroy()
  return times
}

/** The addresses of all published articles of the measured instance, the newest first. */
export async function publishedPaths(): Promise<string[]> {
  const articles = await db().article.findMany({
    where: { status: 'published', deletedAt: null },
    orderBy: { publishedAt: 'desc' },
    select: { slug: true, locationPath: true },
  })
  return articles.map(articlePath)
}
