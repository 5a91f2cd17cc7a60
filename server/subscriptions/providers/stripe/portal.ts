import type { Stripe } from 'stripe'
import { all, type StripeAccess } from './client.ts'

/** What the portal's screen offers: the card and the receipts. Cancelling and changing plans happens on our own pages. */
const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  customer_update: { enabled: false },
  subscription_cancel: { enabled: false },
  subscription_update: { enabled: false },
}
const mark = { portal: 'premium' }

/** The id of our portal configuration, made when it is missing, and whether it was made now. */
export async function ensurePortal({ ask }: StripeAccess): Promise<{ id: string; made: boolean }> {
  const configurations = await ask(stripe =>
    all(stripe.billingPortal.configurations.list({ active: true, limit: 100 })),
  )
  const present = configurations.find(({ metadata }) => metadata?.portal === mark.portal)
  if (present) return { id: present.id, made: false }
  const made = await ask(stripe =>
    stripe.billingPortal.configurations.create({ name: 'Assinatura Premium', features, metadata: mark }),
  )
  return { id: made.id, made: true }
}

/** The address of Stripe's screen for a customer's card and receipts; it comes back to `returnUrl`. */
export async function openPortal(access: StripeAccess, customer: string, returnUrl: string): Promise<string> {
  const { id: configuration } = await ensurePortal(access)
  const { url } = await access.ask(stripe =>
    stripe.billingPortal.sessions.create({ customer, configuration, return_url: returnUrl, locale: 'pt-BR' }),
  )
  return url
}
