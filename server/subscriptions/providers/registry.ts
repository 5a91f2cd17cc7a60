import { type Provider, providers } from '#lib/subscriptions/plans.ts'
import { isTestKey } from '#server/platform/process/settings/payment-settings.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { baseOf, type KeysOf, keysOf } from './keys.ts'
import type { PaymentProvider } from './provider.ts'

interface Registry {
  /** Adapters that stand in for the real ones, whatever the keys. For tests. */
  replaced: Map<Provider, PaymentProvider>
  /** The adapter of each provider with the keys that it was made from. */
  made: Map<Provider, { keys: string; adapter: PaymentProvider }>
}

const registry = () => singleton<Registry>('payment-providers', () => ({ replaced: new Map(), made: new Map() }))

/** The adapter of a provider; null when it has no keys. */
export async function providerNamed<Name extends Provider>(name: Name): Promise<PaymentProvider | null> {
  const { replaced, made } = registry()
  const replacement = replaced.get(name)
  if (replacement) return replacement
  const keys = await keysOf(name)
  if (!keys) return null
  const text = JSON.stringify(keys)
  const held = made.get(name)
  if (held?.keys === text) return held.adapter
  const adapter = await adapterWith(name, keys)
  made.set(name, { keys: text, adapter })
  return adapter
}

/** The adapters of the providers with keys, in the order of `providers`. */
export async function configuredProviders(): Promise<PaymentProvider[]> {
  const adapters = await Promise.all(providers.map(name => providerNamed(name)))
  return adapters.filter(adapter => adapter !== null)
}

/** Whether a provider has an adapter. Loads no SDK. */
export const isConfigured = async (name: Provider): Promise<boolean> =>
  registry().replaced.has(name) || (await keysOf(name)) !== null

/** Whether a configured provider moves no real money: a stand-in on this machine, or test keys. */
export async function isTrial(name: Provider): Promise<boolean> {
  const keys = await keysOf(name)
  if (!keys) return false
  return baseOf(name, keys) !== null || isTestKey(name, 'secretKey' in keys ? keys.secretKey : keys.accessToken)
}

/** The SDKs are large: a process loads one when it is used. */
const factories: { [Name in Provider]: (keys: KeysOf[Name]) => Promise<PaymentProvider> } = {
  stripe: async keys => {
    const { stripeProvider } = await import('./stripe/stripe.ts')
    return stripeProvider(keys, baseOf('stripe', keys))
  },
  mercadopago: async keys => {
    const { mercadoPagoProvider } = await import('./mercadopago/mercadopago.ts')
    return mercadoPagoProvider(keys, baseOf('mercadopago', keys))
  },
}

/** The adapter of a provider with keys that need not be stored, to test them. */
export const adapterWith = <Name extends Provider>(name: Name, keys: KeysOf[Name]): Promise<PaymentProvider> =>
  factories[name](keys)

/** Replaces the adapter of a provider until the returned function is called. For tests. */
export function replaceProvider(adapter: PaymentProvider): () => void {
  registry().replaced.set(adapter.name, adapter)
  return () => registry().replaced.delete(adapter.name)
}
