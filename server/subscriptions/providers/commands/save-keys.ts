import { randomUUID } from 'node:crypto'
import type { Actor } from '#lib/actor.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import type { PaymentProviderInput, SavePaymentKeysInput } from '#lib/schemas/payment-keys.ts'
import type { Provider } from '#lib/subscriptions/plans.ts'
import { keyring } from '#server/platform/crypto.ts'
import { env } from '#server/platform/process/env.ts'
import { endPaymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { isTestKey } from '#server/platform/process/settings/payment-settings.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { cellOfKeys, forgetKeys, type KeysOf, realKeysOf } from '../keys.ts'
import { providerPolicy } from '../policy.ts'
import { adapterWith } from '../registry.ts'

/** An account at a provider, and whether its money is real. */
export interface TestedAccount {
  account: string
  live: boolean
}

/**
 * Tests the keys of a provider, stores them encrypted, forgets every reader page and ends the demonstration's stand-ins. An empty key keeps the stored one. Gives the account.
 * Raises forbidden, keys_from_environment, invalid with the field of a missing or refused key, or provider_unavailable.
 */
export async function saveKeys(
  actor: Actor,
  { provider, secret, webhookSecret }: SavePaymentKeysInput,
): Promise<TestedAccount> {
  providerPolicy.assert(actor, 'setUp', null)
  assertOwn(provider)
  const known = await realKeysOf(provider)
  const keys = complete({
    secret: secret || (known && secretOf(known)) || '',
    webhookSecret: webhookSecret || known?.webhookSecret || '',
  })
  assertBesideStandIn(provider, keys.secret)
  const tested = await test(provider, keys)
  await storeKeys(actor, { provider, keys, ...tested })
  forgetKeys()
  await endPaymentStandIns()
  return tested
}

/** Deletes the stored keys of a provider and forgets every reader page: nothing new can be paid there. Raises forbidden or keys_from_environment. */
export async function removeKeys(actor: Actor, { provider }: PaymentProviderInput): Promise<void> {
  providerPolicy.assert(actor, 'setUp', null)
  assertOwn(provider)
  await deleteKeys(actor, { provider })
  forgetKeys()
}

/** Proves the keys of a provider with a harmless request. Gives the account. Raises forbidden, not_found without keys, or the provider's refusal. */
export async function testKeys(actor: Actor, { provider }: PaymentProviderInput): Promise<TestedAccount> {
  providerPolicy.assert(actor, 'setUp', null)
  const keys = await realKeysOf(provider)
  if (!keys) throw new DomainError('not_found')
  return (await adapterWith(provider, keys)).test()
}

interface TypedKeys {
  secret: string
  webhookSecret: string
}

/** The key that reaches money. */
export const secretOf = (keys: KeysOf[Provider]): string => ('secretKey' in keys ? keys.secretKey : keys.accessToken)

function assertOwn(provider: Provider): void {
  if (env().payments[provider]) throw new DomainError('keys_from_environment')
}

function complete(keys: TypedKeys): TypedKeys {
  const missing = (['secret', 'webhookSecret'] as const).filter(name => keys[name] === '')
  if (missing.length === 0) return keys
  throw new DomainError('invalid', { fields: Object.fromEntries(missing.map(name => [name, 'Campo obrigatório'])) })
}

/** A stand-in for a provider never gets a key that moves real money. */
function assertBesideStandIn(provider: Provider, secret: string): void {
  const { stripeBase, mercadopagoBase } = env().payments
  const base = provider === 'stripe' ? stripeBase : mercadopagoBase
  if (base !== null && !isTestKey(provider, secret))
    throw refused('Esta instalação usa um substituto de testes: use uma chave de teste.')
}

const refused = (secret: string, cause?: unknown) => new DomainError('invalid', { fields: { secret }, cause })

/** The keys in the form of their provider. */
const shaped: { [Name in Provider]: (keys: TypedKeys) => KeysOf[Name] } = {
  stripe: ({ secret: secretKey, webhookSecret }) => ({ secretKey, webhookSecret }),
  mercadopago: ({ secret: accessToken, webhookSecret }) => ({ accessToken, webhookSecret }),
}

async function test<Name extends Provider>(provider: Name, keys: TypedKeys): Promise<TestedAccount> {
  try {
    return await (await adapterWith(provider, shaped[provider](keys))).test()
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'provider_refused') throw error
    throw refused('O serviço de pagamento não aceitou esta chave', error)
  }
}

interface Stored extends TestedAccount {
  provider: Provider
  keys: TypedKeys
}

const storeKeys = command(async (context: CommandContext, { provider, keys, account, live }: Stored): Promise<void> => {
  const { tx, actor, now } = context
  await lockProvider(context, provider)
  const row = await tx.paymentProvider.findUnique({ where: { provider }, select: { id: true } })
  const id = row?.id ?? randomUUID()
  const secrets = keyring().encrypt(cellOfKeys(id), JSON.stringify(shaped[provider](keys)))
  const data = { secrets, account, live, updatedBy: actor.id, updatedAt: now }
  await tx.paymentProvider.upsert({ where: { provider }, create: { id, provider, ...data }, update: data })
  const subject = { type: 'payment_provider', id: provider }
  await audit(context, { action: 'payment.keys_saved', subject, details: { live } })
  await forget(tx, ['site'])
})

const deleteKeys = command(async (context: CommandContext, { provider }: PaymentProviderInput): Promise<void> => {
  const { count } = await context.tx.paymentProvider.deleteMany({ where: { provider } })
  if (count === 0) return
  await audit(context, { action: 'payment.keys_removed', subject: { type: 'payment_provider', id: provider } })
  await forget(context.tx, ['site'])
})

/** Two masters save one after the other; the row may not exist yet. */
async function lockProvider({ tx }: CommandContext, provider: Provider): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('payment_provider ' || ${provider}, 0))) AS waited`
}
