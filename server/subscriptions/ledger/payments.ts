import type { Reversal } from '../providers/provider.ts'

/** A request to give a payment back that was not refused. */
export interface Claim {
  amountCents: number
  at: Date
}

/** When a payment was taken back whole, and how. */
export interface TakenBack {
  at: Date
  by: 'refund' | 'chargeback'
}

/** A payment that opens texts, with the period that it pays. */
export interface GrantingPayment {
  id: string
  at: Date
  start: Date
  end: Date
  /** Null while any cent of it is kept. */
  takenBack: TakenBack | null
}

interface Move {
  at: Date
  cents: number
  by: TakenBack['by']
}

/**
 * The moment since which nothing of a payment is kept; null while a cent of it is. A request to give back counts from its own moment, and
 * the refund that follows it does not count again. A dispute that was won, and a refund that did not arrive, bring the money back.
 */
export function takenBack(
  amountCents: number,
  reversals: readonly Reversal[],
  claims: readonly Claim[] = [],
): TakenBack | null {
  if (amountCents === 0) return null
  const moves = [...claims.map(({ at, amountCents }): Move => ({ at, cents: amountCents, by: 'refund' }))]
  let claimed = claims.reduce((sum, claim) => sum + claim.amountCents, 0)
  for (const { at, kind, amountCents: cents } of [...reversals].sort(byTime)) {
    if (kind === 'refund') {
      const covered = claims.some(claim => claim.at <= at) ? Math.min(claimed, cents) : 0
      claimed -= covered
      moves.push({ at, cents: cents - covered, by: 'refund' })
    } else if (kind === 'refund_failure') moves.push({ at, cents: -cents, by: 'refund' })
    else moves.push({ at, cents: kind === 'chargeback' ? cents : -cents, by: 'chargeback' })
  }
  let [taken, since]: [number, TakenBack | null] = [0, null]
  for (const { at, cents, by } of moves.sort(byTime)) {
    taken += cents
    if (taken < amountCents) since = null
    else since ??= { at, by }
  }
  return since
}

/**
 * Takes a charge of nothing back once nothing is kept of the payments before it: after a change to a cheaper plan their rest pays it. A
 * charge of nothing without a payment before it stands: what follows a paid period begins so.
 */
export function withoutCredit(payments: readonly (GrantingPayment & { amountCents: number })[]): GrantingPayment[] {
  return payments.map(({ amountCents, ...payment }) => {
    if (amountCents > 0) return payment
    const before = payments.filter(other => other.amountCents > 0 && other.at <= payment.at)
    const gone = before.flatMap(other => other.takenBack ?? []).sort(byTime)
    return before.length > 0 && gone.length === before.length ? { ...payment, takenBack: gone.at(-1) ?? null } : payment
  })
}

/** The end of what a payment opens: that of its period, or the moment at which it was taken back. */
export const endOf = ({ end, takenBack }: GrantingPayment): Date => (takenBack ? earlier(takenBack.at, end) : end)

export const earlier = (a: Date, b: Date): Date => new Date(Math.min(a.getTime(), b.getTime()))
export const later = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()))

/** The payment whose period ends last; null without any. */
export const latestOf = (payments: readonly GrantingPayment[]): GrantingPayment | null =>
  payments.reduce<GrantingPayment | null>((last, one) => (last && last.end >= one.end ? last : one), null)

const byTime = (a: { at: Date }, b: { at: Date }) => a.at.getTime() - b.at.getTime()
