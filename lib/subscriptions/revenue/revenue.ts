import { isoDay } from '../../text/format.ts'
import { methods, type PaymentMethod } from '../plans.ts'
import type { Span } from './spans.ts'

/** The movements of subscriptions within one span. */
export interface MovementRow {
  /** The beginning of the span; earlier than the first one for all of the time before it. */
  start: Date
  /** By how much the sum of the active subscriptions' prices of a year grew, in cents. */
  yearlyCents: number
  active: number
  overdue: number
  began: number
  returned: number
  cancelled: number
  /** Those that paid when the span began and do not when it ends. */
  lost: number
}

/** The money of one method within one span, in cents. */
export interface CashRow extends Cash {
  /** The first day of the span, `yyyy-MM-dd` in São Paulo. */
  day: string
  method: PaymentMethod
  recovered: number
  recoveredCents: number
  /** The number of movements in another currency, which no sum contains. */
  inOtherCurrency: number
}

/** Money in cents. `net` is what stays. */
export interface Cash {
  grossCents: number
  refundCents: number
  /** Less the disputes that were won. */
  chargebackCents: number
}

export const netOf = ({ grossCents, refundCents, chargebackCents }: Cash): number =>
  grossCents - refundCents - chargebackCents

/** The revenue of one month or day, from what was recorded and never from today's rows. Amounts are cents. */
export interface RevenueSpan extends Span {
  /** The monthly revenue that the active subscriptions promise when the span ends, or now. */
  monthlyCents: number
  /** Subscriptions at that moment. */
  active: number
  overdue: number
  /** Subscriptions that moved within the span. */
  began: number
  returned: number
  cancelled: number
  /** The share of those that paid when the span began and do not when it ends; null when none paid. */
  churn: number | null
  recovered: number
  recoveredCents: number
  cash: Cash
  cashBy: Record<PaymentMethod, Cash>
}

export interface Revenue {
  /** The oldest first; the last one is not over. */
  spans: RevenueSpan[]
  /** The money of all spans. */
  cash: Cash
  cashBy: Record<PaymentMethod, Cash>
  /** The number of movements in another currency, which no sum contains. */
  inOtherCurrency: number
}

const nothing: Cash = { grossCents: 0, refundCents: 0, chargebackCents: 0 }

const sumOf = (rows: readonly Cash[]): Cash =>
  rows.reduce(
    (sum, row) => ({
      grossCents: sum.grossCents + row.grossCents,
      refundCents: sum.refundCents + row.refundCents,
      chargebackCents: sum.chargebackCents + row.chargebackCents,
    }),
    nothing,
  )

const byMethod = (rows: readonly CashRow[]): Record<PaymentMethod, Cash> => {
  const of = (method: PaymentMethod) => sumOf(rows.filter(row => row.method === method))
  return { card: of('card'), pix: of('pix'), boleto: of('boleto') }
}

/** The revenue of spans from their movements and their money. Several rows of a span add up. */
export function revenueOf(
  spans: readonly Span[],
  movements: readonly MovementRow[],
  cash: readonly CashRow[],
): Revenue {
  const first = spans[0]?.start ?? new Date(0)
  let standing = added(movements.filter(({ start }) => start < first))
  const drawn = spans.map((span): RevenueSpan => {
    const paying = standing.active + standing.overdue
    const moved = added(movements.filter(({ start }) => start.getTime() === span.start.getTime()))
    standing = added([standing, moved])
    const { yearlyCents, active, overdue } = standing
    const { began, returned, cancelled, lost } = moved
    const first = isoDay(span.start)
    const rows = cash.filter(({ day }) => day === first)
    return {
      ...span,
      monthlyCents: Math.round(yearlyCents / 12),
      active,
      overdue,
      began,
      returned,
      cancelled,
      churn: paying === 0 ? null : lost / paying,
      recovered: total(rows.map(({ recovered }) => recovered)),
      recoveredCents: total(rows.map(({ recoveredCents }) => recoveredCents)),
      cash: sumOf(rows),
      cashBy: byMethod(rows),
    }
  })
  const inOtherCurrency = total(cash.map(row => row.inOtherCurrency))
  return { spans: drawn, cash: sumOf(cash), cashBy: byMethod(cash), inOtherCurrency }
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

type Moved = Omit<MovementRow, 'start'>
const movedColumns = ['yearlyCents', 'active', 'overdue', 'began', 'returned', 'cancelled', 'lost'] as const

const added = (rows: readonly Moved[]): Moved =>
  Object.fromEntries(movedColumns.map(column => [column, total(rows.map(row => row[column]))])) as Record<
    (typeof movedColumns)[number],
    number
  >

/** The methods with money in any span. */
export const usedMethods = ({ cashBy }: Revenue): PaymentMethod[] =>
  methods.filter(method => Object.values(cashBy[method]).some(cents => cents !== 0))
