import { type Provider, periodEnd } from '#lib/subscriptions/plans.ts'
import type { PaymentProblem } from '#lib/subscriptions/problems.ts'
import { defaultTimeZone } from '#lib/text/format.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { giveBackHeld, holdsPayment } from '../holds/held-payment.ts'
import type { ProviderPayment, ProviderSubscription } from '../providers/provider.ts'
import { bookPayments, claimsOf, type Entry, type Judged } from './entries.ts'
import { noteFailedRefunds } from './failed-refunds.ts'
import { giveBackDuplicates } from './give-back-duplicates.ts'
import { type GrantingPayment, takenBack, withoutCredit } from './payments.ts'
import { type CheckoutRow, findCheckoutRow, lockPerson, openSubscription, type SubscriptionRow } from './rows.ts'
import { settle } from './settle.ts'
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
  const { createdAt, customerId } = read
  const standIn = checkout?.standIn ?? false
  const first = {
    ...key,
    ...terms,
    standIn,
    customerId,
    createdAt,
    currentPeriodStart: createdAt,
    currentPeriodEnd: createdAt,
  }
  const { row, isNew } = await openSubscription(tx, { ...first, userId: owner, status: 'incomplete' }, known !== null)
  if (row.reading >= number) return
  const about = { provider, read, row, checkout, isNew }
  const [lines, booked] = await knownOf(context, about)
  const verdicts = await withHeld(context, about, booked)
  const judged = judge(about, verdicts)
  const entries = await bookPayments(tx, { ...row, provider }, judged.filter(isUnbooked(lines)))
  if (checkout && row.userId === checkout.userId) await linkCheckout(context, checkout, row.id, judged)
  await noteFailedRefunds(context, entries)
  await giveBackHeld(context, row, entries)
  if (row.userId && entries.length > 0) await giveBackDuplicates(context, row.userId)
  const standing = renewingStanding(
    { ...read, payments: await granting(context, row.id, judged), hasProblem: judged.at(-1)?.problem != null },
    now,
  )
  const outcome = { standing, ...terms, customerId }
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
  /** Whether the row was made just now. */
  isNew: boolean
  checkout: CheckoutRow | null
}

/** The paid payments, oldest first, each with its verdict. The verdict of a payment in the ledger stays. */
function judge({ provider, read, row, checkout }: Case, verdicts: Verdicts): Judged[] {
  let hasHistory = false
  let hasChanged = false
  return paidOf(read).map(payment => {
    const plan = planOf(payment, read, checkout)
    const circumstances = { provider, checkout, owner: row.userId, terms: read, former: row, hasHistory, hasChanged }
    const known = verdicts.get(payment.id)
    const problem = known === undefined ? problemOf(payment, circumstances) : known
    hasHistory ||= !problem
    hasChanged ||= !problem && plan !== checkout?.plan
    return { payment, plan, period: periodOf(payment, plan ?? row.plan), problem }
  })
}

const paidOf = ({ payments }: ProviderSubscription): ProviderPayment[] =>
  payments.filter(({ state }) => state === 'paid').sort((a, b) => a.at.getTime() - b.at.getTime())

/** The verdicts that the ledger holds, by payment; null for one that opens texts. */
type Verdicts = ReadonlyMap<string, PaymentProblem | null>

/** The lines of a subscription, and the verdicts on its payments. One that belongs to another subscription opens nothing here. */
async function knownOf({ tx }: CommandContext, { provider, read, row, isNew }: Case): Promise<[Entry[], Verdicts]> {
  const lines = isNew ? [] : await tx.ledgerEntry.findMany({ where: { subscriptionId: row.id } })
  const own = lines.filter(({ kind }) => kind === 'payment')
  const verdicts = new Map(own.map(({ paymentId, problem }) => [paymentId, problem as PaymentProblem | null]))
  const unknown = paidOf(read)
    .map(({ id }) => id)
    .filter(id => !verdicts.has(id))
  if (unknown.length === 0) return [lines, verdicts]
  const elsewhere = await tx.ledgerEntry.findMany({
    where: { provider, kind: 'payment', providerId: { in: unknown } },
    select: { paymentId: true },
  })
  for (const { paymentId } of elsewhere) verdicts.set(paymentId, 'person')
  return [lines, verdicts]
}

/** The verdicts, with one on the first payments of somebody whose purchase waits for a master. */
async function withHeld(context: CommandContext, { read, row }: Case, verdicts: Verdicts): Promise<Verdicts> {
  const payments = paidOf(read)
  const fresh = payments.filter(({ id }) => !verdicts.has(id))
  if (fresh.length === 0 || [...verdicts.values()].includes(null)) return verdicts
  const isHeld = await holdsPayment(context, { row, payments, plan: row.plan, method: row.method })
  return isHeld ? new Map([...verdicts, ...fresh.map(({ id }) => [id, 'payer'] as const)]) : verdicts
}

/** Whether the ledger lacks a payment's line, or that of something taken back from it. */
const isUnbooked = (lines: readonly Entry[]) => {
  const booked = new Set(lines.map(({ kind, providerId }) => `${kind} ${providerId}`))
  return ({ payment: { id, reversals } }: Judged) =>
    [{ kind: 'payment', id }, ...reversals].some(movement => !booked.has(`${movement.kind} ${movement.id}`))
}

const periodOf = ({ period, at }: ProviderPayment, plan: 'monthly' | 'yearly') =>
  period ?? { start: at, end: periodEnd(at, plan, defaultTimeZone) }

async function granting(
  { tx }: CommandContext,
  subscriptionId: string,
  judged: readonly Judged[],
): Promise<GrantingPayment[]> {
  const claims = await claimsOf(tx, subscriptionId)
  const payments = judged.flatMap(({ payment: { id, at, amountCents, reversals }, period, problem }) => {
    if (problem || !period) return []
    return [{ id, at, amountCents, ...period, takenBack: takenBack(amountCents, reversals, claims.get(id)) }]
  })
  return withoutCredit(payments)
}

/** The checkout that began the subscription leads to it, and is paid once a payment of it opened texts. */
async function linkCheckout({ tx }: CommandContext, checkout: CheckoutRow, subscriptionId: string, judged: Judged[]) {
  const first = judged.find(({ problem }) => !problem)
  const paid = first && checkout.status !== 'paid' && { status: 'paid' as const, paidAt: first.payment.at }
  const isHeld = !first && checkout.status === 'open' && judged.some(({ problem }) => problem === 'payer')
  if (checkout.subscriptionId === subscriptionId && !paid && !isHeld) return
  const data = { subscriptionId, ...paid, ...(isHeld && { status: 'failed' as const }) }
  await tx.checkout.update({ where: { id: checkout.id }, data, select: { id: true } })
}
