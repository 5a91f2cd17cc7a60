import { addMonths } from 'date-fns/addMonths'
import {
  keptOf,
  type MemoryProvider,
  type WorldPayment,
  type WorldSubscription,
} from '#tests/doubles/payments/memory-provider.ts'

const dayMs = 24 * 60 * 60 * 1000
const graceMs = 7 * dayMs

/** The amounts and ids of checkouts of one person; every other payment of a world is somebody else's. */
export interface Person {
  userId: string
  checkouts: string[]
  /** Payments of a wrong amount, which must open nothing. */
  wrong: Set<string>
  /** When payments were asked back: from then on they open nothing, although their money follows later. */
  asked: ReadonlyMap<string, Date>
  /** Payments of which a refund failed: a person decides how they go back. */
  owed: Set<string>
  /**
   * Prepaid payments that had begun a subscription of their own, since the one before them was read after them, and that went back as paid twice.
   * The subscription before them stays as it was, with its days of grace (seed 1276).
   */
  apart: ReadonlySet<string>
}

interface Period {
  of: string
  payment: string
  start: number
  end: number
  takenAt: number | null
}

/** When the last cent of a payment was taken back; null while one is kept. Written apart from the product's own rule. */
function takenAt(payment: WorldPayment): number | null {
  if (keptOf(payment) > 0) return null
  let left = payment.amountCents
  let at: number | null = null
  for (const { kind, amountCents, at: moment } of payment.reversals) {
    left += kind === 'chargeback_reversal' || kind === 'refund_failure' ? amountCents : -amountCents
    if (left > 0) at = null
    else at ??= moment.getTime()
  }
  return at
}

const renewingOf = (person: Person, world: MemoryProvider): WorldSubscription[] =>
  [...world.subscriptions.values()].filter(({ checkoutId }) => person.checkouts.includes(checkoutId ?? ''))

const prepaidOf = (person: Person, world: MemoryProvider): WorldPayment[] =>
  [...world.checkouts.values()].flatMap(({ checkoutId, payment }) =>
    payment?.state === 'paid' && person.checkouts.includes(checkoutId) ? [payment] : [],
  )

function periodsOf(person: Person, subscription: WorldSubscription): Period[] {
  return subscription.payments.flatMap(payment => {
    if (payment.state !== 'paid' || person.wrong.has(payment.id) || !payment.period) return []
    const { start, end } = payment.period
    return [
      {
        of: subscription.id,
        payment: payment.id,
        start: start.getTime(),
        end: end.getTime(),
        takenAt: takenAt(payment),
      },
    ]
  })
}

function prepaidPeriods(person: Person, world: MemoryProvider): Period[] {
  const periods: (Period & { goneAt: number | null })[] = []
  const right = prepaidOf(person, world).filter(({ id }) => !person.wrong.has(id) && !person.apart.has(id))
  for (const payment of right.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const at = payment.at.getTime()
    const until = Math.max(0, ...periods.filter(({ goneAt }) => goneAt === null || goneAt > at).map(one => one.end))
    const start = at < until + graceMs ? until : at
    // The newspaper's time zone has no summer time: a month later is the same hour in UTC.
    const local = addMonths(new Date(start - 3 * 60 * 60 * 1000), 1)
    const end = local.getTime() + 3 * 60 * 60 * 1000
    const taken = takenAt(payment)
    const asked = person.asked.get(payment.id)?.getTime() ?? Number.POSITIVE_INFINITY
    const goneAt = taken && Math.min(taken, asked)
    periods.push({ of: 'prepaid', payment: payment.id, start, end, takenAt: taken, goneAt })
  }
  return periods
}

const endOf = ({ end, takenAt: at }: Period) => (at === null ? end : Math.min(end, at))

/** Whether a person has paid for reading at a moment, by the table of access. */
export function isEntitled(person: Person, worlds: readonly MemoryProvider[], now: number): boolean {
  return worlds.some(world => {
    const open = (periods: Period[], graceOf: (last: Period) => number) => {
      const last = periods.toSorted((a, b) => b.end - a.end)[0]
      if (!last) return false
      if (periods.some(period => now < endOf(period))) return true
      return last.takenAt === null && now < last.end + graceOf(last)
    }
    const byCard = renewingOf(person, world).some(subscription => {
      const { state, renews } = subscription
      const grace = state === 'ended' || !renews ? 0 : state === 'past_due' ? graceMs : Number.POSITIVE_INFINITY
      return open(periodsOf(person, subscription), () => grace)
    })
    return byCard || open(prepaidPeriods(person, world), () => graceMs)
  })
}

/** What a person's payments are worth at the providers, in cents. */
export const balanceOf = (person: Person, worlds: readonly MemoryProvider[]): number =>
  worlds
    .flatMap(world => [...renewingOf(person, world).flatMap(({ payments }) => payments), ...prepaidOf(person, world)])
    .filter(({ state }) => state === 'paid')
    .reduce((sum, payment) => sum + keptOf(payment), 0)

/** The first two subscriptions of a person that are both paid for the same day, and neither given back; null without any. */
export function chargedTwice(person: Person, worlds: readonly MemoryProvider[]): string | null {
  const kept = worlds
    .flatMap(world => [
      ...renewingOf(person, world).flatMap(subscription => periodsOf(person, subscription)),
      ...prepaidPeriods(person, world),
    ])
    .filter(period => period.takenAt === null && !person.owed.has(period.payment))
  for (const a of kept)
    for (const b of kept)
      if (a.of !== b.of && Math.min(a.end, b.end) - Math.max(a.start, b.start) > dayMs) return `${a.of} and ${b.of}`
  return null
}
