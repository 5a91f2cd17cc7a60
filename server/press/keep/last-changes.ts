import type { Change } from '../forget.ts'
import { EVERYTHING } from './key-index.ts'

/** No page is kept for longer than a day, so that nobody asks about older changes. */
const REMEMBERED_MS = 25 * 3_600_000
const SWEEP_MS = 3_600_000

/** Which transaction last changed what a key stands for: by it a page found on disk is judged. */
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

  /** Whether nothing with these keys was changed by a transaction at or after a horizon (`horizon.ts` says what that is). */
  unchangedSince(horizon: number, keys: readonly string[]): boolean {
    const before = (key: string) => (this.#byKey.get(key)?.transaction ?? -1) < horizon
    return before(EVERYTHING) && keys.every(before)
  }

  #sweep(now: number): void {
    this.#swept = now
    for (const [key, { at }] of this.#byKey) if (now - at > REMEMBERED_MS) this.#byKey.delete(key)
  }
}
