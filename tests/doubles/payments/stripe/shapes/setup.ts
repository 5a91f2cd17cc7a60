import type { Stripe } from 'stripe'
import type { Account } from '../state.ts'

/** Whether each part of the portal is offered. */
export interface PortalFeatures {
  customer_update?: boolean
  invoice_history?: boolean
  payment_method_update?: boolean
  subscription_cancel?: boolean
  subscription_update?: boolean
}

export function makePortalConfiguration(
  account: Account,
  fields: { name?: string | undefined; metadata?: Record<string, string> | undefined; features: PortalFeatures },
): Stripe.BillingPortal.Configuration {
  const { features } = fields
  return account.portalConfigurations.add({
    id: account.id('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: account.now(),
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: features.customer_update ?? false },
      invoice_history: { enabled: features.invoice_history ?? false },
      payment_method_update: {
        enabled: features.payment_method_update ?? false,
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: features.subscription_cancel ?? false,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'fixed' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: features.subscription_update ?? false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: fields.metadata ?? {},
    name: fields.name ?? null,
    updated: account.now(),
  })
}

export function makePortalSession(
  account: Account,
  fields: { customer: string; configuration: string; return_url: string | null },
): Stripe.BillingPortal.Session {
  const id = account.id('bps')
  return account.portalSessions.add({
    id,
    object: 'billing_portal.session',
    configuration: fields.configuration,
    created: account.now(),
    customer: fields.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: 'pt-BR',
    on_behalf_of: null,
    return_url: fields.return_url,
    url: `${account.url}/_double/portal/${id}`,
  })
}

export function makeEndpoint(
  account: Account,
  fields: { url: string; enabled_events: string[]; api_version: string | null; description: string | null },
): Stripe.WebhookEndpoint {
  return account.endpoints.add({
    id: account.id('we'),
    object: 'webhook_endpoint',
    application: null,
    created: account.now(),
    livemode: false,
    metadata: {},
    status: 'enabled',
    ...fields,
  })
}

export const accountOf = (): Stripe.Account => ({
  id: 'acct_substituto',
  object: 'account',
  business_profile: null,
  business_type: null,
  charges_enabled: true,
  country: 'BR',
  default_currency: 'brl',
  details_submitted: true,
  email: 'casa@exemplo.com',
  payouts_enabled: true,
  type: 'standard',
})
