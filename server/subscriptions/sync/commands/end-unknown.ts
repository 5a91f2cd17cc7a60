import type { Provider } from '#lib/subscriptions/plans.ts'
import { log } from '#server/platform/process/log.ts'
import { command } from '#server/platform/work/command.ts'
import { isWithinGrace } from '../../ledger/prepaid.ts'
import { lockPerson, lockSubscription } from '../../ledger/rows.ts'
import { settle } from '../../ledger/settle.ts'

/**
 * Ends a subscription that its provider does not know, as after a change from test keys to real ones, once seven days have passed since the end
 * of what was paid: nobody will pay it any more. Until then nothing is taken, since the keys may be the mistake.
 */
export const endUnknown = command(
  async (context, { provider, id: paymentProviderId }: { provider: Provider; id: string }): Promise<void> => {
    const { tx, now } = context
    const where = { paymentProvider_paymentProviderId: { paymentProvider: provider, paymentProviderId } }
    const found = await tx.subscription.findUnique({ where, select: { id: true, userId: true } })
    if (!found) return
    await lockPerson(tx, found.userId)
    const row = await lockSubscription(tx, found.id)
    // Looked for, so that the next reconciliation asks for others first.
    await tx.subscription.update({ where, data: { readAt: now }, select: { id: true } })
    if (row.endedAt || isWithinGrace(row.currentPeriodEnd, now)) return
    const { currentPeriodStart, currentPeriodEnd } = row
    const over = { status: 'cancelled', cause: 'ended', renews: false, cancelledAt: now, endedAt: now } as const
    const outcome = { ...row, standing: { ...over, currentPeriodStart, currentPeriodEnd } }
    await settle(context, { row, isNew: false, outcome, entries: [], reading: null })
    log().error({ provider, subscription: row.id }, 'a subscription that its provider does not know has ended')
  },
)
