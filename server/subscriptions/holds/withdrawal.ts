import type { Tx } from '#server/platform/db/db.ts'
import type { SubscriptionRow } from '../ledger/rows.ts'
import { markOf, notePayer } from './payers.ts'

/** Notes that a person took a subscription back, with their address: the account may be deleted and opened anew. */
export async function noteWithdrawal(tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  await tx.subscription.update({
    where: { id: row.id },
    data: { withdrawnAt: row.withdrawnAt ?? now },
    select: { id: true },
  })
  if (!row.userId) return
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: row.userId }, select: { email: true } })
  await notePayer(tx, row, [markOf.mail(email)])
}
