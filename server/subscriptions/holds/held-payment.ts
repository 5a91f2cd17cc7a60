import type { PaymentMethod, Plan } from '#lib/subscriptions/plans.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import type { Entry } from '../ledger/entries.ts'
import { requestGiveBack } from '../ledger/give-back.ts'
import type { SubscriptionRow } from '../ledger/rows.ts'
import type { ProviderPayment } from '../providers/provider.ts'
import { endJob } from '../sync/job.ts'
import { holdPurchase } from './hold.ts'
import { marksOf, notePayer } from './payers.ts'
import { purchaseStandingOf } from './standing.ts'

interface FirstPayments {
  row: SubscriptionRow
  payments: readonly ProviderPayment[]
  plan: Plan
  method: PaymentMethod
}

/**
 * Notes who paid a subscription. Gives whether its first payment waits for a master, because its card or document, which only the payment tells, is
 * of a payer who withdrew twice. Beside another running subscription of the person it is no purchase.
 */
export async function holdsPayment(
  context: CommandContext,
  { row, payments, ...way }: FirstPayments,
): Promise<boolean> {
  const { tx, now } = context
  const { id, userId } = row
  const marks = marksOf(payments)
  await notePayer(tx, row, marks)
  if (!userId || marks.length === 0) return false
  const found = await purchaseStandingOf(tx, { userId, marks }, now)
  if (found.standing === 'free') return false
  const others = { userId, id: { not: id }, endedAt: null, withdrawnAt: null, currentPeriodEnd: { gt: now } }
  if ((await tx.subscription.count({ where: others })) > 0) return false
  if (found.standing === 'waits') await holdPurchase(context, { userId, ...way }, found)
  return true
}

/** Gives payments that wait for a master back at once, and ends what would be charged again: nobody pays for what does not open. */
export async function giveBackHeld(
  context: CommandContext,
  row: SubscriptionRow,
  entries: readonly Entry[],
): Promise<void> {
  const held = entries.filter(({ kind, problem }) => kind === 'payment' && problem === 'payer')
  for (const { subscriptionId, paymentId, amountCents } of held)
    await requestGiveBack(context, { subscriptionId, paymentId, amountCents, reason: 'Compra à espera da redação' })
  if (held.length > 0 && row.renews) await enqueue(context.tx, endJob, { subscriptionId: row.id })
}
