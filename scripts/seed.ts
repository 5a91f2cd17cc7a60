import { parseArgs } from 'node:util'
import { seed } from '#prisma/seed/seed.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { migrateDatabase } from './steps/content.ts'
import { openDatabase } from './steps/database.ts'
import { prepareEnvironment } from './steps/environment.ts'
import { run } from './steps/lifetime.ts'

function wantsDemonstration(): boolean {
  try {
    return parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values.demo
  } catch (cause) {
    throw new OperatorError('Não entendi. Use: npm run seed, ou: npm run seed -- --demo', { cause })
  }
}

await run(async lifetime => {
  const demo = wantsDemonstration()
  const settings = await prepareEnvironment('production')
  const database = await openDatabase(settings, lifetime, { join: true })
  await migrateDatabase(database, lifetime)
  const done = await seed({ demo, ownerUrl: database.ownerUrl })
  if (done.demo) console.log('Conteúdo de demonstração carregado.')
  else if (demo) console.log('O banco já tem contas: a demonstração só entra em um banco sem nenhuma.')
  else console.log('Dados de referência carregados. Para o conteúdo de demonstração: npm run seed -- --demo')
  return 0
})
