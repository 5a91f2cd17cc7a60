import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeHead } from '../before-head.ts'
import type { PrintQueue } from './print-queue.ts'

/** A turn ends when the head of the response is written, and at the latest after this time. */
const LONGEST_TURN_MS = 1_000
/** If the body has not arrived after this time, the request gives its turn back: a slow sender must not block others. */
const LONGEST_WAIT_FOR_BODY_MS = 100

interface Turn {
  queue: PrintQueue
  /** The network that the request counts for. */
  network: string
  response: ServerResponse
}

/** Answers a request in its network's turn. Does nothing if the client left while it waited. Raises Overloaded, or what `answer` raises. */
export async function inTurn({ queue, network, response }: Turn, answer: () => Promise<unknown>): Promise<void> {
  let answered: Promise<unknown> = Promise.resolve()
  await queue.run(async () => {
    if (response.destroyed) return
    const begun = new Promise<void>(resolve => beforeHead(response, resolve))
    answered = answer()
    await Promise.race([Promise.allSettled([answered]), begun, tooLong(response.req)])
  }, network)
  await answered
}

async function tooLong(request: IncomingMessage): Promise<void> {
  await sleep(LONGEST_WAIT_FOR_BODY_MS, null, { ref: false })
  if (request.complete) await sleep(LONGEST_TURN_MS - LONGEST_WAIT_FOR_BODY_MS, null, { ref: false })
}
