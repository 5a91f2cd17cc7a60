import type { Actor } from '#lib/actor.ts'
import { methodsOf } from '#lib/subscriptions/checkout.ts'
import { type PaymentMethod, type Provider, providers } from '#lib/subscriptions/plans.ts'
import { maskedSecret } from '#lib/text/masked.ts'
import { db } from '#server/platform/db/db.ts'
import { env, siteOrigin } from '#server/platform/process/env.ts'
import { secretOf } from './commands/save-keys.ts'
import { realKeysOf } from './keys.ts'
import { providerPolicy } from './policy.ts'
import { isTrial } from './registry.ts'

/** How a payment provider is set up, as masters see it. */
export interface ProviderSetUp {
  name: Provider
  /** Where its keys come from: the environment cannot be changed here. `unreadable`: stored under a lost secret. */
  source: 'environment' | 'stored' | 'unreadable' | null
  /** The ends of its keys; null without keys. */
  masked: { secret: string; webhookSecret: string } | null
  /** Whether no real money moves. */
  trial: boolean
  /** The account of stored keys, as it was tested. */
  account: string
  saved: { at: Date; by: string } | null
  /** Where the provider sends its notifications. */
  webhookUrl: string
  /** The ways to pay that it offers. */
  methods: readonly PaymentMethod[]
}

/** How the payment providers are set up. No key leaves the server but its last four characters. Raises forbidden. */
export async function findProviderSetUps(actor: Actor): Promise<ProviderSetUp[]> {
  providerPolicy.assert(actor, 'see', null)
  const rows = await db().paymentProvider.findMany({
    select: {
      provider: true,
      account: true,
      updatedAt: true,
      updater: { select: { profile: { select: { fullName: true } } } },
    },
  })
  return Promise.all(
    providers.map(async name => {
      const [keys, trial] = await Promise.all([realKeysOf(name), isTrial(name)])
      const row = env().payments[name] ? undefined : rows.find(({ provider }) => provider === name)
      return {
        name,
        source: env().payments[name] ? 'environment' : keys ? 'stored' : row ? 'unreadable' : null,
        masked: keys && { secret: maskedSecret(secretOf(keys)), webhookSecret: maskedSecret(keys.webhookSecret) },
        trial,
        account: row?.account ?? '',
        saved: row ? { at: row.updatedAt, by: row.updater?.profile.fullName ?? 'Conta excluída' } : null,
        webhookUrl: `${siteOrigin()}/api/webhooks/${name}`,
        methods: methodsOf[name],
      }
    }),
  )
}
