import { db } from '#server/platform/db/db.ts'
import { endAtProvider } from './refunds.ts'

/** Ends the subscriptions of erased accounts at their providers: nobody is charged for a newspaper that they cannot read. */
export async function endOrphans(): Promise<void> {
  const rows = await db().subscription.findMany({
    // One that was not begun here names no account either; the masters were alarmed about it.
    where: { userId: null, renews: true, status: { not: 'cancelled' }, checkouts: { some: {} } },
    select: { id: true },
  })
  for (const { id: subscriptionId } of rows) await endAtProvider({ subscriptionId })
}
