import { expect, test } from 'vitest'
import { runHistories } from '#tests/support/billing/histories.ts'

/** Half of the 500 histories of the tests: ten worlds of 25 people. The other half runs beside it. */
test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'random histories, seed %d: access is what was paid, no cent is lost, nobody pays twice (abuse case 33)',
  {
    timeout: 120_000,
  },
  async seed => {
    expect(await runHistories(seed, 25)).toEqual([])
  },
)
