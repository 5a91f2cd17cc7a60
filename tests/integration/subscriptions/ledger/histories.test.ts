import { expect, test } from 'vitest'
import { runHistories } from '#tests/support/billing/histories.ts'
import { rounds } from '#tests/support/tier.ts'

/** Worlds of 20 people; in the whole run 500 histories. */
const seeds = Array.from({ length: rounds(2, 25) }, (_, n) => n + 1)

test.each(seeds)(
  'random histories, seed %d: access is what was paid, no cent is lost, nobody pays twice (abuse case 33)',
  { timeout: 120_000 },
  async seed => {
    expect(await runHistories(seed, 20)).toEqual([])
  },
)
