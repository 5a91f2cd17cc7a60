import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

/** Events of Node's server that a connection receives. */
interface Owner {
  /** The server can take more bytes. */
  onWanted(): void
  /** The server ends the connection. */
  onDropped(): void
}

/** The connection that Node's HTTP server sees. The server reads only the bytes that are passed to it, and its writes go to the client's socket. */
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

  /** Does nothing, like the two methods below: only the owner sets the socket's timeouts and options. */
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
    this.#socket.end(done)
  }

  /** As of a socket: ends the connection after the last byte was sent. */
  destroySoon(): void {
    this.end(() => this.destroy())
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#owner.onDropped()
    done(error)
  }
}
