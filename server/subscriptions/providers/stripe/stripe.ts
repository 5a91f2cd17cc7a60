import type { StripeKeys } from '#server/platform/process/settings/payment-settings.ts'
import type { PaymentProvider } from '../provider.ts'
import { changedSince } from './changes.ts'
import { beginCheckout, closeSession } from './checkout.ts'
import { type Patience, stripeAccess } from './client.ts'
import { verifyEvent } from './events.ts'
import {
  cancelAtPeriodEnd,
  changePlan,
  endSubscription,
  quoteChange,
  refundPayment,
  resumeSubscription,
} from './managing.ts'
import { openPortal } from './portal.ts'
import { readObject } from './reading.ts'

/** Stripe with the keys of an account, at `base` instead of Stripe's address when given. */
export function stripeProvider(
  keys: StripeKeys,
  base: string | null,
  patience: Patience = { timeoutMs: 8_000, retries: 2 },
): PaymentProvider {
  const access = stripeAccess(keys, base, patience)
  return {
    name: 'stripe',
    verify: (bytes, { headers }, now) =>
      verifyEvent(bytes, headers.get('stripe-signature'), { secret: keys.webhookSecret, live: access.live }, now),
    read: object => readObject(access, object),
    begin: order => beginCheckout(access, order),
    close: async ({ kind, id }) => (kind === 'checkout' ? closeSession(access, id) : true),
    cancel: id => cancelAtPeriodEnd(access, id),
    resume: id => resumeSubscription(access, id),
    end: id => endSubscription(access, id),
    changePlan: (id, plan, amountCents) => changePlan(access, id, plan, amountCents),
    quoteChange: (id, plan, amountCents) => quoteChange(access, id, plan, amountCents),
    refund: payment => refundPayment(access, payment),
    portal: (customerId, returnUrl) => openPortal(access, customerId, returnUrl),
    changedSince: since => changedSince(access, since, new Date()),
    async test() {
      const account = await access.ask(stripe => stripe.accounts.retrieveCurrent())
      const name = account.business_profile?.name ?? account.settings?.dashboard.display_name
      return { account: name || account.id, live: access.live }
    },
  }
}
