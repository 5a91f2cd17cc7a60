import { type Provider, periodEnd } from '#lib/subscriptions/plans.ts'
import { defaultTimeZone } from '#lib/text/format.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import type { ProviderPayment, ProviderSubscription } from '../providers/provider.ts'
import { bookPayments, claimsOf, type Entry, type Judged } from './entries.ts'
import { type GrantingPayment, takenBack } from './payments.ts'
import { type CheckoutRow, findCheckoutRow, lockPerson, openSubscription, type SubscriptionRow } from './rows.ts'
import { giveBackDuplicates, settle } from './settle.ts'
import { renewingStanding } from './standing.ts'
import { planOf, problemOf } from './verdict.ts'

/** Applies the reading of a subscription that its provider renews. A reading older than the one that its row shows is dropped. */
export async function applyRenewing(
  context: CommandContext,
  { provider, read, number }: { provider: Provider; read: ProviderSubscription; number: bigint },
): Promise<void> {
  const { tx, now } = context
  const checkout = await findCheckoutRow(tx, read.checkoutId)
  const key = { paymentProvider: provider, paymentProviderId: read.id }
  const known = await tx.subscription.findUnique({ where: { paymentProvider_paymentProviderId: key } })
  const owner = known ? known.userId : checkout?.provider === provider ? checkout.userId : null
  await lockPerson(tx, owner)
  const terms = termsOf(read, known, checkout)
  const { row, isNew } = await openSubscription(tx, {
    ...key,
    ...terms,
    userId: owner,
    status: 'incomplete',
    currentPeriodStart: read.createdAt,
    currentPeriodEnd: read.createdAt,
    createdAt: read.createdAt,
    customerId: read.customerId,
  })
  if (row.reading >= number) return
  const judged = await judge(context, { provider, read, row, checkout })
  const entries = await bookPayments(tx, { id: row.id, provider }, judged)
  if (checkout && row.userId === checkout.userId) await linkCheckout(context, checkout, row.id, judged)
  if (row.userId && entries.length > 0) await giveBackDuplicates(context, row.userId)
  const standing = renewingStanding(
    { ...read, payments: await granting(context, row.id, judged), hasProblem: judged.at(-1)?.problem != null },
    now,
  )
  const outcome = { standing, ...terms, customerId: read.customerId }
  await settle(context, { row, isNew, outcome, entries, reading: number })
}

/** The plan, price and method that a subscription is shown with: those that it had while its price is none of ours. */
function termsOf(read: ProviderSubscription, known: SubscriptionRow | null, checkout: CheckoutRow | null) {
  const { plan, priceCents, method } = read
  if (plan && priceCents > 0) return { plan, priceCents, method }
  const former = known ?? (checkout && { plan: checkout.plan, priceCents: checkout.amountCents })
  return { plan: former?.plan ?? 'monthly', priceCents: former?.priceCents ?? Math.max(1, priceCents), method } as const
}

interface Case {
  provider: Provider
  read: ProviderSubscription
  row: SubscriptionRow
  checkout: CheckoutRow | null
}

/** The paid payments, oldest first, each with its verdict. The verdict of a payment in the ledger stays. */
async function judge({ tx }: CommandContext, { provider, read, row, checkout }: Case): Promise<Judged[]> {
  const paid = read.payments.filter(({ state }) => state === 'paid').sort((a, b) => a.at.getTime() - b.at.getTime())
  const ids = paid.map(({ id }) => id)
  const lines = await tx.ledgerEntry.findMany({ where: { provider, kind: 'payment', providerId: { in: ids } } })
  const booked = new Map(lines.map(line => [line.paymentId, line]))
  let hasHistory = false
  return paid.map(payment => {
    const plan = planOf(payment, read, checkout)
    const circumstances = { provider, checkout, owner: row.userId, terms: read, hasHistory }
    const problem = verdictOf(booked.get(payment.id), row) ?? problemOf(payment, circumstances)
    const judged = { payment, plan, period: periodOf(payment, plan ?? row.plan), problem: problem || null }
    hasHistory ||= !judged.problem
    return judged
  })
}

/** The verdict that the ledger holds; empty for a payment that opens texts, undefined for an unknown one. */
function verdictOf(line: Entry | undefined, row: SubscriptionRow): Judged['problem'] | '' | undefined {
  if (!line) return undefined
  if (line.subscriptionId !== row.id) return 'person'
  return (line.problem as Judged['problem']) ?? ''
}

const periodOf = ({ period, at }: ProviderPayment, plan: 'monthly' | 'yearly') =>
  period ?? { start: at, end: periodEnd(at, plan, defaultTimeZone) }

async function granting(
  { tx }: CommandContext,
  subscriptionId: string,
  judged: readonly Judged[],
): Promise<GrantingPayment[]> {
  const claims = await claimsOf(tx, subscriptionId)
  return judged.flatMap(({ payment: { id, at, amountCents, reversals }, period, problem }) =>
    problem || !period ? [] : [{ id, at, ...period, takenBack: takenBack(amountCents, reversals, claims.get(id)) }],
  )
}

/** The checkout that began the subscription leads to it, and is paid once a payment of it opened texts. */
async function linkCheckout({ tx }: CommandContext, checkout: CheckoutRow, subscriptionId: string, judged: Judged[]) {
  const first = judged.find(({ problem }) => !problem)
  const paid = first && checkout.status !== 'paid' && { status: 'paid' as const, paidAt: first.payment.at }
  if (checkout.subscriptionId === subscriptionId && !paid) return
  await tx.checkout.update({ where: { id: checkout.id }, data: { subscriptionId, ...paid }, select: { id: true } })
}
