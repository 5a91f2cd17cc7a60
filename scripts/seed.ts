import { parseArgs } from 'node:util'
import { seed } from '#prisma/seed/seed.ts'
import { migrateDatabase } from './steps/content.ts'
import { openDatabase } from './steps/database.ts'
import { prepareEnvironment } from './steps/environment.ts'
import { run } from './steps/lifetime.ts'

const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })

await run(async lifetime => {
  const settings = await prepareEnvironment('production')
  const { url } = await openDatabase(settings, lifetime, { join: true })
  await migrateDatabase(url, lifetime)
  await seed({ demo: values.demo })
  const hint = 'Dados de referência carregados. Para o conteúdo de demonstração: npm run seed -- --demo'
  console.log(values.demo ? 'Conteúdo de demonstração carregado.' : hint)
  return 0
})
