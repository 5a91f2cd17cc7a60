import type { Plan } from '#lib/subscriptions/plans.ts'
import { ensurePrice } from './catalog.ts'
import { all, type StripeAccess, unlessMissing } from './client.ts'

/** Stops the renewal at the end of the period. */
export async function cancelAtPeriodEnd({ ask }: StripeAccess, id: string): Promise<void> {
  await ask(stripe => stripe.subscriptions.update(id, { cancel_at_period_end: true }))
}

/** Takes a cancellation back, in either form in which Stripe keeps it. */
export async function resumeSubscription({ ask }: StripeAccess, id: string): Promise<void> {
  const { cancel_at_period_end, cancel_at } = await ask(stripe => stripe.subscriptions.retrieve(id))
  const byDate = !cancel_at_period_end && cancel_at !== null
  await ask(stripe => stripe.subscriptions.update(id, byDate ? { cancel_at: '' } : { cancel_at_period_end: false }))
}

/** Ends a subscription now. One that is over already stays as it is. */
export async function endSubscription({ ask }: StripeAccess, id: string): Promise<void> {
  await unlessMissing(ask(stripe => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })))
}

/**
 * Changes the plan at once. The difference is charged now, so that the period that stands is a paid one; a declined card changes nothing
 * and raises provider_refused. Repeated, it changes nothing.
 */
export async function changePlan(access: StripeAccess, id: string, plan: Plan, amountCents: number): Promise<void> {
  const items = await itemsFor(access, id, plan, amountCents)
  if (!items) return
  await access.ask(stripe =>
    stripe.subscriptions.update(id, {
      items,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    }),
  )
}

/** What `changePlan` would charge now, in cents, by Stripe's own preview of the bill. Nothing for the plan that it has. */
export async function quoteChange(
  access: StripeAccess,
  subscription: string,
  plan: Plan,
  amountCents: number,
): Promise<number> {
  const items = await itemsFor(access, subscription, plan, amountCents)
  if (!items) return 0
  const { amount_due } = await access.ask(stripe =>
    stripe.invoices.createPreview({
      subscription,
      subscription_details: { items, proration_behavior: 'always_invoice' },
    }),
  )
  return amount_due
}

/** A subscription's item at the price of a plan; null when it has that price already. */
async function itemsFor(access: StripeAccess, id: string, plan: Plan, amountCents: number) {
  const price = await ensurePrice(access, plan, amountCents)
  const { items } = await access.ask(stripe => stripe.subscriptions.retrieve(id))
  const [item] = items.data
  return item && item.price.id !== price.id ? [{ id: item.id, price: price.id, quantity: 1 }] : null
}

/**
 * Gives a payment back. Stripe forgets idempotency keys after a day, so the refund carries its key and an earlier one is looked for.
 */
export async function refundPayment(
  { ask }: StripeAccess,
  { id, amountCents, key }: { id: string; amountCents: number; key: string },
): Promise<void> {
  const payment_intent = id
  const earlier = await ask(stripe => all(stripe.refunds.list({ payment_intent, limit: 100 })))
  const isDone = earlier.some(
    ({ metadata, status }) => metadata?.refund === key && status !== 'failed' && status !== 'canceled',
  )
  if (isDone) return
  await ask(stripe =>
    stripe.refunds.create(
      { payment_intent, amount: amountCents, reason: 'requested_by_customer', metadata: { refund: key } },
      { idempotencyKey: `refund-${key}` },
    ),
  )
}
