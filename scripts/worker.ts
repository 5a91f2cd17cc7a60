import { recordErrors } from '#server/health/errors.ts'
import { handlers } from '#server/jobs.ts'
import { startLive, stopLive } from '#server/platform/live/live.ts'
import { closeMail } from '#server/platform/mail/transport.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { startWatchdog } from '#server/platform/process/watchdog/watchdog.ts'
import { startJobs, stopJobs } from '#server/platform/work/queue.ts'
import { migrateDatabase } from './steps/content.ts'
import { openDatabase } from './steps/database.ts'
import { prepareEnvironment } from './steps/environment.ts'
import { tellFormerDeath } from './steps/former-life.ts'
import { run, tellRunner } from './steps/lifetime.ts'
import { inspect } from './steps/migrations.ts'

await run(async lifetime => {
  const settings = await prepareEnvironment('production')
  const database = await openDatabase(settings, lifetime, { join: true })
  // A worker beside other processes must not migrate their tables. Alone on the embedded database, it does what a full start does.
  if (database.folder) await migrateDatabase(database, lifetime)
  const { pending } = await inspect(database.url)
  if (pending.length > 0)
    throw new OperatorError('O banco de dados é de uma versão anterior. Rode antes: npm run migrate')
  lifetime.onClose(startWatchdog())
  lifetime.onClose(() => stopJobs().finally(closeMail))
  lifetime.onClose(stopLive)
  lifetime.onClose(recordErrors())
  // A worker hears no changes; this connection's heartbeat notices when the database falls silent.
  startLive(database.url)
  await startJobs(handlers)
  tellRunner('serving')
  await tellFormerDeath()
  console.log('Trabalhando na fila. Ctrl-C encerra.')
  await lifetime.stopped
  return 0
})
