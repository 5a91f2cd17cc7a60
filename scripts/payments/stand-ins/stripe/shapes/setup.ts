import type { Stripe } from 'stripe'
import type { Account } from '../state.ts'

export interface PortalFields {
  name?: string | undefined
  metadata?: Record<string, string> | undefined
  /** Whether each part of the portal is offered. */
  features: Record<string, { enabled: boolean } | undefined>
}

export const makePortalConfiguration = (account: Account, fields: PortalFields): Stripe.BillingPortal.Configuration =>
  account.portalConfigurations.add({
    ...fields,
    id: account.id('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: account.now(),
    livemode: false,
  } as unknown as Stripe.BillingPortal.Configuration)

export function makePortalSession(
  account: Account,
  fields: { customer: string; configuration: string; return_url: string | null },
): Stripe.BillingPortal.Session {
  const id = account.id('bps')
  return account.portalSessions.add({
    ...fields,
    id,
    object: 'billing_portal.session',
    created: account.now(),
    livemode: false,
    url: `${account.url}/_double/portal/${id}`,
  } as Stripe.BillingPortal.Session)
}

export const makeEndpoint = (
  account: Account,
  fields: { url: string; enabled_events: string[]; api_version: string | null; description: string | null },
): Stripe.WebhookEndpoint =>
  account.endpoints.add({
    id: account.id('we'),
    object: 'webhook_endpoint',
    application: null,
    created: account.now(),
    livemode: false,
    metadata: {},
    status: 'enabled',
    ...fields,
  })

export const accountOf = () => ({ id: 'acct_substituto', object: 'account', country: 'BR', email: 'casa@exemplo.com' })
