import { type Agent, get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

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
    const request = get(url, {
      agent,
      headers: { 'accept-encoding': 'br, gzip', ...headers },
      timeout: LONGEST_ANSWER_MS,
    })
    request.on('timeout', () => request.destroy(new Error(`${url}: sem resposta`)))
    request.on('error', reject)
    request.on('response', response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
  })
}

/** Sends a GET and gives the milliseconds until the last byte. Raises an Error for any other status. */
export async function timed(
  url: string,
  agent: Agent,
  { status = 200, headers }: { status?: number; headers?: OutgoingHttpHeaders } = {},
): Promise<number> {
  const started = performance.now()
  const answer = await ask(url, agent, headers)
  if (answer.status !== status) throw new Error(`${url}: ${answer.status} em vez de ${status}`)
  return performance.now() - started
}
