import type { Plan } from '#lib/subscriptions/plans.ts'
import type { StripeKeys } from '#server/platform/process/settings/payment-settings.ts'
import { ensurePrice, ensureProduct } from './catalog.ts'
import { all, apiVersion, type StripeAccess, stripeAccess } from './client.ts'
import { eventTypes } from './events.ts'
import { ensurePortal } from './portal.ts'

/** What an account is prepared with. */
export interface Wanted {
  /** The plans on sale, in cents. */
  prices: readonly { plan: Plan; amountCents: number }[]
  /** Where notifications go; null while the house has no public address. */
  webhookUrl: string | null
}

/** What was there, and what was made. */
export interface Prepared {
  productMade: boolean
  prices: readonly { plan: Plan; amountCents: number; made: boolean }[]
  portalMade: boolean
  endpoint: PreparedEndpoint | null
}

export interface PreparedEndpoint {
  url: string
  state: 'made' | 'changed' | 'same'
  /** Signs the notifications; Stripe tells it only when the endpoint is made. */
  secret: string | null
  /** Another version of the API than ours, in which an endpoint made by hand reports; it cannot be changed. */
  otherVersion: string | null
}

/**
 * Makes what is missing in the account of a key: product, prices, portal configuration and webhook endpoint. Run again it changes
 * nothing. Raises provider_unavailable or provider_refused.
 */
export async function prepareAccount(keys: StripeKeys, base: string | null, wanted: Wanted): Promise<Prepared> {
  const access = stripeAccess(keys, base, { timeoutMs: 20_000, retries: 2 })
  const productMade = await ensureProduct(access)
  const prices: Prepared['prices'][number][] = []
  for (const { plan, amountCents } of wanted.prices)
    prices.push({ plan, amountCents, made: (await ensurePrice(access, plan, amountCents)).made })
  const { made: portalMade } = await ensurePortal(access)
  return {
    productMade,
    prices,
    portalMade,
    endpoint: wanted.webhookUrl ? await endpointAt(access, wanted.webhookUrl) : null,
  }
}

async function endpointAt({ ask }: StripeAccess, url: string): Promise<PreparedEndpoint> {
  const enabled_events = [...eventTypes]
  const endpoints = await ask(stripe => all(stripe.webhookEndpoints.list({ limit: 100 })))
  const present = endpoints.find(endpoint => endpoint.url === url)
  if (!present) {
    const description = 'Jornal: assinaturas'
    const made = await ask(stripe =>
      stripe.webhookEndpoints.create({ url, enabled_events, api_version: apiVersion, description }),
    )
    return { url, state: 'made', secret: made.secret ?? null, otherVersion: null }
  }
  const { id, api_version, status } = present
  const otherVersion = api_version === apiVersion ? null : (api_version ?? 'da conta')
  const hasAll = present.enabled_events.includes('*') || eventTypes.every(type => present.enabled_events.includes(type))
  if (hasAll && status === 'enabled') return { url, state: 'same', secret: null, otherVersion }
  await ask(stripe => stripe.webhookEndpoints.update(id, { enabled_events, disabled: false }))
  return { url, state: 'changed', secret: null, otherVersion }
}
