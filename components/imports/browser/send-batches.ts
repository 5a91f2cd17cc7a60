import type { ActionError } from '#lib/outcome.ts'
import type { BatchAnswer, SentRow } from '#lib/schemas/imports.ts'

/** Why sending waits: the server or the network does not answer, or the session of the person ended. */
export type Holdup = 'unreachable' | 'signed_out'

/** A batch of rows and the number of its first record in the file. */
export interface RowBatch {
  from: number
  posts: SentRow[]
}

interface SendOptions {
  sessionId: string
  fileId: string
  batches: AsyncIterable<RowBatch>
  /** The pause after each batch, in milliseconds. */
  pauseMs: number
  signal: AbortSignal
  onAnswer: (answer: BatchAnswer, sent: number) => void
  /** Called when a request has to be tried again, and with null when it arrived. */
  onHoldup: (holdup: Holdup | null) => void
}

/** A refusal that no further try changes. */
export class ImportRefused extends Error {
  readonly error: ActionError
  constructor(error: ActionError) {
    super(error.message)
    this.error = error
  }
}

const firstWaitMs = 500
const longestWaitMs = 15_000

/**
 * Sends batches one after the other. A request that gets no answer is repeated until it does, with growing waits: the server does a repeated
 * batch once. Raises ImportRefused, and the signal's reason when it is stopped.
 */
export async function sendBatches({ batches, pauseMs, signal, onAnswer, ...rest }: SendOptions): Promise<void> {
  let paused: Promise<void> = Promise.resolve()
  for await (const batch of batches) {
    await paused
    signal.throwIfAborted()
    onAnswer(await sendUntilAnswered(batch, signal, rest), batch.posts.length)
    paused = wait(pauseMs, signal)
  }
}

type Destination = Pick<SendOptions, 'sessionId' | 'fileId' | 'onHoldup'>

async function sendUntilAnswered(batch: RowBatch, signal: AbortSignal, to: Destination): Promise<BatchAnswer> {
  const { from, posts } = batch
  const { sessionId, fileId, onHoldup } = to
  const body = JSON.stringify({ sessionId, fileId, from, posts })
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    const response = await fetch('/api/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    }).catch(() => null)
    signal.throwIfAborted()
    if (response?.ok) {
      onHoldup(null)
      return response.json()
    }
    if (response?.status === 413) return sendInParts(batch, signal, to)
    const error = response && (await response.json().catch(() => null))
    if (response && response.status < 500 && response.status !== 401 && response.status !== 429)
      throw new ImportRefused(error ?? { code: 'unexpected', message: 'Erro desconhecido', fields: {} })
    onHoldup(response?.status === 401 ? 'signed_out' : 'unreachable')
    await wait(waitMs, signal)
  }
}

/** Sends a batch that is too large, for the server or for a proxy before it, in halves. A single row that is too large is an error of the file. */
async function sendInParts({ from, posts }: RowBatch, signal: AbortSignal, to: Destination): Promise<BatchAnswer> {
  const [only, ...others] = posts
  if (others.length === 0) {
    const refused: SentRow = { record_id: only?.record_id ?? '', problem: 'content_too_long' }
    return sendUntilAnswered({ from, posts: [refused] }, signal, to)
  }
  const half = Math.ceil(posts.length / 2)
  const one = await sendUntilAnswered({ from, posts: posts.slice(0, half) }, signal, to)
  const other = await sendUntilAnswered({ from: from + half, posts: posts.slice(half) }, signal, to)
  return {
    success: one.success + other.success,
    failed: one.failed + other.failed,
    logs: [...one.logs, ...other.logs],
    done: other.done,
  }
}

/** Waits; ends early when the browser is online again or the signal says stop. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
