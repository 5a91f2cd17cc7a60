import { migrateDatabase } from './steps/content.ts'
import { openDatabase } from './steps/database.ts'
import { prepareEnvironment } from './steps/environment.ts'
import { run } from './steps/lifetime.ts'

await run(async lifetime => {
  const settings = await prepareEnvironment('production')
  const database = await openDatabase(settings, lifetime, { join: true })
  const applied = await migrateDatabase(database, lifetime)
  console.log(
    applied.length > 0 ? `Migrações aplicadas:\n${applied.join('\n')}` : 'O banco de dados já está atualizado.',
  )
  return 0
})
