import { command } from '#server/platform/work/command.ts'
import { announceRights } from '../../live.ts'

/** Marks an open checkout as expired: its provider takes no payment for it any more. */
export const expireCheckout = command(async ({ tx }, { id }: { id: string }): Promise<void> => {
  const [expired] = await tx.checkout.updateManyAndReturn({
    where: { id, status: 'open' },
    data: { status: 'expired' },
    select: { userId: true },
  })
  if (expired?.userId) await announceRights(tx, expired.userId)
})
