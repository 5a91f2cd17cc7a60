import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { SLOW_READER_MS } from './http-limits.ts'

/** Most unanswered requests of one connection. Browsers and proxies send the next request after the answer. */
const MOST_UNANSWERED = 8

/**
 * Ends connections that only cost memory: one that sends many requests without waiting for answers (abuse case 21), one whose client has taken no
 * byte of an answer for half a minute, and one that has nothing to do. The rest is Node's
 * server (decision 0339).
 */
export function boundConnections(server: Server): void {
  const unanswered = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: 1 | -1): number => {
    const sum = (unanswered.get(socket) ?? 0) + change
    unanswered.set(socket, sum)
    return sum
  }
  server.prependListener('request', ({ socket }, response) => {
    if (count(socket, 1) > MOST_UNANSWERED) socket.destroy()
    response.once('close', () => count(socket, -1))
  })
  // With a listener Node leaves the closing to it. A long upload or a stream of events has an unanswered request and nothing unsent.
  server.setTimeout(SLOW_READER_MS, socket => {
    if (socket.writableLength > 0 || !unanswered.get(socket)) socket.destroy()
  })
}
