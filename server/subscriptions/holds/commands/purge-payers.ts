import { subMonths } from 'date-fns/subMonths'
import { command } from '#server/platform/work/command.ts'

/** Longer than withdrawals count. */
const keptMonths = 13

/** Forgets who paid subscriptions that ended long ago. */
export const purgePayers = command(async ({ tx, now }): Promise<void> => {
  await tx.subscription.updateMany({
    where: { endedAt: { lt: subMonths(now, keptMonths) }, payerKeys: { isEmpty: false } },
    data: { payerKeys: [] },
  })
})
