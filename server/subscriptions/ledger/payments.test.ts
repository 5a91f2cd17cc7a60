import { expect, test } from 'vitest'
import { type TakenBack, withoutCredit } from './payments.ts'

const day = (days: number) => new Date(Date.UTC(2026, 11, 1 + days))
const back: TakenBack = { at: day(5), by: 'refund' }
const paid = (at: number, amountCents: number, takenBack: TakenBack | null = null) => ({
  id: `${at}`,
  at: day(at),
  start: day(at),
  end: day(at + 30),
  amountCents,
  takenBack,
})
const takenBackOf = (...payments: ReturnType<typeof paid>[]) => withoutCredit(payments).at(-1)?.takenBack

test('a month that the rest of a dearer plan pays is taken back with everything paid before it', () => {
  const earlier: TakenBack = { at: day(4), by: 'refund' }
  expect(takenBackOf(paid(0, 5000, earlier), paid(1, 45_000, back), paid(2, 0))).toEqual(back)
})

test('it stays open while something of that is kept', () => {
  expect(takenBackOf(paid(0, 5000), paid(1, 45_000, back), paid(2, 0))).toBeNull()
})

test('a charge of nothing at the beginning stands: what it is for is paid later', () => {
  expect(takenBackOf(paid(0, 0))).toBeNull()
})
