import { recall } from '#server/embedded/memory.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { migrateDatabase } from './steps/content.ts'
import { openDatabase } from './steps/database.ts'
import { prepareEnvironment } from './steps/environment.ts'
import { run } from './steps/lifetime.ts'
import { changeRoles, readRoleRequest } from './steps/roles.ts'

// Gives and takes roles without a screen, for a house that lost its master.
await run(async lifetime => {
  const request = readRoleRequest(process.argv.slice(2))
  process.env.LOG_LEVEL ??= 'error'
  const settings = await prepareEnvironment('production')
  if (!settings.DATABASE_URL && !recall(settings.DATA_DIR)?.port)
    throw new OperatorError('O banco de dados embutido ainda não existe. Ele é criado no primeiro npm start.')
  const database = await openDatabase(settings, lifetime, { join: true })
  await migrateDatabase(database, lifetime)
  console.log(await changeRoles(request))
  return 0
})
