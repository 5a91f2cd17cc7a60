import { z } from 'zod'
import { makePrice, makeProduct } from '../shapes/catalog.ts'
import { accountOf, makeEndpoint, makePortalConfiguration, makePortalSession } from '../shapes/setup.ts'
import { address, flag, integer, metadata, page, text } from './checking.ts'
import { ApiError, missing } from './error.ts'
import { type Endpoint, endpoint, found, nothing, pageOf } from './routes.ts'

const feature = z.strictObject({ enabled: flag })
const events = z.array(text).min(1)

/** The account, what it sells, its portal and its webhook endpoints. */
export const catalog: Endpoint[] = [
  endpoint('GET', '/v1/account', nothing, () => accountOf()),

  endpoint('GET', '/v1/products/*', nothing, (account, _, id) => found(account.products, 'product', id)),
  endpoint('POST', '/v1/products', z.strictObject({ id: text.optional(), name: text }), (account, { id, name }) => {
    if (id && account.products.find(id))
      throw new ApiError(400, {
        type: 'invalid_request_error',
        code: 'resource_already_exists',
        message: `Product already exists: ${id}`,
        param: 'id',
      })
    return makeProduct(account, id ? { id, name } : { name })
  }),

  endpoint(
    'GET',
    '/v1/prices',
    z.strictObject({ ...page, lookup_keys: z.array(text).max(10).optional(), active: flag.optional() }),
    (account, { lookup_keys, active, ...place }) => {
      const prices = account.prices
        .all()
        .filter(price => !lookup_keys || lookup_keys.includes(price.lookup_key ?? ''))
        .filter(price => active === undefined || price.active === active)
      return pageOf('/v1/prices', prices, place)
    },
  ),
  endpoint(
    'POST',
    '/v1/prices',
    z.strictObject({
      product: text,
      currency: z.string().regex(/^[a-z]{3}$/),
      unit_amount: integer.pipe(z.number().min(0)),
      recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
      nickname: text.optional(),
      metadata: metadata.optional(),
      lookup_key: text.optional(),
      transfer_lookup_key: flag.optional(),
    }),
    (account, { recurring, transfer_lookup_key, ...fields }) => {
      if (!account.products.find(fields.product)) throw missing('product', fields.product, 'product')
      const holder = account.prices.all().find(price => fields.lookup_key && price.lookup_key === fields.lookup_key)
      if (holder && !transfer_lookup_key)
        throw new ApiError(400, {
          type: 'invalid_request_error',
          message: `A price (\`${holder.id}\`) already uses that lookup key.`,
          param: 'lookup_key',
        })
      if (holder) holder.lookup_key = null
      return makePrice(account, { ...fields, interval: recurring.interval })
    },
  ),

  endpoint(
    'GET',
    '/v1/billing_portal/configurations',
    z.strictObject({ ...page, active: flag.optional() }),
    (account, { active, ...place }) => {
      const all = account.portalConfigurations.all().filter(each => active === undefined || each.active === active)
      return pageOf('/v1/billing_portal/configurations', all, place)
    },
  ),
  endpoint(
    'POST',
    '/v1/billing_portal/configurations',
    z.strictObject({
      name: text.optional(),
      metadata: metadata.optional(),
      features: z.strictObject({
        customer_update: feature.optional(),
        invoice_history: feature.optional(),
        payment_method_update: feature.optional(),
        subscription_cancel: feature.optional(),
        subscription_update: feature.optional(),
      }),
    }),
    (account, fields) => makePortalConfiguration(account, fields),
  ),
  endpoint(
    'POST',
    '/v1/billing_portal/sessions',
    z.strictObject({ customer: text, configuration: text, return_url: address.optional(), locale: text.optional() }),
    (account, { customer, configuration, return_url }) => {
      if (!account.customers.find(customer)) throw missing('customer', customer, 'customer')
      if (!account.portalConfigurations.find(configuration))
        throw missing('configuration', configuration, 'configuration')
      return makePortalSession(account, { customer, configuration, return_url: return_url ?? null })
    },
  ),

  endpoint('GET', '/v1/webhook_endpoints', z.strictObject(page), (account, place) =>
    pageOf('/v1/webhook_endpoints', account.endpoints.all(), place),
  ),
  endpoint(
    'POST',
    '/v1/webhook_endpoints',
    z.strictObject({
      url: address,
      enabled_events: events,
      api_version: text.optional(),
      description: text.optional(),
    }),
    (account, { api_version = null, description = null, ...fields }) => ({
      ...makeEndpoint(account, { ...fields, api_version, description }),
      secret: 'whsec_substituto',
    }),
  ),
  endpoint(
    'POST',
    '/v1/webhook_endpoints/*',
    z.strictObject({ enabled_events: events.optional(), disabled: flag.optional() }),
    (account, { enabled_events, disabled }, id) => {
      const present = found(account.endpoints, 'webhook endpoint', id)
      if (enabled_events) present.enabled_events = enabled_events
      if (disabled !== undefined) present.status = disabled ? 'disabled' : 'enabled'
      return present
    },
  ),
]
