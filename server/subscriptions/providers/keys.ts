import { z } from 'zod'
import type { Provider } from '#lib/subscriptions/plans.ts'
import { DecryptionError, keyring } from '#server/platform/crypto.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { paymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import type { MercadoPagoKeys, StripeKeys } from '#server/platform/process/settings/payment-settings.ts'
import { singleton } from '#server/platform/process/singleton.ts'

export interface KeysOf {
  stripe: StripeKeys
  mercadopago: MercadoPagoKeys
}

/** The stored form of the keys that a master entered. */
const stored = {
  stripe: z.object({ secretKey: z.string(), webhookSecret: z.string() }),
  mercadopago: z.object({ accessToken: z.string(), webhookSecret: z.string() }),
} satisfies { [Name in Provider]: z.ZodType<KeysOf[Name]> }

/** How long a process uses keys that it has read. A webhook arrives in hundreds; another process learns of new keys this late. */
const freshMs = 10_000

interface Known {
  until: number
  keys: Promise<KeysOf[Provider] | null>
}

const known = () => singleton('payment-keys', () => new Map<Provider, Known>())

/** The cell of a provider's encrypted keys; `id` is the row's. */
export const cellOfKeys = (id: string) => ({ table: 'payment_providers', column: 'secrets', id })

/** The keys of a provider: its real ones, else those of its stand-in. Null without any. */
export const keysOf = async <Name extends Provider>(name: Name): Promise<KeysOf[Name] | null> =>
  (await realKeysOf(name)) ?? (paymentStandIns()?.[name].keys as KeysOf[Name] | undefined) ?? null

/** The address of the stand-in that keys belong to; null for the provider itself. */
export function baseOf(name: Provider, keys: KeysOf[Provider]): string | null {
  const standIn = paymentStandIns()?.[name]
  if (standIn?.keys === keys) return standIn.url
  const { stripeBase, mercadopagoBase } = env().payments
  return name === 'stripe' ? stripeBase : mercadopagoBase
}

/** The real keys of a provider: those of the environment, else those that a master entered. Null without any. */
export async function realKeysOf<Name extends Provider>(name: Name): Promise<KeysOf[Name] | null> {
  const fixed = env().payments[name]
  if (fixed) return fixed as KeysOf[Name]
  const held = known().get(name)
  if (held && held.until > performance.now()) return held.keys as Promise<KeysOf[Name] | null>
  const keys = readStored(name)
  known().set(name, { until: performance.now() + freshMs, keys })
  keys.catch(() => known().delete(name))
  return keys
}

/** Reads the stored keys again at the next use. Called once new ones are committed. */
export const forgetKeys = (): void => known().clear()

/** Keys under a secret that this process does not have count as none, and the log says so. */
async function readStored<Name extends Provider>(name: Name): Promise<KeysOf[Name] | null> {
  const row = await db().paymentProvider.findUnique({ where: { provider: name }, select: { id: true, secrets: true } })
  if (!row) return null
  try {
    return stored[name].parse(JSON.parse(keyring().decrypt(cellOfKeys(row.id), row.secrets))) as KeysOf[Name]
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    log().error({ provider: name, reason: error.reason }, 'the keys of a payment provider cannot be read')
    return null
  }
}
