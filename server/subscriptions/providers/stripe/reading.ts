import type { Stripe } from 'stripe'
import type { ProviderObject, ProviderReading, ProviderSubscription } from '../provider.ts'
import { planOf } from './catalog.ts'
import { checkoutOf } from './checkout.ts'
import { all, type StripeAccess, unlessMissing } from './client.ts'
import { type Bill, idOf, type Money, moment, paymentsOf } from './payments.ts'

/** Reads an object whole. Null: Stripe does not know it, or it is none of ours. */
export async function readObject(access: StripeAccess, { kind, id }: ProviderObject): Promise<ProviderReading | null> {
  switch (kind) {
    case 'subscription':
      return withoutCheckout(await readSubscription(access, id))
    case 'checkout':
      return readCheckout(access, id)
    case 'payment':
      return withoutCheckout(await readByPayment(access, id))
  }
}

const withoutCheckout = (subscription: ProviderSubscription | null): ProviderReading | null =>
  subscription && { subscription, checkout: null }

async function readCheckout(access: StripeAccess, id: string): Promise<ProviderReading | null> {
  const session = await unlessMissing(access.ask(stripe => stripe.checkout.sessions.retrieve(id)))
  const checkout = session && checkoutOf(session)
  if (!checkout) return null
  return {
    checkout,
    subscription: session.subscription ? await readSubscription(access, idOf(session.subscription)) : null,
  }
}

/** The subscription that a payment intent or an invoice without one paid. */
async function readByPayment(access: StripeAccess, id: string): Promise<ProviderSubscription | null> {
  const invoiceId = id.startsWith('in_') ? id : await invoiceOfIntent(access, id)
  const invoice = invoiceId && (await unlessMissing(access.ask(stripe => stripe.invoices.retrieve(invoiceId))))
  const details = invoice ? invoice.parent?.subscription_details : null
  return details ? readSubscription(access, idOf(details.subscription)) : null
}

async function invoiceOfIntent({ ask }: StripeAccess, id: string): Promise<string | null> {
  const payment = { type: 'payment_intent', payment_intent: id } as const
  const listed = await unlessMissing(ask(stripe => stripe.invoicePayments.list({ payment, limit: 1 })))
  const [found] = listed?.data ?? []
  return found ? idOf(found.invoice) : null
}

async function readSubscription(access: StripeAccess, id: string): Promise<ProviderSubscription | null> {
  const subscription = await unlessMissing(access.ask(stripe => stripe.subscriptions.retrieve(id)))
  if (!subscription) return null
  const checkoutId = subscription.metadata.checkout ?? null
  const [item, more] = subscription.items.data
  const plan = item && !more && item.quantity === 1 ? planOf(item.price) : null
  if (!item || (!checkoutId && !plan)) return null
  const [bills, money] = await Promise.all([readBills(access, id), readMoney(access, idOf(subscription.customer))])
  const payments = paymentsOf(bills, money, item.price)
  return {
    id,
    checkoutId,
    customerId: idOf(subscription.customer),
    state: stateOf(subscription.status),
    renews: renews(subscription, item.current_period_end),
    plan,
    priceCents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: item.price.currency.toUpperCase(),
    // Whatever a bill was paid with, Stripe renews it: to this house it is no prepaid one.
    method: 'card',
    createdAt: moment(subscription.created),
    cancelledAt: subscription.canceled_at === null ? null : moment(subscription.canceled_at),
    endedAt: subscription.ended_at === null ? null : moment(subscription.ended_at),
    payments,
  }
}

/** A cancellation stands as a flag, or, made on Stripe's screens, as a date. */
const renews = ({ cancel_at_period_end, cancel_at, status }: Stripe.Subscription, periodEnd: number): boolean =>
  !cancel_at_period_end && (cancel_at === null || cancel_at > periodEnd) && stateOf(status) !== 'ended'

/** `unpaid` and `paused` wait for money, as `past_due` does. */
function stateOf(status: Stripe.Subscription.Status): ProviderSubscription['state'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active'
    case 'incomplete':
      return 'incomplete'
    case 'canceled':
    case 'incomplete_expired':
      return 'ended'
    default:
      return 'past_due'
  }
}

const page = { limit: 100 }

function readBills({ ask }: StripeAccess, subscription: string): Promise<Bill[]> {
  return ask(async stripe => {
    const invoices = await all(stripe.invoices.list({ subscription, expand: ['data.payments'], ...page }))
    return Promise.all(invoices.map(invoice => wholeBill(stripe, invoice)))
  })
}

/** An invoice in a list holds its first lines and payments only. */
async function wholeBill(stripe: Stripe, invoice: Stripe.Invoice): Promise<Bill> {
  const { lines, payments } = invoice
  return {
    invoice,
    lines: lines.has_more ? await all(stripe.invoices.listLineItems(invoice.id, page)) : lines.data,
    payments:
      payments && !payments.has_more
        ? payments.data
        : await all(stripe.invoicePayments.list({ invoice: invoice.id, ...page })),
  }
}

/** A charge tells its refunds, failed ones too, which its refunded amount leaves out. Disputes are asked for only where a charge says that it has one. */
function readMoney({ ask }: StripeAccess, customer: string): Promise<Money> {
  return ask(async stripe => {
    const charges = await all(stripe.charges.list({ customer, expand: ['data.refunds'], ...page }))
    const disputed = charges.filter(charge => charge.disputed)
    const refunds = await Promise.all(charges.map(charge => refundsOf(stripe, charge)))
    const disputes = await Promise.all(disputed.map(({ id }) => all(stripe.disputes.list({ charge: id, ...page }))))
    return { charges, refunds: refunds.flat(), disputes: disputes.flat() }
  })
}

/** A charge in a list holds its newest refunds only. */
const refundsOf = async (stripe: Stripe, { id, refunds }: Stripe.Charge): Promise<Stripe.Refund[]> =>
  refunds && !refunds.has_more ? refunds.data.toReversed() : all(stripe.refunds.list({ charge: id, ...page }))
