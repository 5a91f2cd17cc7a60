import { type LedgerKind, ledgerSigns } from '#lib/subscriptions/ledger-words.ts'

/** A line of the ledger, as much as a refund needs. Amounts are cents, and positive. */
interface Line {
  kind: LedgerKind
  paymentId: string
  amountCents: number
  problem: string | null
  occurredAt: Date
}

/** When the first payment was made that opened texts; null without one. */
export function firstPaymentAt(lines: readonly Line[]): Date | null {
  const paid = lines.filter(({ kind, problem }) => kind === 'payment' && !problem)
  return paid.map(({ occurredAt }) => occurredAt).sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** The payments of which something is kept, with that amount: what refunds and disputes took is gone, what a won dispute or a failed refund brought is back. */
export function returnable(lines: readonly Line[]): { paymentId: string; amountCents: number }[] {
  const kept = new Map<string, number>()
  for (const { kind, paymentId, amountCents } of lines) {
    kept.set(paymentId, (kept.get(paymentId) ?? 0) + ledgerSigns[kind] * amountCents)
  }
  return [...kept].flatMap(([paymentId, amountCents]) => (amountCents > 0 ? [{ paymentId, amountCents }] : []))
}

/** Of `returnable`, the payments that nobody asked back yet. `requests` are those that were not refused. */
export function unasked(lines: readonly Line[], requests: readonly { paymentId: string }[]) {
  const asked = new Set(requests.map(({ paymentId }) => paymentId))
  return returnable(lines).filter(({ paymentId }) => !asked.has(paymentId))
}
