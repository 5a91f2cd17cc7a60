import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** Next's request handler, or a stand-in of a test. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/** Next's response, in memory. */
export interface Rendered {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

const LONGEST_RENDER_MS = 30_000
const LARGEST_BODY = 16 * 1024 * 1024

/** Requests a page from Next without a connection and collects the response. Only `target` and `headers` reach Next, nothing else of a visitor's
 * request. Raises an error if the handler fails, takes over 30 s or sends more than 16 MB. */
export function render(handle: Handler, target: string, headers: Record<string, string>): Promise<Rendered> {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = target
  request.headers = headers
  request.complete = true
  request.push(null)
  return new Promise((resolve, reject) => {
    const answer = new CollectedResponse(request, resolve, reject)
    const timer = setTimeout(() => answer.destroy(tooLate(target)), LONGEST_RENDER_MS)
    answer.once('close', () => clearTimeout(timer))
    handle(request, answer).catch(error => answer.destroy(error))
  })
}

/** Waits for a task and returns its result. Raises an error, which names `target`, if that takes over 30 s. */
export async function withTimeout<T>(task: Promise<T>, target: string): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(tooLate(target)), LONGEST_RENDER_MS)
  try {
    return await Promise.race([task, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const tooLate = (target: string) => new Error(`rendering ${target} took too long`)

/** A response that collects its body in memory instead of sending it. */
class CollectedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = []
  readonly #resolve: (rendered: Rendered) => void
  readonly #reject: (error: Error) => void
  #length = 0

  constructor(request: IncomingMessage, resolve: (rendered: Rendered) => void, reject: (error: Error) => void) {
    super(request)
    this.#resolve = resolve
    this.#reject = reject
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find(part => typeof part === 'object' && part !== null)
    if (headers && !Array.isArray(headers)) {
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    }
    return this
  }

  override flushHeaders(): void {}

  override write(chunk: string | Uint8Array): boolean {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk)
    this.#length += bytes.length
    if (this.#length > LARGEST_BODY) this.destroy(new Error('rendered page is too large'))
    else this.#chunks.push(bytes)
    return true
  }

  override end(last?: unknown): this {
    if (this.finished || this.destroyed) return this
    if (typeof last === 'string' || last instanceof Uint8Array) this.write(last)
    this.finished = true
    this.#resolve({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) })
    process.nextTick(() => {
      this.emit('finish')
      this.emit('close')
    })
    return this
  }

  override destroy(error?: Error): this {
    if (this.finished || this.destroyed) return this
    this.destroyed = true
    this.#reject(error ?? new Error('rendering was broken off'))
    process.nextTick(() => this.emit('close'))
    return this
  }
}
