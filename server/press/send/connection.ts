import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type Head, readHead } from './head.ts'
import { HTTP_LIMITS, SLOW_READER_MS } from './http-limits.ts'
import { PassedSocket } from './passed-socket.ts'

/** The two ways to answer a request of a connection. */
export interface Backend {
  /** The bytes that answer a request; null if they are not in memory. */
  answer(head: Head): readonly Buffer[] | null
  /** Gives a stream to Node's HTTP server as one of its connections. */
  serve(socket: Duplex): void
}

/** `reading`: between requests. `passing`: Node's server answers one. `draining`: the client has not taken earlier responses. `handedOver`: an odd
 * request went to Node's server with all later bytes, and the connection ends with its response. `ended`: no more bytes are read. */
type State = 'reading' | 'passing' | 'draining' | 'handedOver' | 'ended'

/** Bytes. While the client has not taken more than this, no further request is answered. */
const MOST_UNSENT = 64 * 1024
/** A head that arrives in more pieces, or takes longer than `headersTimeout`, goes to Node's server. */
const MOST_PIECES = 8

/**
 * One client's connection, from its first byte to its last. Requests are answered in order, one at a time: from memory if the bytes are ready, else
 * by Node's server, which gets exactly that request and its body. This needs a certain end of the request. If the end is ambiguous, Node's server
 * gets the rest of the connection too, so the two parsers never disagree on where a request begins.
 */
export class Connection {
  readonly #socket: Socket
  readonly #backend: Backend
  #state: State = 'reading'
  /** Bytes that were received and not processed yet. */
  #held: Buffer | null = null
  #pieces = 0
  /** When the first piece of the received bytes arrived, in milliseconds since the epoch. */
  #since = 0
  /** Bytes of the passed request's body that have not arrived. */
  #bodyLeft = 0
  #passed: PassedSocket | null = null
  /** Whether Node's server has begun to answer the passed request, and whether it has finished. */
  #isBegun = false
  #answered = false
  #requests = 0
  #closing = false

  constructor(socket: Socket, backend: Backend) {
    this.#socket = socket
    this.#backend = backend
    socket.setTimeout(HTTP_LIMITS.headersTimeout)
    socket.on('data', chunk => this.#receive(chunk))
    socket.on('drain', () => this.#drained())
    socket.on('timeout', () => this.#timedOut())
    socket.on('end', () => this.#ended())
    // A broken connection needs no handling: `close` follows.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#state = 'ended'
      this.#held = null
      this.#passed?.destroy()
    })
  }

  /** Ends the connection as soon as no response is under way. */
  close(): void {
    this.#closing = true
    if (this.#state === 'reading' || this.#state === 'draining') this.#end()
  }

  destroy(): void {
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    if (this.#state === 'ended') return
    const rest = this.#state === 'handedOver' || this.#state === 'passing' ? this.#pushBody(chunk) : chunk
    if (rest.length === 0) return
    if (!this.#held) this.#since = Date.now()
    this.#held = this.#held ? Buffer.concat([this.#held, rest]) : rest
    this.#pieces++
    if (this.#state === 'reading') this.#proceed()
    // Reading goes on during a response, to notice a client that leaves. It stops after 16 KB of further requests.
    else if (this.#held.length > HTTP_LIMITS.maxHeaderSize) this.#socket.pause()
  }

  /** Answers or passes the received requests, one after the other. */
  #proceed(): void {
    while (this.#state === 'reading' && this.#held && this.#next(this.#held));
  }

  /** Answers or passes the first request. False if more of its head must arrive. */
  #next(held: Buffer): boolean {
    const head = readHead(held)
    const isInTime = this.#pieces < MOST_PIECES && Date.now() - this.#since < HTTP_LIMITS.headersTimeout
    if (head === 'incomplete' && isInTime) return false
    if (typeof head === 'string') this.#handOver(held)
    else {
      this.#hold(head.end === held.length ? null : held.subarray(head.end))
      const bytes = head.plain ? this.#backend.answer(head) : null
      if (bytes) this.#send(bytes, head)
      else this.#pass(head, held.subarray(0, head.end))
    }
    return true
  }

  #hold(bytes: Buffer | null): void {
    this.#held = bytes && bytes.length > 0 ? bytes : null
    this.#pieces = this.#held ? 1 : 0
  }

  #send(bytes: readonly Buffer[], { close }: Head): void {
    const socket = this.#socket
    if (this.#requests++ === 0) socket.setTimeout(HTTP_LIMITS.keepAliveTimeout)
    if (bytes.length > 1) socket.cork()
    for (const piece of bytes) socket.write(piece)
    if (bytes.length > 1) socket.uncork()
    if (close) this.#end()
    else if (socket.writableLength > MOST_UNSENT) {
      this.#state = 'draining'
      socket.pause()
      socket.setTimeout(SLOW_READER_MS)
    }
  }

  #drained(): void {
    if (this.#state === 'draining') this.#readOn()
  }

  /** The next request may be answered. */
  #readOn(): void {
    this.#state = 'reading'
    this.#socket.setTimeout(HTTP_LIMITS.keepAliveTimeout)
    this.#pieces = this.#held ? 1 : 0
    if (this.#closing) this.#end()
    else this.#proceed()
    if (this.#state === 'reading' && this.#socket.isPaused()) this.#socket.resume()
  }

  /** Passes one request to Node's server, with the part of its body that has arrived. */
  #pass({ bodyLength }: Head, head: Buffer): void {
    const after = this.#held
    this.#state = 'passing'
    this.#isBegun = false
    this.#answered = false
    this.#bodyLeft = bodyLength
    this.#socket.setTimeout(SLOW_READER_MS)
    this.#push(head)
    if (after) this.#hold(this.#pushBody(after))
  }

  /** Passes an odd request and all later bytes to Node's server. */
  #handOver(bytes: Buffer): void {
    this.#state = 'handedOver'
    this.#isBegun = false
    this.#bodyLeft = Number.POSITIVE_INFINITY
    this.#socket.setTimeout(SLOW_READER_MS)
    this.#hold(null)
    this.#push(bytes)
  }

  /** Passes the bytes of the request's body to Node's server and returns the others. */
  #pushBody(bytes: Buffer): Buffer {
    const body = bytes.subarray(0, Math.min(bytes.length, this.#bodyLeft))
    if (body.length === 0) return bytes
    this.#bodyLeft -= body.length
    this.#push(body)
    if (this.#answered && this.#bodyLeft === 0) setImmediate(() => this.#afterAnswer())
    return bytes.subarray(body.length)
  }

  #push(bytes: Buffer): void {
    this.#passed ??= this.#openPassed()
    if (!this.#passed.push(bytes)) this.#socket.pause()
  }

  #openPassed(): PassedSocket {
    const passed = new PassedSocket(this.#socket, {
      onWanted: () => this.#wanted(),
      onDropped: () => this.#dropped(),
    })
    passedBy.set(passed, this)
    this.#backend.serve(passed)
    return passed
  }

  /** Node's server can take more of a body. */
  #wanted(): void {
    const hasRoom = (this.#held?.length ?? 0) <= HTTP_LIMITS.maxHeaderSize
    if (this.#socket.isPaused() && hasRoom && this.#state !== 'draining') this.#socket.resume()
  }

  /** Node's server begins to answer the passed request. */
  began(response: ServerResponse): void {
    this.#requests++
    // One request was passed. If the server ever finds a second one in it, the connection ends.
    if (this.#isBegun) this.destroy()
    this.#isBegun = true
    if (this.#state !== 'handedOver') {
      response.once('close', () => {
        this.#answered = true
        this.#afterAnswer()
      })
    } else {
      // An odd request is the last of its connection.
      response.shouldKeepAlive = false
      response.once('close', () => this.#passed?.writableEnded || this.#end())
    }
  }

  #afterAnswer(): void {
    if (this.#state !== 'passing' || !this.#answered || this.#bodyLeft > 0) return
    if (this.#passed?.writableEnded) this.#state = 'ended'
    else this.#readOn()
  }

  /** Node's server ends the connection: after an error or timeout while it answers, or as idle between requests. */
  #dropped(): void {
    this.#passed = null
    if (this.#state !== 'reading' && this.#state !== 'draining') this.#end()
  }

  #ended(): void {
    if (this.#state === 'passing' || this.#state === 'handedOver') this.#passed?.push(null)
    else this.#end()
  }

  #timedOut(): void {
    if (this.#socket.writableLength > 0) this.#socket.destroy()
    else if (this.#state === 'reading' && this.#held) this.#handOver(this.#held)
    else if (this.#state === 'reading') this.#end()
    // The server never began to answer, for example after an unknown `Expect`: nothing else would end the connection.
    else if (this.#state === 'handedOver' && !this.#isBegun) this.destroy()
  }

  #end(): void {
    this.#state = 'ended'
    this.#held = null
    this.#socket.destroySoon()
    if (this.#socket.isPaused()) this.#socket.resume()
  }
}

const passedBy = new WeakMap<Duplex, Connection>()

/** Reports to a request's connection that Node's server begins to answer it. */
export function noteAnswer(request: IncomingMessage, response: ServerResponse): void {
  passedBy.get(request.socket)?.began(response)
}
