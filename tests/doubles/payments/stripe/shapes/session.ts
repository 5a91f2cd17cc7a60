import type { Stripe } from 'stripe'
import type { Account } from '../state.ts'

export interface SessionFields {
  client_reference_id?: string | undefined
  metadata?: Record<string, string> | undefined
  customer?: string | undefined
  customer_email?: string | undefined
  locale?: Stripe.Checkout.Session.Locale | undefined
  expires_at?: number | undefined
  success_url: string
  cancel_url?: string | undefined
  allowed_payment_method_types?: string[] | undefined
  amount: number
  currency: string
}

export function makeSession(account: Account, fields: SessionFields): Stripe.Checkout.Session {
  const id = account.id('cs_test')
  return account.sessions.add({
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: fields.allowed_payment_method_types ?? null,
    amount_subtotal: fields.amount,
    amount_total: fields.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: fields.cancel_url ?? null,
    client_reference_id: fields.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: account.now(),
    currency: fields.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: fields.customer ?? null,
    customer_account: null,
    customer_creation: 'always',
    customer_details: null,
    customer_email: fields.customer_email ?? null,
    discounts: [],
    expires_at: fields.expires_at ?? account.now() + 24 * 60 * 60,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: fields.locale ?? null,
    managed_payments: null,
    metadata: fields.metadata ?? {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: fields.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.url}/_double/pay/${id}`,
    wallet_options: null,
  })
}

/** What the payer typed on the hosted page. */
export const detailsOf = (email: string | null): Stripe.Checkout.Session.CustomerDetails => ({
  address: { city: null, country: 'BR', line1: null, line2: null, postal_code: null, state: null },
  business_name: null,
  email,
  individual_name: null,
  name: 'Pessoa de Teste',
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
})
