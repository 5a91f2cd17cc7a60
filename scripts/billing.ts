import { priceOf } from '#lib/schemas/site/pricing.ts'
import { formatInteger } from '#lib/text/format.ts'
import { recall } from '#server/embedded/memory.ts'
import type { Settings } from '#server/platform/process/env.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { stopJobs } from '#server/platform/work/queue.ts'
import { readSetting } from '#server/site/queries.ts'
import { keysOf } from '#server/subscriptions/providers/keys.ts'
import { configuredProviders } from '#server/subscriptions/providers/registry.ts'
import { runPeriods } from '#server/subscriptions/sync/periods.ts'
import { reconcile } from '#server/subscriptions/sync/reconcile.ts'
import { allowKeyAlone, prepareStripe } from './payments/prepare-stripe.ts'
import { migrateDatabase } from './steps/content.ts'
import { openDatabase } from './steps/database.ts'
import { loadEnvironmentFile, prepareEnvironment } from './steps/environment.ts'
import { run } from './steps/lifetime.ts'

/** Compares the subscriptions of the last thirty days with their providers. Gives the exit code. */
async function compare(): Promise<number> {
  if ((await configuredProviders()).length === 0)
    throw new OperatorError('Nenhum provedor de pagamento está configurado.')
  const { read, failed } = await reconcile({ whole: true })
  await runPeriods()
  console.log(`${formatInteger(read)} leituras feitas, ${formatInteger(failed)} com falha.`)
  if (failed > 0) console.log('O que falhou será tentado de novo na próxima hora. A causa está no registro (log).')
  return failed > 0 ? 1 : 0
}

/** Makes what is missing in the Stripe account. Gives the exit code. */
async function prepare({ SITE_URL, payments }: Settings): Promise<number> {
  const keys = await keysOf('stripe')
  if (!keys)
    throw new OperatorError(
      'Falta a chave do Stripe: defina STRIPE_SECRET_KEY ou cadastre-a em Administração, Pagamentos.',
    )
  const pricing = await readSetting('pricing')
  const prices = { monthly: priceOf(pricing, 'monthly'), yearly: priceOf(pricing, 'yearly') }
  console.log((await prepareStripe(keys, { siteUrl: SITE_URL, payments, prices })).join('\n'))
  return 0
}

// Works beside the running house or without it.
await run(async lifetime => {
  const word = process.argv.slice(2).join(' ')
  if (word !== 'conferir' && word !== 'preparar')
    throw new OperatorError('Uso: npm run billing -- conferir (assinaturas) ou -- preparar (a conta do Stripe)')
  process.env.LOG_LEVEL ??= 'error'
  loadEnvironmentFile()
  if (word === 'preparar') allowKeyAlone(process.env)
  const settings = await prepareEnvironment('production')
  if (!settings.DATABASE_URL && !recall(settings.DATA_DIR)?.port)
    throw new OperatorError('O banco de dados embutido ainda não existe. Ele é criado no primeiro npm start.')
  const database = await openDatabase(settings, lifetime, { join: true })
  await migrateDatabase(database, lifetime)
  lifetime.onClose(stopJobs)
  return word === 'conferir' ? compare() : prepare(settings)
})
