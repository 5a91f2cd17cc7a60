import type { IncomingMessage } from 'node:http'
import { JsonMeasure } from '#server/platform/door/measure/json-measure.ts'

/** The most bytes of an action's arguments, as Next has it. */
const MOST_BYTES = 1024 * 1024

/**
 * The arguments of a server action, measured before Next parses them on the serving thread. Our screens send them as one JSON text; Next would also take a
 * form of ten thousand parts that refer to each other. Made at once with the request, because its bytes arrive from then on.
 */
export class ActionBody {
  readonly #request: IncomingMessage
  readonly #measure = new JsonMeasure()
  readonly #arrived: Promise<void>
  #bytes = 0
  #refusal: 413 | 415 | null
  #isWanted = false

  constructor(request: IncomingMessage) {
    this.#request = request
    this.#refusal = request.headers['content-type']?.startsWith('text/plain') ? null : 415
    const push = request.push.bind(request)
    this.#arrived = new Promise(resolve => {
      request.once('close', resolve)
      // Node's parser hands each piece of a body to `push`. What is refused is dropped here, so that the connection goes on.
      request.push = (piece: Buffer | null): boolean => {
        if (piece) this.#note(piece)
        if (piece === null || this.#refusal) resolve()
        const isRoomLeft = piece === null || !this.#refusal ? push(piece) : true
        return this.#isWanted || isRoomLeft
      }
    })
  }

  /** Waits until the whole body lies in the request's own buffer. Gives the status of its refusal; null for one that Next may parse. */
  async refusal(): Promise<413 | 415 | null> {
    this.#isWanted = true
    // Reading nothing lets a connection go on that waited for a reader.
    this.#request.read(0)
    if (!this.#refusal) await this.#arrived
    return this.#refusal
  }

  #note(piece: Buffer): void {
    this.#bytes += piece.length
    if (!this.#refusal && (this.#bytes > MOST_BYTES || this.#measure.take(piece))) this.#refusal = 413
  }
}

/** The arguments in a request that Next would take for a server action; null for any other. */
export const actionBodyOf = (request: IncomingMessage, isScreen: boolean): ActionBody | null =>
  request.method === 'POST' && (isScreen || request.headers['next-action'] !== undefined)
    ? new ActionBody(request)
    : null
