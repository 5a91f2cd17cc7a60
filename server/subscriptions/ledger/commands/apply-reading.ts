import type { Provider } from '#lib/subscriptions/plans.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { announceRights } from '../../live.ts'
import type { ProviderCheckout, ProviderReading } from '../../providers/provider.ts'
import { applyPrepaid, paidPrepaid } from '../prepaid-payment.ts'
import { applyRenewing } from '../renewing.ts'
import { findCheckoutRow, lockPerson } from '../rows.ts'

interface Input {
  provider: Provider
  reading: ProviderReading
  /** Of the sequence `subscription_readings`, taken before the request to the provider. */
  number: bigint
}

/**
 * Applies what a provider says of an object of ours: the subscription, its ledger, its checkout, the mails. Any number of copies, in any
 * order, at the same time, leave the same rows and send each mail once (decision 0210). For jobs only: it checks no policy.
 */
export const applyReading = command(async (context, { provider, reading, number }: Input): Promise<void> => {
  const { subscription, checkout } = reading
  const paid = checkout && paidPrepaid(checkout)
  if (subscription) await applyRenewing(context, { provider, read: subscription, number })
  else if (paid) await applyPrepaid(context, { provider, ...paid })
  if (checkout && !paid && isOver(checkout)) await noteOver(context, provider, checkout)
})

type OverCheckout = ProviderCheckout & { state: 'expired' | 'failed' }
const isOver = (checkout: ProviderCheckout): checkout is OverCheckout =>
  checkout.state === 'expired' || checkout.state === 'failed'

/** Writes that a checkout is over without a payment. A paid one stays paid. */
async function noteOver({ tx }: CommandContext, provider: Provider, { checkoutId, state }: OverCheckout) {
  const checkout = await findCheckoutRow(tx, checkoutId)
  if (checkout?.provider !== provider) return
  await lockPerson(tx, checkout.userId)
  const { count } = await tx.checkout.updateMany({
    where: { id: checkout.id, status: { notIn: ['paid', state] } },
    data: { status: state },
  })
  if (count > 0 && checkout.userId) await announceRights(tx, checkout.userId)
}
