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
  const done = await seed({ demo: values.demo })
  if (done.demo) console.log('Conteúdo de demonstração carregado.')
  else if (values.demo) console.log('O banco já tem contas: a demonstração só entra em um banco sem nenhuma.')
  else console.log('Dados de referência carregados. Para o conteúdo de demonstração: npm run seed -- --demo')
  return 0
})
