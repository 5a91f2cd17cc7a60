// Applies the missing migrations to the database at DATABASE_URL, as `prisma migrate deploy` does: one process at a time, each recorded in
// `_prisma_migrations`. Takes the folder of migrations. When one fails, prints PostgreSQL's message and exits with 1.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { SchemaEngine } from '@prisma/schema-engine-wasm'
import { adapterFactory } from './database.mjs'

const [folder] = process.argv.slice(2)
const read = (...path) => readFileSync(join(folder, ...path), 'utf8')
const names = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)
  .sort()

globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: message => process.stderr.write(`${message}\n`) }
try {
  const adapters = bindMigrationAwareSqlAdapterFactory(adapterFactory(process.env.DATABASE_URL))
  const engine = await SchemaEngine.new({}, () => {}, adapters)
  await engine.applyMigrations({
    migrationsList: {
      baseDir: folder,
      lockfile: { path: 'migration_lock.toml', content: read('migration_lock.toml') },
      shadowDbInitScript: '',
      migrationDirectories: names.map(path => ({
        path,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: read(path, 'migration.sql') } },
      })),
    },
    filters: { externalTables: [], externalEnums: [] },
  })
  process.exit(0)
} catch (error) {
  const [said] = error.message.split('\n   0: ')
  const [, name] = error.message.match(/migration_name="([^"]+)"/) ?? []
  process.stderr.write(`${name ? `${name}: ` : ''}${said}\n`)
  process.exit(1)
}
