/** Milliseconds that kept pages are sent without hearing changes. */
const LONGEST_DEAF_MS = 5 * 60_000

/** `hears`: changes arrive. `deaf`: they may be missed. `reading`: the connection is back, and missed changes are being read. */
type State = 'hears' | 'deaf' | 'reading'

/** A moment by the clock that never jumps, and by the one that also counts while the machine sleeps. In milliseconds. */
export interface Moment {
  steady: number
  wall: number
}

export const thisMoment = (): Moment => ({ steady: performance.now(), wall: Date.now() })

/** Whether changes are heard, and whether kept pages may be sent (decision 0164). */
export class Hearing {
  #state: State = 'deaf'
  /** The last moment up to which all changes are known. */
  #knownUntil: Moment | null = null

  get hears(): boolean {
    return this.#state === 'hears'
  }

  /** Notes that all changes up to a moment are known. */
  noteKnown(until: Moment): void {
    this.#knownUntil = until
  }

  set(state: State): void {
    this.#state = state
  }

  /**
   * Whether a kept page may be sent: any one while changes are heard; while they are not, finished free pages for five minutes. A process
   * that has heard nothing yet sends none, and neither does one that is reading what it missed: that may be a takedown.
   */
  maySend(page: { status: number; askFirst?: boolean }): boolean {
    if (this.#state !== 'deaf') return this.hears
    return page.status === 200 && !page.askFirst && this.#deafMs() < LONGEST_DEAF_MS
  }

  /** The longer time of both clocks, so that no jump of one prolongs it. */
  #deafMs(): number {
    if (!this.#knownUntil) return Number.POSITIVE_INFINITY
    const { steady, wall } = this.#knownUntil
    return Math.max(performance.now() - steady, Math.abs(Date.now() - wall))
  }
}
