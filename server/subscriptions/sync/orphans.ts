import { db } from '#server/platform/db/db.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'
import { ofErased } from './open-ends.ts'
import { endAtProvider } from './refunds.ts'

/** Ends the subscriptions of erased accounts at their providers: nobody is charged for a newspaper that they cannot read. */
export async function endOrphans(): Promise<void> {
  const rows = await db().subscription.findMany({
    where: { ...ofErased, renews: true, ...countingNow() },
    select: { id: true },
  })
  for (const { id: subscriptionId } of rows) await endAtProvider({ subscriptionId })
}
