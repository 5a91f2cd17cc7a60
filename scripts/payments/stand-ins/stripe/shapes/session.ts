import type { Stripe } from 'stripe'
import type { Account } from '../state.ts'

export interface SessionFields {
  client_reference_id?: string | undefined
  metadata?: Record<string, string> | undefined
  customer?: string | undefined
  customer_email?: string | undefined
  expires_at?: number | undefined
  success_url: string
  cancel_url?: string | undefined
  amount: number
  currency: string
}

export function makeSession(account: Account, fields: SessionFields): Stripe.Checkout.Session {
  const id = account.id('cs_test')
  return account.sessions.add({
    id,
    object: 'checkout.session',
    amount_total: fields.amount,
    cancel_url: fields.cancel_url ?? null,
    client_reference_id: fields.client_reference_id ?? null,
    created: account.now(),
    currency: fields.currency,
    customer: fields.customer ?? null,
    customer_email: fields.customer_email ?? null,
    expires_at: fields.expires_at ?? account.now() + 24 * 60 * 60,
    livemode: false,
    metadata: fields.metadata ?? {},
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: fields.success_url,
    url: `${account.url}/_double/pay/${id}`,
  } as Stripe.Checkout.Session)
}
