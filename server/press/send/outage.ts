import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { failurePage, type Imprint } from '../page/failure-page.ts'
import type { Log } from '../print/printer.ts'

const FAILURE = 500
const UNAVAILABLE = 503

/** The response for a screen that failed. */
export interface OutageAnswer {
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/**
 * While the database is away, turns a 500 of Next into a 503 with a page that needs no script: the text of Next's own page appears only after its
 * scripts run. All other responses stay as they are. `makeAnswer` is called at most once.
 */
export function answerOutage(
  request: IncomingMessage,
  response: ServerResponse,
  isUp: () => boolean,
  makeAnswer: () => OutageAnswer,
): void {
  let answer: OutageAnswer | null = null
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse

  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== FAILURE || isUp()) return writeHead(status, ...rest)
    answer = makeAnswer()
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    return writeHead(UNAVAILABLE, { ...answer.headers, 'content-length': answer.body.length })
  }
  // The first write sends the head. If the head was replaced, Next's body is dropped.
  response.write = (...parts: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return answer ? true : write(...parts)
  }
  response.end = (...parts: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    if (!answer) return end(...parts)
    return request.method === 'HEAD' ? end() : end(answer.body)
  }
}

/** The response for a screen that needs the database. Writes a log entry and shows its id on the page. */
export function outagePage(imprint: Imprint, log: Log): OutageAnswer {
  const id = randomUUID()
  log.error({ id }, 'screen could not be shown without the database')
  const { contentType, lines, body } = failurePage(imprint, id, false)
  const pairs = lines.flatMap((name, i) => (i % 2 === 0 ? [[name, lines[i + 1] ?? '']] : []))
  return { headers: { 'content-type': contentType, ...Object.fromEntries(pairs) }, body }
}
