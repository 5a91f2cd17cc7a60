import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Page } from '../page/page.ts'
import { HTTP_LIMITS } from './http-limits.ts'
import { chooseFor } from './respond.ts'
import { bytesOnTheWire } from './wire.ts'

/** The plainest request there is, and nothing behind it: a GET of a path, and header lines of printable ASCII as RFC 9112 writes them. */
const PLAIN = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e]*\r\n)+\r\n$/
/** What needs more than a page's bytes: a body, another protocol, a reader with a session, an end of the connection. Looked for anywhere, so
 * that no way of writing it is missed. */
const MORE =
  /content-length|transfer-encoding|trailer|upgrade|expect|next-auth\.session-token|\r\nconnection:(?![\t ]*keep-alive[\t ]*\r\n)/i
const HOST = /\r\nhost:[\t ]*[^\t \r]/i

const readLine = (name: string) => {
  const line = new RegExp(`\\r\\n${name}:[\\t ]*([^\\r]*)`, 'i')
  return (head: string) => line.exec(head)?.[1]
}
const acceptEncoding = readLine('accept-encoding')
const ifNoneMatch = readLine('if-none-match')

/**
 * Lets a server's connections be served before its own HTTP machinery wakes up: as long as a connection asks for nothing but pages that lie
 * finished in memory, each is answered with its bytes in one write. The first request that is anything else goes to the server, with the
 * connection, for good: the server judges all that is unusual, and nothing is decided here. Gives what closes the connections that wait here.
 */
export function openFastPath(server: Server, find: (target: string) => Page | undefined): { close(): void } {
  const [serve] = server.listeners('connection')
  if (!serve) throw new Error('a server without a listener')
  const waiting = new Set<Socket>()

  function receive(socket: Socket): void {
    const leave = () => {
      waiting.delete(socket)
      socket.off('data', read).off('end', end).off('timeout', end).off('close', leave).off('error', ignore)
    }
    const end = () => socket.destroySoon()
    let answered = false
    const read = (chunk: Buffer) => {
      if (socket.writableLength === 0) {
        const bytes = answerTo(chunk, find)
        if (bytes) {
          if (!answered) socket.setTimeout(HTTP_LIMITS.keepAliveTimeout)
          answered = true
          socket.write(bytes)
          return
        }
      }
      leave()
      socket.setTimeout(0)
      Reflect.apply(serve as (socket: Socket) => void, server, [socket])
      socket.emit('data', chunk)
    }
    waiting.add(socket)
    socket.setTimeout(HTTP_LIMITS.headersTimeout)
    socket.on('data', read).on('end', end).on('timeout', end).on('close', leave).on('error', ignore)
  }

  server.removeAllListeners('connection')
  server.on('connection', receive)
  return {
    close() {
      for (const socket of waiting) socket.destroySoon()
    },
  }
}

/** Whoever breaks off has gone. */
function ignore() {}

/** The answer to a chunk that is one plain request for a page that lies ready; null when it is anything else. */
function answerTo(chunk: Buffer, find: (target: string) => Page | undefined): Buffer | null {
  if (chunk.length > HTTP_LIMITS.maxHeaderSize) return null
  const head = chunk.toString('latin1')
  const target = PLAIN.exec(head)?.[1]
  if (target === undefined || MORE.test(head) || !HOST.test(head)) return null
  const page = find(target)
  if (!page) return null
  const { variant, known } = chooseFor(page, acceptEncoding(head), ifNoneMatch(head))
  return bytesOnTheWire(page, variant, known)
}
