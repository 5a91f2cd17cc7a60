import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { beforeHead } from '../before-head.ts'
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

/** The rest of a refused body is read and dropped within these bounds. If the connection were closed at once, its sender would get a reset instead of the answer. */
export const MOST_DROPPED = 32 * 1024 * 1024
const LONGEST_DROP_MS = 2_000

/**
 * Ends the connection of a request that is answered before its body was read whole, whoever answers it: the rest would stand before the next
 * request, which behind a proxy is another reader's. The answer says `connection: close`. After it the rest is dropped, within bounds, and nothing
 * that arrives is a request any more (abuse case 48).
 */
export function endUnread(request: IncomingMessage, response: ServerResponse): void {
  // Kept here: a reader that stops half way takes the socket from its request.
  const { headers, socket } = request
  if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return
  beforeHead(response, () => {
    if (request.complete) return
    response.shouldKeepAlive = false
    // Node ends a connection by this method, once the last answer is sent.
    socket.destroySoon = () => dropRest(socket)
  })
}

function dropRest(socket: Socket): void {
  let left = MOST_DROPPED
  const timer = setTimeout(() => socket.destroy(), LONGEST_DROP_MS)
  socket.once('close', () => clearTimeout(timer))
  socket.once('end', () => socket.destroy())
  // Without its listener Node's parser gets no more bytes.
  socket.removeAllListeners('data')
  socket.on('data', bytes => {
    left -= bytes.length
    if (left < 0) socket.destroy()
  })
  socket.end()
  socket.resume()
}
