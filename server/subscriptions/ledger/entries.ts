import { isPrepaid, type PaymentMethod, type Plan, type Provider } from '#lib/subscriptions/plans.ts'
import type { PaymentProblem } from '#lib/subscriptions/problems.ts'
import { defaultTimeZone } from '#lib/text/format.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { ProviderPayment, Reversal } from '../providers/provider.ts'
import { type Claim, type GrantingPayment, takenBack } from './payments.ts'
import { prepaidPeriods } from './prepaid.ts'

/** A line of the ledger. */
export type Entry = Prisma.LedgerEntryGetPayload<object>

/** A paid payment with what it pays, and why it opens nothing. */
export interface Judged {
  payment: ProviderPayment
  plan: Plan | null
  period: { start: Date; end: Date } | null
  problem: PaymentProblem | null
}

/** The subscription that lines are written for. `userId` is null once its account was erased. */
interface Booked {
  id: string
  provider: Provider
  userId: string | null
}

/** Writes the lines of payments and of what was taken back from them, each once. Gives the new ones. A payment of nothing has no line. */
export async function bookPayments(tx: Tx, subscription: Booked, payments: readonly Judged[]): Promise<Entry[]> {
  const data = payments
    .filter(({ payment }) => payment.amountCents > 0)
    .flatMap(judged => linesOf(subscription, judged))
  if (data.length === 0) return []
  return tx.ledgerEntry.createManyAndReturn({ data, skipDuplicates: true })
}

function linesOf(
  { id: subscriptionId, provider, userId }: Booked,
  { payment, plan, period, problem }: Judged,
): Prisma.LedgerEntryCreateManyInput[] {
  const { id: paymentId, currency, method } = payment
  const shared = { subscriptionId, provider, paymentId, currency: currency.slice(0, 3), method, plan }
  const line = {
    ...shared,
    kind: 'payment',
    providerId: paymentId,
    amountCents: payment.amountCents,
    problem,
    recovered: payment.recovered,
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    receiptUrl: userId && payment.receiptUrl,
    occurredAt: payment.at,
  } as const
  const reversals = payment.reversals.map(({ id, kind, amountCents, at }) => ({
    ...shared,
    kind,
    providerId: id,
    amountCents,
    occurredAt: at,
  }))
  return [line, ...reversals]
}

/** Requests to give payments back, by payment, without refused ones. */
export async function claimsOf(tx: Tx, subscriptionId: string): Promise<Map<string, Claim[]>> {
  const requests = await tx.refundRequest.findMany({ where: { subscriptionId, status: { not: 'refused' } } })
  return claimsBy(requests)
}

interface Request {
  paymentId: string
  amountCents: number
  requestedAt: Date
}

const claimsBy = (requests: readonly Request[]): Map<string, Claim[]> =>
  Map.groupBy(
    requests.map(({ paymentId, amountCents, requestedAt: at }) => ({ paymentId, amountCents, at })),
    ({ paymentId }) => paymentId,
  )

/** What the ledger holds of one subscription. */
interface Account {
  method: PaymentMethod
  entries: readonly Entry[]
  refunds: readonly (Request & { status: string })[]
}

/** The payments of a subscription that open texts, from its lines, with their periods. */
export function grantingFrom({ method, entries, refunds }: Account): GrantingPayment[] {
  const claims = claimsBy(refunds.filter(({ status }) => status !== 'refused'))
  const reversals = Map.groupBy(entries.filter(isReversal), ({ paymentId }) => paymentId)
  const paid = entries.flatMap(({ kind, problem, paymentId: id, amountCents, occurredAt: at, plan, ...line }) => {
    if (kind !== 'payment' || problem || !plan) return []
    const back = takenBack(amountCents, (reversals.get(id) ?? []).map(toReversal), claims.get(id))
    const period = { start: line.periodStart ?? at, end: line.periodEnd ?? at }
    return [{ id, at, plan, takenBack: back, ...period }]
  })
  if (isPrepaid({ method })) return prepaidPeriods(paid, defaultTimeZone)
  return paid.map(({ plan, ...payment }) => payment)
}

const isReversal = ({ kind }: Entry) => kind !== 'payment'

const toReversal = ({ providerId: id, kind, amountCents, occurredAt: at }: Entry): Reversal => ({
  id,
  kind: kind as Reversal['kind'],
  amountCents,
  at,
})
