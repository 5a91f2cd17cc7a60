import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PrintQueue } from './print-queue.ts'

/** A turn ends with the response, and at the latest after this time: streams and uploads take long and cost little. */
const LONGEST_TURN_MS = 1_000

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
    answered = answer()
    await Promise.race([Promise.allSettled([answered]), sleep(LONGEST_TURN_MS, null, { ref: false })])
  }, network)
  await answered
}
