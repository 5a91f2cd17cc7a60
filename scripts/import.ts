import { setPriority } from 'node:os'
import { recall } from '#server/embedded/memory.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { migrateDatabase } from './steps/content.ts'
import { openDatabase } from './steps/database.ts'
import { prepareEnvironment } from './steps/environment.ts'
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
  const { url } = await openDatabase(settings, lifetime, { join: true })
  await migrateDatabase(url, lifetime)
  return importFiles(request, lifetime.signal)
})
