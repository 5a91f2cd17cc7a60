import { expect, test } from 'vitest'
import { runHistories } from '#tests/support/billing/histories.ts'

/** The other half of the 500 histories of the tests: ten worlds of 25 people. */
test.each([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])(
  'random histories, seed %d: access is what was paid, no cent is lost, nobody pays twice (abuse case 33)',
  {
    timeout: 120_000,
  },
  async seed => {
    expect(await runHistories(seed, 25)).toEqual([])
  },
)
