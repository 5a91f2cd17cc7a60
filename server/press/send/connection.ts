import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type Head, readHead } from './head.ts'
import { HTTP_LIMITS, SLOW_READER_MS } from './http-limits.ts'
import { PassedSocket } from './passed-socket.ts'

/** What stands behind the front of a connection. */
export interface Behind {
  /** The bytes that answer a request; null when they do not lie ready. */
  answer(head: Head): readonly Buffer[] | null
  /** Node's HTTP server: takes a stream for one of its connections. */
  serve(socket: Duplex): void
}

/** `reading`: between requests. `passing`: the server answers one. `draining`: the reader has not taken earlier answers. `given`: an odd request
 * went to the server with all that follows, and the connection ends with its answer. `ended`: nothing is read any more. */
type State = 'reading' | 'passing' | 'draining' | 'given' | 'ended'

/** No further answer while so many bytes wait for their reader. */
const MOST_UNSENT = 64 * 1024
/** A request that arrives in more pieces is the server's: it measures how long heads take. */
const MOST_PIECES = 2

/**
 * One reader's connection, from its first byte to its last. Requests are answered in order, one at a time: at once where the bytes lie ready, else
 * by Node's server, which is passed exactly that request and its body. Where a request ends must be beyond doubt for that; one of which it is
 * not takes the rest of the connection with it, so there is never a second opinion on where the next one begins.
 */
export class Connection {
  readonly #socket: Socket
  readonly #behind: Behind
  #state: State = 'reading'
  /** What was received and not looked at yet. */
  #held: Buffer | null = null
  #pieces = 0
  /** Bytes of the passed request's body that have not arrived. */
  #bodyLeft = 0
  #passed: PassedSocket | null = null
  /** The server has begun to answer the passed request, and has answered it. */
  #isBegun = false
  #answered = false
  #requests = 0
  #closing = false

  constructor(socket: Socket, behind: Behind) {
    this.#socket = socket
    this.#behind = behind
    socket.setTimeout(HTTP_LIMITS.headersTimeout)
    socket.on('data', chunk => this.#receive(chunk))
    socket.on('drain', () => this.#drained())
    socket.on('timeout', () => this.#timedOut())
    socket.on('end', () => this.#ended())
    // Whoever breaks off has gone.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#state = 'ended'
      this.#held = null
      this.#passed?.destroy()
    })
  }

  /** Ends the connection as soon as nothing is being answered on it. */
  close(): void {
    this.#closing = true
    if (this.#state === 'reading' || this.#state === 'draining') this.#end()
  }

  destroy(): void {
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    if (this.#state === 'ended') return
    const rest = this.#state === 'given' || this.#state === 'passing' ? this.#pushBody(chunk) : chunk
    if (rest.length === 0) return
    this.#held = this.#held ? Buffer.concat([this.#held, rest]) : rest
    this.#pieces++
    if (this.#state === 'reading') this.#proceed()
    // Kept reading, or a reader who leaves would not be noticed; but nobody needs to ask for so much before an answer.
    else if (this.#held.length > HTTP_LIMITS.maxHeaderSize) this.#socket.pause()
  }

  /** Answers or passes what was received, request by request. */
  #proceed(): void {
    while (this.#state === 'reading' && this.#held && this.#next(this.#held));
  }

  /** Answers or passes the first request; false when more of it must arrive. */
  #next(held: Buffer): boolean {
    const head = readHead(held)
    if (head === 'incomplete' && this.#pieces < MOST_PIECES) return false
    if (typeof head === 'string') this.#give(held)
    else {
      this.#hold(head.end === held.length ? null : held.subarray(head.end))
      const bytes = head.plain ? this.#behind.answer(head) : null
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

  /** Passes one request to the server, and what of its body is there. */
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

  /** Passes everything from an odd request on. */
  #give(bytes: Buffer): void {
    this.#state = 'given'
    this.#isBegun = false
    this.#bodyLeft = Number.POSITIVE_INFINITY
    this.#socket.setTimeout(SLOW_READER_MS)
    this.#hold(null)
    this.#push(bytes)
  }

  /** Passes what belongs to the request's body and gives what does not. */
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
    this.#behind.serve(passed)
    return passed
  }

  /** The server takes more of a body. */
  #wanted(): void {
    const hasRoom = (this.#held?.length ?? 0) <= HTTP_LIMITS.maxHeaderSize
    if (this.#socket.isPaused() && hasRoom && this.#state !== 'draining') this.#socket.resume()
  }

  /** The server begins to answer what it was passed. */
  began(response: ServerResponse): void {
    this.#requests++
    // One request was passed: should the server ever find two in it, neither is answered.
    if (this.#isBegun) this.destroy()
    this.#isBegun = true
    if (this.#state !== 'given') {
      response.once('close', () => {
        this.#answered = true
        this.#afterAnswer()
      })
    } else {
      // Whoever writes oddly gets one answer.
      response.shouldKeepAlive = false
      response.once('close', () => this.#end())
    }
  }

  #afterAnswer(): void {
    if (this.#state !== 'passing' || !this.#answered || this.#bodyLeft > 0) return
    if (this.#passed?.writableEnded) this.#state = 'ended'
    else this.#readOn()
  }

  /** The server gives up a connection: by its own judgement while it answers, or because it is swept away between requests. */
  #dropped(): void {
    this.#passed = null
    if (this.#state === 'passing' || this.#state === 'given') this.#end()
  }

  #ended(): void {
    if (this.#state === 'passing' || this.#state === 'given') this.#passed?.push(null)
    else this.#end()
  }

  #timedOut(): void {
    if (this.#socket.writableLength > 0) this.#socket.destroy()
    else if (this.#state === 'reading' && this.#held) this.#give(this.#held)
    else if (this.#state === 'reading') this.#end()
  }

  #end(): void {
    this.#state = 'ended'
    this.#held = null
    this.#socket.destroySoon()
    if (this.#socket.isPaused()) this.#socket.resume()
  }
}

const passedBy = new WeakMap<Duplex, Connection>()

/** Tells the connection that a request came from that the server answers it. */
export function noteAnswer(request: IncomingMessage, response: ServerResponse): void {
  passedBy.get(request.socket)?.began(response)
}
