import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { changeSubscription, lockSubscription } from '../change.ts'

/** Notes that a subscription with an unpaid charge was ended at its provider. Ended before, it stays as it is. */
export const endUnpaid = command(async (context, { id, cause }: { id: string; cause: string }) => {
  const row = await lockSubscription(context.tx, id)
  if (row.endedAt) return
  const ended = {
    status: 'cancelled',
    renews: false,
    cancelledAt: row.cancelledAt ?? context.now,
    endedAt: context.now,
  } as const
  await changeSubscription(context, row, ended, cause)
  await audit(context, {
    action: 'subscription.ended',
    subject: { type: 'subscription', id },
    details: { status: row.status },
  })
})
