import type { ActionError } from '#lib/outcome.ts'
import type { BatchAnswer, SentRow } from '#lib/schemas/imports.ts'

/** Why sending waits: the server or the network does not answer, or the session of the person ended. */
export type Holdup = 'unreachable' | 'signed_out'

/** A batch of rows and the number of its first record in the file. */
export interface RowBatch {
  from: number
  posts: SentRow[]
}

/** Where batches go: the whole address, because a worker's own may be a `blob:`. */
export interface Destination {
  endpoint: string
  sessionId: string
  fileId: string
}

interface SendOptions extends Destination {
  batches: AsyncIterable<RowBatch>
  /** The pause after each batch, in milliseconds. */
  pauseMs: number
  onAnswer: (answer: BatchAnswer, sent: number) => void
  /** Called when a request has to be tried again, and with null when it arrived. */
  onHoldup: (holdup: Holdup | null) => void
  /** Called with a sentence when a batch was refused, whose rows are errors now. */
  onRefused: (sentence: string) => void
}

/** A refusal that ends the import: it is about the session or the person, not about a batch. */
export class ImportRefused extends Error {
  readonly error: ActionError
  constructor(error: ActionError) {
    super(error.message)
    this.error = error
  }
}

/** Codes of refusals about the session or the person. Any other one is about the rows of a batch. */
const ofSession = new Set(['forbidden', 'not_found', 'import_not_running', 'import_gap'])

/** How often a batch is sent that the server cannot write because of a fault of its own. */
const mostFaults = 4

const firstWaitMs = 500
const longestWaitMs = 15_000

/**
 * Sends batches one after the other, in a worker: the page stays free, and a hidden tab keeps its pace. A request that gets no answer is repeated
 * until it does, with growing waits: the server does a repeated batch once. The rows of a refused batch
 * are errors of the file, and the next batch follows. Raises ImportRefused.
 */
export async function sendBatches({ batches, pauseMs, onAnswer, ...to }: SendOptions): Promise<void> {
  let paused: Promise<void> = Promise.resolve()
  for await (const batch of batches) {
    await paused
    onAnswer(await sendUntilAnswered(batch, to), batch.posts.length)
    paused = wait(pauseMs)
  }
}

type Sending = Destination & Pick<SendOptions, 'onHoldup' | 'onRefused'>

async function sendUntilAnswered(batch: RowBatch, to: Sending): Promise<BatchAnswer> {
  const { from, posts } = batch
  const { endpoint, sessionId, fileId, onHoldup, onRefused } = to
  let faults = 0
  const body = JSON.stringify({ sessionId, fileId, from, posts })
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => null)
    if (response?.ok) {
      onHoldup(null)
      return response.json()
    }
    if (response?.status === 413) return sendInParts(batch, to)
    const error = response && (await response.json().catch(() => null))
    const isFault = response?.status === 500 && ++faults === mostFaults
    if (response && (isFault || (response.status < 500 && response.status !== 401 && response.status !== 429))) {
      const refusal: ActionError = error ?? { code: 'unexpected', message: 'Erro desconhecido', fields: {} }
      if (ofSession.has(refusal.code) || posts.every(({ problem }) => problem)) throw new ImportRefused(refusal)
      onRefused(refusal.message)
      return sendUntilAnswered({ from, posts: posts.map(refusedRow) }, to)
    }
    onHoldup(response?.status === 401 ? 'signed_out' : 'unreachable')
    await wait(waitMs)
  }
}

/** Sends a batch that is too large, for the server or for a proxy before it, in halves. A single row that is too large is an error of the file. */
async function sendInParts({ from, posts }: RowBatch, to: Sending): Promise<BatchAnswer> {
  const [only, ...others] = posts
  if (others.length === 0) {
    return sendUntilAnswered({ from, posts: [{ ...refusedRow(only ?? {}), problem: 'content_too_long' }] }, to)
  }
  const half = Math.ceil(posts.length / 2)
  const one = await sendUntilAnswered({ from, posts: posts.slice(0, half) }, to)
  const other = await sendUntilAnswered({ from: from + half, posts: posts.slice(half) }, to)
  return {
    success: one.success + other.success,
    failed: one.failed + other.failed,
    logs: [...one.logs, ...other.logs],
    done: other.done,
  }
}

/** A row that the server refused, as an error of the import. */
const refusedRow = ({ record_id = '' }: SentRow): SentRow => ({ record_id, problem: 'batch_failed' })

/** Waits; ends early when the browser is online again. */
function wait(ms: number): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      self.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    self.addEventListener('online', end)
  })
}
