import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '#server/platform/door/request.ts'
import type { Counts } from '../counts.ts'
import { busyPage, type Imprint } from '../page/failure-page.ts'
import { passedHeaders } from '../page/security.ts'
import { Overloaded, PrintQueue } from '../print/print-queue.ts'
import type { Handler } from '../print/render.ts'
import { inTurn } from '../print/turn.ts'
import { cleanHeaders } from '../request/visitor.ts'
import { asksAction, refuseAction } from './action-body.ts'
import { sendBare, sendPage } from './respond.ts'
import { correctActionStatus, defaultPolicy } from './status.ts'

/** Limits of screens and handlers, in all and for one network. One thread renders them and the reader pages. */
const SCREENS = { atOnce: 6, atOnceEach: 3, waiting: 200, longestWaitMs: 10_000 }
/** Limits of event streams that open. A newsroom's streams reconnect together after a restart: they wait for the screens, not the screens for them. */
const STREAMS = { atOnce: 2, atOnceEach: 1, waiting: 1_000, longestWaitMs: 20_000 }
/** Limits of reports by machines, which must not wait behind screens. Notifications of payments arrive in hundreds from one network, and cost
 * milliseconds each. Who is refused sends the same again later. */
const REPORTS = { atOnce: 12, atOnceEach: 8, waiting: 2_000, longestWaitMs: 8_000 }

export interface PassOptions {
  /** Next's request handler. */
  handle: Handler
  imprint(): Imprint
  /** Whether a path takes reports by machines: notifications of providers, openings of pages. */
  isReport(path: string): boolean
  trustedProxies: number | null
  /** Whether scripts of staff screens must carry a nonce. */
  guarding: boolean
  /** Whether the database can be reached. */
  isUp(): boolean
  counts: Counts
}

/** Makes a function that passes a request on to Next, with cleaned headers and in its network's turn. It raises what Next raises, and sends the
 * “busy” page if the queue is full. */
export function createPass({ handle, imprint, isReport, trustedProxies, guarding, isUp, counts }: PassOptions) {
  const isHurried = () => !isUp()
  const screens = new PrintQueue({ ...SCREENS, isHurried })
  const streams = new PrintQueue({ ...STREAMS, isHurried })
  const reports = new PrintQueue({ ...REPORTS, isHurried })

  function queueOf({ method, url = '' }: IncomingMessage): PrintQueue {
    const [path = ''] = url.split('?', 1)
    if (isReport(path)) return reports
    return method === 'GET' && path.startsWith('/api/stream/') ? streams : screens
  }

  return async (request: IncomingMessage, response: ServerResponse, isScreen = false): Promise<void> => {
    const { site } = imprint()
    cleanHeaders(request, site, trustedProxies)
    correctActionStatus(request, response, isUp)
    const { lines, policy } = passedHeaders(site, guarding)
    for (let i = 0; i < lines.length; i += 2) response.setHeader(lines[i] ?? '', lines[i + 1] ?? '')
    defaultPolicy(response, policy)
    // Next takes the nonce for its own scripts from this request header.
    if (guarding) request.headers['content-security-policy'] = policy
    const queue = queueOf(request)
    try {
      const network = networkOf(String(request.headers['x-forwarded-for'] ?? ''))
      const refused = asksAction(request, isScreen) ? await refuseAction(request) : null
      if (refused) return sendBare(response, refused)
      await inTurn({ queue, network, response }, () => handle(request, response))
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      counts.shed++
      if (queue === reports) sendBare(response, 503, { 'retry-after': '30' })
      else sendPage(request, response, await busyPage(imprint()))
    }
  }
}
