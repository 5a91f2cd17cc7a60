import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

/** What a connection is told of the server that it passes requests to. */
interface Owner {
  /** The server takes more bytes. */
  onWanted(): void
  /** The server lets go of the connection. */
  onDropped(): void
}

/** What Node's HTTP server takes for a connection: it hears the bytes that it is passed and no others, and what it says goes to the reader's
 * socket. */
export class PassedSocket extends Duplex {
  readonly #socket: Socket
  readonly #owner: Owner

  constructor(socket: Socket, owner: Owner) {
    super({ allowHalfOpen: true })
    this.#socket = socket
    this.#owner = owner
    this.on('error', () => {})
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress
  }

  get remotePort(): number | undefined {
    return this.#socket.remotePort
  }

  /** Timeouts and the socket's settings stay with whoever owns the socket. */
  setTimeout(): this {
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  override _read(): void {
    this.#owner.onWanted()
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, encoding, done)
  }

  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], done: (error?: Error | null) => void): void {
    this.#socket.cork()
    const last = chunks.length - 1
    chunks.forEach(({ chunk, encoding }, i) => {
      this.#socket.write(chunk, encoding, i === last ? done : undefined)
    })
    this.#socket.uncork()
  }

  override _final(done: () => void): void {
    this.#socket.destroySoon()
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#owner.onDropped()
    done(error)
  }
}
