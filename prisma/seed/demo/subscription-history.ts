import { addMonths } from 'date-fns/addMonths'
import type { PaymentMethod, Plan } from '#lib/subscriptions/plans.ts'
import type { SubscriptionStatus } from '#lib/subscriptions/subscription.ts'

/** A subscription of the demonstration: what was paid, and how it goes on or ended. */
export interface DemoSubscription {
  /** The number of periods that were paid. */
  paid: number
  /** Days until the end of the last of them; negative for one that is over. */
  ends: number
  plan?: Plan
  method?: PaymentMethod
  /** The place of a payment that failed first and came three days later. */
  recovered?: number
  /** `waiting`: never paid. `lapsed`: not paid anew. */
  end?: 'cancelled' | 'overdue' | 'refunded' | 'disputed' | 'lapsed' | 'waiting'
  reason?: string
}

interface Change {
  statusBefore: SubscriptionStatus | null
  status: SubscriptionStatus
  cause: string
  at: Date
}

interface Movement {
  kind: 'payment' | 'refund' | 'chargeback'
  /** The place of its payment. */
  payment: number
  recovered: boolean
  at: Date
}

/** Everything that happened to a subscription, and what its row says now. */
export interface History {
  row: {
    status: SubscriptionStatus
    plan: Plan
    priceCents: number
    method: PaymentMethod
    renews: boolean
    start: Date
    end: Date
    createdAt: Date
    cancelledAt?: Date
    cancelReason?: string
    endedAt?: Date
  }
  changes: Change[]
  movements: Movement[]
  /** The beginnings of the paid periods, and the end of the last one. */
  periods: Date[]
}

const dayMs = 24 * 60 * 60 * 1000
const after = (date: Date, days: number) => new Date(date.getTime() + days * dayMs)
/** The prices of the demonstration's plans, in cents. */
export const demoPrices: Record<Plan, number> = { monthly: 5_000, yearly: 50_000 }

/** The history of a demonstration subscription up to a moment. */
export function historyOf(shape: DemoSubscription, now: Date): History {
  const { paid, ends, plan = 'monthly', method = 'card', recovered, end, reason } = shape
  const months = plan === 'yearly' ? 12 : 1
  const last = after(now, ends)
  const periods = Array.from({ length: paid + 1 }, (_, place) => addMonths(last, (place - paid) * months))
  const [begun = last] = periods
  const row = { plan, priceCents: demoPrices[plan], method, createdAt: begun, renews: method === 'card' && !end }
  if (end === 'waiting') {
    const changes: Change[] = [{ statusBefore: null, status: 'incomplete', cause: 'unpaid', at: begun }]
    return { row: { ...row, status: 'incomplete', start: begun, end: begun }, changes, movements: [], periods }
  }
  const changes: Change[] = [{ statusBefore: null, status: 'active', cause: 'paid', at: begun }]
  const movements = periods.slice(0, paid).map((at, payment): Movement => {
    if (payment !== recovered) return { kind: 'payment', payment, recovered: false, at }
    const late = after(at, 3)
    changes.push({ statusBefore: 'active', status: 'past_due', cause: 'overdue', at: after(at, 0.1) })
    changes.push({ statusBefore: 'past_due', status: 'active', cause: 'paid', at: late })
    return { kind: 'payment', payment, recovered: true, at: late }
  })
  const current = { start: periods.at(-2) ?? begun, end: last }
  const running: History = { row: { ...row, ...current, status: 'active' }, changes, movements, periods }
  return end ? endedBy(running, end, reason, now) : running
}

function endedBy(
  history: History,
  end: NonNullable<DemoSubscription['end']>,
  reason: string | undefined,
  now: Date,
): History {
  const { row, changes, movements, periods } = history
  const payment = periods.length - 2
  const over = (at: Date, cause: string, statusBefore: SubscriptionStatus = 'active'): Change => ({
    statusBefore,
    cause,
    at,
    status: 'cancelled',
  })
  switch (end) {
    case 'overdue': {
      const late: Change = { statusBefore: 'active', status: 'past_due', cause: 'overdue', at: row.end }
      return {
        ...history,
        row: { ...row, status: 'past_due', renews: row.method === 'card' },
        changes: [...changes, late],
      }
    }
    case 'lapsed': {
      const late: Change = { statusBefore: 'active', status: 'past_due', cause: 'overdue', at: row.end }
      const gone = after(row.end, 7)
      return {
        ...history,
        row: { ...row, status: 'cancelled', endedAt: gone },
        changes: [...changes, late, over(gone, 'ended', 'past_due')],
      }
    }
    case 'refunded':
    case 'disputed': {
      const at = after(row.start, end === 'refunded' ? 3 : 19)
      const kind = end === 'refunded' ? 'refund' : 'chargeback'
      return {
        ...history,
        row: { ...row, status: 'cancelled', end: at, cancelledAt: at, cancelReason: reason, endedAt: at },
        changes: [...changes, over(at, kind)],
        movements: [...movements, { kind, payment, recovered: false, at }],
      }
    }
    default: {
      const at = after(row.start, 6)
      const endedAt = row.end <= now ? row.end : undefined
      return {
        ...history,
        row: { ...row, status: 'cancelled', cancelledAt: at, cancelReason: reason, endedAt },
        changes: [...changes, over(at, 'cancelled')],
      }
    }
  }
}
