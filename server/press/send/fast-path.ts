import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Page } from '../page/page.ts'
import { answerBytes } from './answer-bytes.ts'
import { type Behind, Connection, noteAnswer } from './connection.ts'
import { chooseFor } from './respond.ts'

/** After so long connections are closed whatever they are doing. */
const LONGEST_CLOSE_MS = 10_000

export interface FastPathOptions {
  /** What lies finished in memory at a request target. */
  find(target: string): Page | undefined
  /** Told of every answer. */
  onAnswer(): void
}

/**
 * Puts a front before a server's connections: what lies finished in memory is answered with its bytes in one write, before the server's own HTTP
 * machinery wakes up; the server answers everything else, request by request (`connection.ts`). Gives what closes the connections.
 */
export function openFastPath(server: Server, { find, onAnswer }: FastPathOptions): { close(): void } {
  const [serve] = server.listeners('connection')
  if (!serve) throw new Error('a server without a listener')
  const open = new Set<Connection>()
  let closing = false
  const behind: Behind = {
    serve: socket => Reflect.apply(serve, server, [socket]),
    answer({ target, acceptEncoding, ifNoneMatch, close }) {
      const page = find(target)
      if (!page) return null
      const { variant, known } = chooseFor(page, acceptEncoding, ifNoneMatch)
      const bytes = answerBytes(page, variant, known, close)
      if (bytes) onAnswer()
      return bytes
    },
  }
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const connection = new Connection(socket, behind)
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
