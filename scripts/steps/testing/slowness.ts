import { pbkdf2Sync } from 'node:crypto'

/** The work's milliseconds on two quiet cores. */
const QUIET_MS = 300
const LONGEST = 6

/** How many times slower than a quiet machine this one is now, from 1 to 6. It stretches the limits of all tests (`tests/support/tier.ts`). */
export function measureSlowness(): number {
  const started = performance.now()
  pbkdf2Sync('a', 'b', 700_000, 32, 'sha256')
  return Math.min(LONGEST, Math.max(1, (performance.now() - started) / QUIET_MS))
}
