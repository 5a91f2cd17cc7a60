import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { networkOf } from '#server/platform/door/request.ts'
import type { Counts } from '../counts.ts'
import { busyPage, type Imprint } from '../page/failure-page.ts'
import { passedHeaders } from '../page/security.ts'
import { Overloaded, PrintQueue } from '../print/print-queue.ts'
import type { Handler } from '../print/render.ts'
import { sendPage } from './respond.ts'
import { blameSender, defaultPolicy } from './status.ts'
import { cleanHeaders } from './visitor.ts'

/** Screens and handlers at the same time, and of one network. One thread renders them, as it does readers' pages. */
const SCREENS = { atOnce: 6, atOnceEach: 3, waiting: 200, longestWaitMs: 10_000 }
/** A turn ends with the answer, and at the latest after so long: streams and uploads last, and cost little. */
const LONGEST_TURN_MS = 1_000

export interface PassOptions {
  /** Next. */
  handle: Handler
  imprint(): Imprint
  trustedProxies: number | null
  /** Whether scripts of staff screens must carry a nonce. */
  guarding: boolean
  /** Whether the database can be reached. */
  isUp(): boolean
  counts: Counts
}

/** Gives what passes a request on to Next, with headers that it may believe and in its network's turn. Raises what Next raises. */
export function createPass({ handle, imprint, trustedProxies, guarding, isUp, counts }: PassOptions) {
  const screens = new PrintQueue(SCREENS)

  async function handInTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const network = networkOf(String(request.headers['x-forwarded-for'] ?? ''))
    let handled: Promise<unknown> = Promise.resolve()
    await screens.run(async () => {
      // Who left while waiting is not answered.
      if (response.destroyed) return
      handled = handle(request, response)
      const ended = Promise.allSettled([handled])
      await Promise.race([ended, sleep(LONGEST_TURN_MS, null, { ref: false })])
    }, network)
    await handled
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { site } = imprint()
    cleanHeaders(request, site, trustedProxies)
    // While the database is away nobody can tell whose fault it was.
    if (isUp()) blameSender(request, response)
    const { lines, policy } = passedHeaders(site, guarding)
    for (let i = 0; i < lines.length; i += 2) response.setHeader(lines[i] ?? '', lines[i + 1] ?? '')
    defaultPolicy(response, policy)
    // Where Next looks for the nonce that its own scripts are to carry.
    if (guarding) request.headers['content-security-policy'] = policy
    try {
      await handInTurn(request, response)
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      counts.shed++
      sendPage(request, response, await busyPage(imprint()))
    }
  }
}
