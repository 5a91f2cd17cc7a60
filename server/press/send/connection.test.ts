import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { Connection } from './connection.ts'

/** A client's socket whose timeout the test fires. */
class FakeSocket extends Duplex {
  setTimeout() {
    return this
  }
  destroySoon() {
    this.destroy()
  }
  override _read() {}
  override _write(_chunk: unknown, _encoding: string, done: () => void) {
    done()
  }
}

const head = (...lines: string[]) => Buffer.from(`${['GET / HTTP/1.1', 'Host: x', ...lines].join('\r\n')}\r\n\r\n`)

function open() {
  const socket = new FakeSocket()
  const answered: string[] = []
  new Connection(socket as unknown as Socket, {
    answer: ({ target }) => {
      answered.push(target)
      return [Buffer.from('HTTP/1.1 204 No Content\r\n\r\n')]
    },
    serve: () => {},
  })
  return { socket, answered }
}

test('a request that the server never begins to answer does not hold its connection for good (abuse case 21)', () => {
  const { socket } = open()
  socket.emit('data', head('Expect: foo'))
  socket.emit('timeout')
  expect(socket.destroyed).toBe(true)
})

test('a head that arrives in several pieces is answered at once', () => {
  const { socket, answered } = open()
  const bytes = head('User-Agent: y')
  for (let at = 0; at < bytes.length; at += 12) socket.emit('data', bytes.subarray(at, at + 12))
  expect(answered).toEqual(['/'])
})
