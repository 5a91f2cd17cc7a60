import { isPrepaid } from '#lib/subscriptions/plans.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { accountOf } from './accounts.ts'
import type { Entry } from './entries.ts'
import type { GrantingPayment } from './payments.ts'
import { lockSubscription, type SubscriptionRow } from './rows.ts'
import { settle } from './settle.ts'
import { prepaidStanding, renewingStanding, type SubscriptionStanding } from './standing.ts'

/** Writes the standing of a prepaid subscription as its lines, its requests and the time make it. */
export async function restatePrepaid(
  context: CommandContext,
  { id, isNew = false, entries = [] }: { id: string; isNew?: boolean; entries?: readonly Entry[] },
): Promise<void> {
  const { tx, now } = context
  const row = await lockSubscription(tx, id)
  const { payments, entries: lines } = await accountOf(tx, id)
  const standing = standingOf(row, payments, now)
  const last = payments.at(-1)
  const line = lines.find(entry => entry.kind === 'payment' && entry.paymentId === last?.id)
  const outcome = {
    standing,
    plan: line?.plan ?? row.plan,
    priceCents: line?.amountCents ?? row.priceCents,
    method: line?.method ?? row.method,
    customerId: null,
  }
  await settle(context, { row, isNew, outcome, entries, reading: null })
}

/**
 * Writes the standing of a locked subscription after a request to give a payment back, without asking its provider. Its end there is a job.
 */
export async function restateAfterRequest(context: CommandContext, id: string): Promise<void> {
  const { subscription: row, payments } = await accountOf(context.tx, id)
  if (isPrepaid(row)) return restatePrepaid(context, { id })
  const { plan, priceCents, method, customerId } = row
  const standing = standingOf(row, payments, context.now)
  const outcome = { standing, plan, priceCents, method, customerId }
  await settle(context, { row, isNew: false, outcome, entries: [], reading: null })
}

/** The standing that payments make of a subscription whose provider is not asked. */
export function standingOf(
  row: SubscriptionRow,
  payments: readonly GrantingPayment[],
  now: Date,
): SubscriptionStanding {
  if (isPrepaid(row)) return prepaidStanding({ ...row, payments }, now)
  const state = row.endedAt ? 'ended' : row.status === 'past_due' ? 'past_due' : 'active'
  return renewingStanding({ ...row, state, payments, hasProblem: false }, now)
}
