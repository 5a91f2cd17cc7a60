import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Page } from '../page/page.ts'
import { answerBytes } from './answer-bytes.ts'
import { type Backend, Connection, noteAnswer } from './connection.ts'
import { chooseFor } from './respond.ts'

/** After this time all connections are closed, even while a response is under way. */
const LONGEST_CLOSE_MS = 10_000

export interface FastPathOptions {
  /** The finished page in memory at a request target. */
  find(target: string): Page | undefined
  /** Called for every response. */
  onAnswer(): void
}

/**
 * Takes over a server's connections. Requests for finished pages in memory are answered with one write, before Node's HTTP parser runs; the server
 * answers all others, request by request (`connection.ts`). `close` ends the connections. Raises an error if the server has no listener.
 */
export function openFastPath(server: Server, { find, onAnswer }: FastPathOptions): { close(): void } {
  const [serve] = server.listeners('connection')
  if (!serve) throw new Error('a server without a listener')
  const open = new Set<Connection>()
  let closing = false
  const backend: Backend = {
    serve: socket => Reflect.apply(serve, server, [socket]),
    answer({ target, acceptEncoding, ifNoneMatch, close }) {
      const page = find(target)
      if (!page) return null
      const { variant, notModified } = chooseFor(page, acceptEncoding, ifNoneMatch)
      const bytes = answerBytes(page, variant, notModified, close)
      if (bytes) onAnswer()
      return bytes
    },
  }
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const connection = new Connection(socket, backend)
    open.add(connection)
    socket.once('close', () => open.delete(connection))
    if (closing) connection.close()
  })
  server.prependListener('request', noteAnswer)
  return {
    close() {
      closing = true
      for (const connection of open) connection.close()
      setTimeout(() => {
        for (const connection of open) connection.destroy()
      }, LONGEST_CLOSE_MS).unref()
    },
  }
}
