import { describe, expect, test } from 'vitest'
import { grantsPremium } from '#lib/subscriptions/subscription.ts'
import { type GrantingPayment, takenBack } from './payments.ts'
import { isProlongedBy, prepaidPeriods } from './prepaid.ts'
import { prepaidStanding, renewingStanding } from './standing.ts'

const dayMs = 24 * 60 * 60 * 1000
const begin = new Date('2026-12-01T15:00:00Z')
/** So many days after the beginning. */
const day = (days: number) => new Date(begin.getTime() + days * dayMs)
const zone = 'America/Sao_Paulo'

const paid = (from: number, to: number, back: GrantingPayment['takenBack'] = null): GrantingPayment => ({
  id: `${from}`,
  at: day(from),
  start: day(from),
  end: day(to),
  takenBack: back,
})

const refunded = (at: number) => ({ at: day(at), by: 'refund' as const })

type Renewing = Parameters<typeof renewingStanding>[0]
const card = (own: Partial<Renewing>): Renewing => ({
  state: 'active',
  renews: true,
  createdAt: begin,
  cancelledAt: null,
  endedAt: null,
  payments: [paid(0, 30)],
  hasProblem: false,
  ...own,
})

/** A life, with the moment, and what is then its status, the end of what is paid and its access. */
type Life = [name: string, card: Partial<Renewing>, at: number, status: string, end: number, access: boolean]

const lives: Life[] = [
  ['not paid yet', { state: 'incomplete', payments: [] }, 0, 'incomplete', 0, false],
  ['begun, and paid of nothing that counts', { payments: [], hasProblem: true }, 0, 'incomplete', 0, false],
  ['renewed', { payments: [paid(0, 30), paid(30, 60)] }, 31, 'active', 60, true],
  ['about to be charged', {}, 30.5, 'active', 30, true],
  ['not charged for more than a day', {}, 31.1, 'past_due', 30, true],
  ['past due on the last day of grace', { state: 'past_due' }, 36.9, 'past_due', 30, true],
  ['past due after the grace', { state: 'past_due' }, 37, 'past_due', 30, false],
  ['renewed with a wrong amount', { hasProblem: true }, 32, 'past_due', 30, true],
  ['cancelled at period end', { renews: false, cancelledAt: day(10) }, 29.9, 'cancelled', 30, true],
  ['past due, then cancelled', { state: 'past_due', renews: false, cancelledAt: day(32) }, 33, 'cancelled', 30, false],
  ['given up while past due', { state: 'ended', renews: false, endedAt: day(36) }, 36, 'cancelled', 30, false],
  ['ended in the paid period', { state: 'ended', renews: false, endedAt: day(10) }, 20, 'cancelled', 30, true],
  ['refunded on day 7', { payments: [paid(0, 30, refunded(7))] }, 7, 'cancelled', 7, false],
  ['its renewal refunded', { payments: [paid(0, 30), paid(30, 60, refunded(33))] }, 34, 'cancelled', 33, false],
  ['its next month refunded', { payments: [paid(0, 30), paid(30, 60, refunded(29))] }, 29.5, 'cancelled', 30, true],
  ['its first month refunded late', { payments: [paid(0, 30, refunded(40)), paid(30, 60)] }, 41, 'active', 60, true],
]

describe('a subscription that its provider renews (abuse case 33)', () => {
  test.each(lives)('%s', (_name, own, at, status, end, access) => {
    const standing = renewingStanding(card(own), day(at))
    expect({ status: standing.status, end: standing.currentPeriodEnd }).toEqual({ status, end: day(end) })
    expect(grantsPremium(standing, day(at))).toBe(access)
  })

  test('an end is for good once nothing is paid and nothing will be charged', () => {
    expect(renewingStanding(card({ renews: false, cancelledAt: day(10) }), day(29)).endedAt).toBeNull()
    expect(renewingStanding(card({ renews: false, cancelledAt: day(10) }), day(30)).endedAt).toEqual(day(30))
    const left = card({ state: 'ended', renews: false, endedAt: day(36) })
    expect(renewingStanding(left, day(40))).toMatchObject({ endedAt: day(36), cause: 'ended' })
  })
})

describe('what is taken back from a payment of R$ 50', () => {
  const back = (kind: 'refund' | 'chargeback' | 'chargeback_reversal', at: number, amountCents = 5000) => ({
    id: `${kind}-${at}`,
    kind,
    amountCents,
    at: day(at),
  })

  test.each([
    ['a part', [back('refund', 3, 4999)], [], null],
    ['two parts that are all', [back('refund', 3, 2000), back('refund', 5, 3000)], [], refunded(5)],
    ['a request and its refund', [back('refund', 8)], [{ amountCents: 5000, at: day(6) }], refunded(6)],
    ['a request of a part and its refund', [back('refund', 8, 2000)], [{ amountCents: 2000, at: day(6) }], null],
    ['a dispute', [back('chargeback', 9)], [], { at: day(9), by: 'chargeback' }],
    ['a dispute that was won, told before it', [back('chargeback_reversal', 20), back('chargeback', 9)], [], null],
    [
      'a dispute won and lost again',
      [back('chargeback', 9), back('chargeback_reversal', 20), back('chargeback', 25)],
      [],
      { at: day(25), by: 'chargeback' },
    ],
  ] as const)('%s', (_name, reversals, claims, expected) => {
    expect(takenBack(5000, reversals, claims)).toEqual(expected)
  })
})

describe('a prepaid subscription', () => {
  const pix = (at: number, back: GrantingPayment['takenBack'] = null) => ({
    id: `${at}`,
    at: day(at),
    plan: 'monthly' as const,
    takenBack: back,
  })
  /** December has 31 days, January 31, February 28. */
  const ends = (...payments: ReturnType<typeof pix>[]) => prepaidPeriods(payments, zone).map(({ end }) => end)

  test('a payment in time or within the grace prolongs from the end of what is paid', () => {
    expect(ends(pix(0), pix(28))).toEqual([day(31), day(62)])
    expect(ends(pix(0), pix(37.9))).toEqual([day(31), day(62)])
  })

  test('a later one begins when it is paid', () => {
    expect(ends(pix(0), pix(39))).toEqual([day(31), new Date('2027-02-09T15:00:00Z')])
  })

  test.each([
    ['active', 30.9, 'active', true, null],
    ['on the last day of grace', 37.9, 'past_due', true, null],
    ['after the grace', 38, 'cancelled', false, day(38)],
  ])('is %s %d days after its payment', (_name, at, status, access, endedAt) => {
    const standing = prepaidStanding(
      { createdAt: begin, cancelledAt: null, payments: prepaidPeriods([pix(0)], zone) },
      day(at),
    )
    expect(standing).toMatchObject({ status, currentPeriodEnd: day(31), endedAt })
    expect(grantsPremium(standing, day(at))).toBe(access)
  })

  test('a dispute that is won leaves a cancellation of its person as it was, and makes none', () => {
    const disputed = prepaidPeriods([pix(0, { at: day(5), by: 'chargeback' })], zone)
    for (const cancelledAt of [null, day(3)]) {
      const taken = prepaidStanding({ createdAt: begin, cancelledAt, payments: disputed }, day(6))
      expect(taken).toMatchObject({ status: 'cancelled', cause: 'chargeback', cancelledAt })
      const won = prepaidStanding({ createdAt: begin, ...taken, payments: prepaidPeriods([pix(0)], zone) }, day(20))
      expect(won).toMatchObject({ status: cancelledAt ? 'cancelled' : 'active', cancelledAt })
    }
  })

  test('cancelled, it is open until its end and has no grace; a later payment takes the cancellation back', () => {
    const payments = prepaidPeriods([pix(0)], zone)
    const cancelled = { createdAt: begin, cancelledAt: day(10), payments }
    expect(grantsPremium(prepaidStanding(cancelled, day(30)), day(30))).toBe(true)
    expect(grantsPremium(prepaidStanding(cancelled, day(32)), day(32))).toBe(false)
    expect(isProlongedBy(day(33), payments, day(10))).toBe(false)
    expect(isProlongedBy(day(33), payments, null)).toBe(true)
    const takenBack = prepaidPeriods([pix(0, { at: day(5), by: 'chargeback' })], zone)
    expect(isProlongedBy(day(6), takenBack, null)).toBe(false)
    const again = prepaidPeriods([pix(0), pix(20)], zone)
    expect(prepaidStanding({ ...cancelled, payments: again }, day(20))).toMatchObject({
      status: 'active',
      cancelledAt: null,
    })
  })
})
