import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig } from 'prisma/config'
import { assembleMigrations } from './prisma/sql/assemble.ts'
import { runningPostgres } from './server/embedded/lock.ts'

const root = import.meta.dirname
const { env, argv } = process

assembleMigrations()
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
env.CHECKPOINT_DISABLE ??= '1'
// A closed network has no engine of Prisma's (decision 0341). The stand-in needs the project's Node.
if (!readdirSync(join(root, 'node_modules/@prisma/engines')).some(name => name.startsWith('schema-engine-'))) {
  env.PRISMA_SCHEMA_ENGINE_BINARY ??= join(root, 'scripts/engine/schema-engine.mjs')
  env.PATH = `${join(root, 'node_modules/.bin')}:${env.PATH}`
}

/** The operator's database, or the embedded one, as its owner. Ends a command that asks it while nobody runs it. */
function address(): string {
  const own = env.DATABASE_MIGRATE_URL || env.DATABASE_URL
  const url = own || runningPostgres(resolve(root, env.DATA_DIR ?? '.data'))?.ownerUrl
  const [, , command = '', what = ''] = argv
  if (!url && /^(migrate|db|studio)$/.test(command) && !/^(diff|seed|-.*)$/.test(what)) {
    process.stderr.write(
      'O banco de dados embutido não está rodando: inicie-o com npm start, ou defina DATABASE_URL.\n',
    )
    process.exit(1)
  }
  return url ?? ''
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: env.MIGRATIONS_DIR ?? 'prisma/migrations', seed: 'node scripts/seed.ts' },
  datasource: { url: address() },
})
