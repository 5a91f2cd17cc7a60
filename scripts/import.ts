import { setPriority } from 'node:os'
import { recall } from '#server/embedded/memory.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { openDatabase } from './steps/database.ts'
import { prepareEnvironment } from './steps/environment.ts'
import { migrateAside } from './steps/imports/migrate.ts'
import { importFiles, readImportRequest } from './steps/imports/run.ts'
import { run } from './steps/lifetime.ts'

/** `PRIORITY_BELOW_NORMAL` of `node:os`, so that readers' requests go before the import. */
const BELOW_NORMAL_PRIORITY = 10

// Imports posts of another system without a screen, beside the running house or without it.
await run(async lifetime => {
  const request = readImportRequest(process.argv.slice(2))
  process.env.LOG_LEVEL ??= 'error'
  setPriority(BELOW_NORMAL_PRIORITY)
  const settings = await prepareEnvironment('production')
  if (!settings.DATABASE_URL && !recall(settings.DATA_DIR)?.port)
    throw new OperatorError('O banco de dados embutido ainda não existe. Ele é criado no primeiro npm start.')
  await openDatabase(settings, lifetime, { join: true })
  await migrateAside(lifetime)
  return importFiles(request, lifetime.signal)
})
