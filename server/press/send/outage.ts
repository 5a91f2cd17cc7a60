import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { failurePage, type Imprint } from '../page/failure-page.ts'
import type { Log } from '../print/printer.ts'

const FAILURE = 500
const UNAVAILABLE = 503

/** What is sent in place of a screen that failed. */
export interface Excuse {
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/**
 * While the database is away, a screen that Next answers with 500 is one that cannot be had now: 503, and a page that needs no script instead of
 * Next's, whose words only appear once its scripts run. Everything else passes as it is. `excuse` is asked at most once.
 */
export function excuseOutage(
  request: IncomingMessage,
  response: ServerResponse,
  isUp: () => boolean,
  excuse: () => Excuse,
): void {
  let said: Excuse | null = null
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse

  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== FAILURE || isUp()) return writeHead(status, ...rest)
    said = excuse()
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    return writeHead(UNAVAILABLE, { ...said.headers, 'content-length': said.body.length })
  }
  // What is written first decides the head, and what was meant to follow a head that was replaced goes nowhere.
  response.write = (...parts: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return said ? true : write(...parts)
  }
  response.end = (...parts: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    if (!said) return end(...parts)
    return request.method === 'HEAD' ? end() : end(said.body)
  }
}

/** The page for a screen that cannot be shown without the database; names the log entry. */
export function outagePage(imprint: Imprint, log: Log): Excuse {
  const id = randomUUID()
  log.error({ id }, 'screen could not be shown without the database')
  const { contentType, lines, body } = failurePage(imprint, id, false)
  const pairs = lines.flatMap((name, i) => (i % 2 === 0 ? [[name, lines[i + 1] ?? '']] : []))
  return { headers: { 'content-type': contentType, ...Object.fromEntries(pairs) }, body }
}
