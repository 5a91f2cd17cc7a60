import PQueue from 'p-queue'
import { DomainError, type ErrorCode } from '#lib/errors.ts'

interface Bounds {
  /** Works that run at once. */
  atOnce: number
  /** Works that may wait. A longer queue would only end in timeouts. */
  mostWaiting: number
  /** Works of one network that may wait or run, so that a few networks do not fill the queue. */
  mostOfOneNetwork: number
  /** What is raised above these bounds. */
  refusal: ErrorCode
}

export interface Turn {
  /** Goes first, and is never refused. */
  urgent?: boolean
  /** The network that asks; none for works that are counted elsewhere. */
  from?: string
}

/** A bounded queue of works that cost a core: urgent ones first, then the first work of each network, then the second of each. */
export class Turns {
  private readonly queue: PQueue
  private readonly bounds: Bounds
  private readonly byNetwork = new Map<string, number>()

  constructor(bounds: Bounds) {
    this.bounds = bounds
    this.queue = new PQueue({ concurrency: bounds.atOnce })
  }

  /** Runs a work in its turn. Raises the refusal while too many wait, of all networks or of this one, unless it is urgent. */
  async take<T>(run: () => Promise<T>, { urgent = false, from = '' }: Turn = {}): Promise<T> {
    const { queue, byNetwork } = this
    const { mostWaiting, mostOfOneNetwork, refusal } = this.bounds
    const ahead = from === '' ? 0 : (byNetwork.get(from) ?? 0)
    if (!urgent && (queue.size >= mostWaiting || ahead >= mostOfOneNetwork)) throw new DomainError(refusal)
    byNetwork.set(from, ahead + 1)
    try {
      return await queue.add(run, { priority: urgent ? 1 : -ahead })
    } finally {
      const left = (byNetwork.get(from) ?? 1) - 1
      if (left > 0) byNetwork.set(from, left)
      else byNetwork.delete(from)
    }
  }
}
