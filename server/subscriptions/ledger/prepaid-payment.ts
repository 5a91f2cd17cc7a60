import { isPrepaid, type Plan, type Provider } from '#lib/subscriptions/plans.ts'
import { defaultTimeZone } from '#lib/text/format.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { giveBackHeld, holdsPayment } from '../holds/held-payment.ts'
import type { ProviderCheckout, ProviderPayment } from '../providers/provider.ts'
import { type Account, accountOf, accountsOf } from './accounts.ts'
import { bookPayments } from './entries.ts'
import { noteFailedRefunds } from './failed-refunds.ts'
import { giveBackDuplicates } from './give-back-duplicates.ts'
import { isProlongedBy, prepaidPeriods } from './prepaid.ts'
import { restatePrepaid } from './restate.ts'
import { type CheckoutRow, findCheckoutRow, lockPerson, openSubscription } from './rows.ts'
import { problemOf } from './verdict.ts'

interface Paid {
  provider: Provider
  checkoutId: string
  payment: ProviderPayment
}

/** Applies a payment by PIX or boleto: it prolongs the person's prepaid subscription, or begins one. */
export async function applyPrepaid(context: CommandContext, { provider, checkoutId, payment }: Paid): Promise<void> {
  const { tx } = context
  const found = await findCheckoutRow(tx, checkoutId)
  const owner = found?.provider === provider ? found.userId : null
  await lockPerson(tx, owner)
  const checkout = found && (await tx.checkout.findUnique({ where: { id: found.id } }))
  const plan = checkout?.plan ?? 'monthly'
  const { row, isNew } = await openSubscription(tx, {
    paymentProvider: provider,
    paymentProviderId: await prolonged(context, { owner, provider, checkout, payment, checkoutId }),
    userId: owner,
    standIn: checkout?.standIn ?? false,
    status: 'incomplete',
    currentPeriodStart: payment.at,
    currentPeriodEnd: payment.at,
    createdAt: payment.at,
    plan,
    priceCents: checkout?.amountCents ?? Math.max(1, payment.amountCents),
    method: payment.method,
    renews: false,
  })
  const before = await accountOf(tx, row.id)
  const wrong = problemOf(payment, {
    provider,
    checkout,
    owner: row.userId,
    terms: null,
    former: null,
    hasHistory: false,
    hasChanged: false,
  })
  const problem = wrong ?? ((await isHeld(context, { before, payment, plan })) ? 'payer' : null)
  if (checkout && checkout.provider === provider) {
    const status = problem ? ('failed' as const) : ('paid' as const)
    const paid = checkout.status === 'paid' ? {} : { status, paidAt: problem ? null : payment.at }
    const data = { ...paid, subscriptionId: checkout.subscriptionId ?? row.id }
    await tx.checkout.update({ where: { id: checkout.id }, data, select: { id: true } })
  }
  const period = problem ? null : periodIn(before, payment, plan)
  const entries = await bookPayments(tx, { ...row, provider }, [{ payment, plan, period, problem }])
  await noteFailedRefunds(context, entries)
  await giveBackHeld(context, row, entries)
  if (row.userId && entries.length > 0) await giveBackDuplicates(context, row.userId)
  await restatePrepaid(context, { id: row.id, isNew, entries })
}

/** Whether a payment waits for a master: as its line says, or as the first of its subscription. */
async function isHeld(
  context: CommandContext,
  { before, payment, plan }: { before: Account; payment: ProviderPayment; plan: Plan },
): Promise<boolean> {
  const { entries, subscription: row } = before
  const line = entries.find(({ kind, paymentId }) => kind === 'payment' && paymentId === payment.id)
  if (line || entries.some(({ problem }) => !problem)) return line?.problem === 'payer'
  return holdsPayment(context, { row, payments: [payment], plan, method: payment.method })
}

/** The period of a payment among those that are known. */
function periodIn({ payments, entries }: Account, { id, at }: ProviderPayment, plan: 'monthly' | 'yearly') {
  const plans = new Map(entries.map(entry => [entry.paymentId, entry.plan]))
  const others = payments.filter(one => one.id !== id).map(one => ({ ...one, plan: plans.get(one.id) ?? plan }))
  const periods = prepaidPeriods([...others, { id, at, plan, takenBack: null }], defaultTimeZone)
  return periods.find(one => one.id === id) ?? null
}

interface Prolonging {
  owner: string | null
  provider: Provider
  checkout: CheckoutRow | null
  payment: ProviderPayment
  checkoutId: string
}

/** The id of the prepaid subscription that a payment belongs to or prolongs; the checkout's own for a new one. */
async function prolonged({ tx }: CommandContext, { owner, provider, checkout, payment, checkoutId }: Prolonging) {
  const where = { provider_kind_providerId: { provider, kind: 'payment' as const, providerId: payment.id } }
  const line = await tx.ledgerEntry.findUnique({ where, select: { subscription: true } })
  if (line) return line.subscription.paymentProviderId
  const accounts = owner ? await accountsOf(tx, owner) : []
  const alive = accounts.filter(
    ({ subscription, payments }) =>
      isPrepaid(subscription) &&
      subscription.paymentProvider === provider &&
      isProlongedBy(payment.at, payments, subscription.cancelledAt),
  )
  // A later payment may have been read first and have begun a subscription of its own: what was paid before comes first.
  const chosen =
    alive.find(({ subscription }) => subscription.id === checkout?.subscriptionId) ??
    alive.findLast(({ payments }) => payments.some(({ at }) => at < payment.at)) ??
    alive.at(-1)
  return chosen?.subscription.paymentProviderId ?? checkoutId
}

/** Whether the provider reports a prepaid payment that was paid. */
export const paidPrepaid = ({ checkoutId, payment }: ProviderCheckout) =>
  payment?.state === 'paid' ? { checkoutId, payment } : null
