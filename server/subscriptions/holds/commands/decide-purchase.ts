import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { DecidePurchaseInput } from '#lib/schemas/subscription.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { purchaseMail } from '../mails.ts'

/** Allows or refuses the purchase of somebody who waits, and writes to them. It holds until their next withdrawal. Raises forbidden, or already_so. */
export const decidePurchase = command(async (context, { userId, allow }: DecidePurchaseInput): Promise<void> => {
  const { tx, actor, now } = context
  if (!isMaster(actor)) throw new DomainError('forbidden')
  const status = allow ? ('allowed' as const) : ('refused' as const)
  const { count } = await tx.purchaseHold.updateMany({
    // A refusal may be taken back.
    where: { userId, status: { in: allow ? ['waiting', 'refused'] : ['waiting'] } },
    data: { status, decidedAt: now, decidedBy: actor.id },
  })
  if (count === 0) throw new DomainError('already_so')
  await audit(context, {
    action: allow ? 'subscription.purchase_allowed' : 'subscription.purchase_refused',
    subject: { type: 'user', id: userId },
  })
  await enqueue(tx, purchaseMail, { userId })
})
