import { formatInteger } from '#lib/text/format.ts'
import { recall } from '#server/embedded/memory.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { stopJobs } from '#server/platform/work/queue.ts'
import { configuredProviders } from '#server/subscriptions/providers/registry.ts'
import { runPeriods } from '#server/subscriptions/sync/periods.ts'
import { reconcile } from '#server/subscriptions/sync/reconcile.ts'
import { migrateDatabase } from './steps/content.ts'
import { openDatabase } from './steps/database.ts'
import { prepareEnvironment } from './steps/environment.ts'
import { run } from './steps/lifetime.ts'

// Compares the subscriptions of the last thirty days with their providers, beside the running house or without it.
await run(async lifetime => {
  if (process.argv.slice(2).join(' ') !== 'conferir') throw new OperatorError('Uso: npm run billing -- conferir')
  process.env.LOG_LEVEL ??= 'error'
  const settings = await prepareEnvironment('production')
  if (!settings.DATABASE_URL && !recall(settings.DATA_DIR)?.port)
    throw new OperatorError('O banco de dados embutido ainda não existe. Ele é criado no primeiro npm start.')
  const { url } = await openDatabase(settings, lifetime, { join: true })
  await migrateDatabase(url, lifetime)
  lifetime.onClose(stopJobs)
  if ((await configuredProviders()).length === 0)
    throw new OperatorError('Nenhum provedor de pagamento está configurado.')
  const { read, failed } = await reconcile({ whole: true })
  await runPeriods()
  console.log(`${formatInteger(read)} leituras feitas, ${formatInteger(failed)} com falha.`)
  if (failed > 0) console.log('O que falhou será tentado de novo na próxima hora. A causa está no registro (log).')
  return failed > 0 ? 1 : 0
})
