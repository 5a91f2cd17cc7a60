import type { Change } from '../forget.ts'
import { EVERYTHING } from './key-index.ts'

/** No page is kept for longer than a day, so older changes are never looked up. */
const REMEMBERED_MS = 25 * 3_600_000
const SWEEP_MS = 3_600_000

/** The last transaction that changed each key. Decides whether a page found on disk is still valid. */
export class LastChanges {
  readonly #byKey = new Map<string, { transaction: number; at: number }>()
  #swept = Date.now()

  note({ keys, transaction }: Pick<Change, 'keys' | 'transaction'>): void {
    const at = Date.now()
    for (const key of keys) {
      const known = this.#byKey.get(key)?.transaction ?? 0
      this.#byKey.set(key, { transaction: Math.max(known, transaction), at })
    }
    if (at - this.#swept > SWEEP_MS) this.#sweep(at)
  }

  /** Whether no transaction at or after a horizon (see `Bookmark`) changed one of these keys. */
  unchangedSince(horizon: number, keys: readonly string[]): boolean {
    const before = (key: string) => (this.#byKey.get(key)?.transaction ?? -1) < horizon
    return before(EVERYTHING) && keys.every(before)
  }

  #sweep(now: number): void {
    this.#swept = now
    for (const [key, { at }] of this.#byKey) if (now - at > REMEMBERED_MS) this.#byKey.delete(key)
  }
}
