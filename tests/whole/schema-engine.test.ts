import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { lockOf } from '#server/embedded/lock.ts'
import { migrationNames } from '#server/platform/db/migrations.ts'
import { take } from '#server/platform/process/lock-file.mjs'
import { ask } from '#tests/support/data-folder.ts'
import { makeFirstVersion } from '#tests/support/database/first-version.ts'
import { withDatabase } from '#tests/support/database/template-database.ts'
import { applyMigrations } from '../../scripts/steps/migrations.ts'

// The Prisma CLI alone takes two seconds, on a busy machine much longer.
vi.setConfig({ testTimeout: 60_000 })

const root = join(import.meta.dirname, '../..')
const standIn = join(root, 'scripts/engine/schema-engine.mjs')

/** Runs the Prisma CLI with the stand-in, whether or not this machine has Prisma's own engine. Gives its output. */
async function prisma(DATABASE_URL: string, args: string[], more: Record<string, string> = {}): Promise<string> {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const env = { ...process.env, PATH, DATABASE_URL, PRISMA_SCHEMA_ENGINE_BINARY: standIn, ...more }
  const { stdout } = await promisify(execFile)('prisma', args, { cwd: root, env })
  return stdout
}

const newUrl = () => {
  const name = `portal_engine_${randomUUID().slice(0, 8)}`
  onTestFinished(async () => {
    await ask(withDatabase(inject('serverUrl'), 'postgres'), `drop database if exists ${name} with (force)`)
  })
  return withDatabase(inject('serverUrl'), name)
}

/** A small Prisma project inside this one, so that Prisma finds its packages. */
function project(): { config: string; folder: string } {
  const folder = mkdtempSync(join(root, 'node_modules/.cache-engine-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = join(folder, 'prisma.config.ts')
  writeFileSync(
    config,
    `import { defineConfig } from 'prisma/config'
     export default defineConfig({ schema: 'schema.prisma', migrations: { path: 'migrations' }, datasource: { url: process.env.DATABASE_URL ?? '' } })`,
  )
  writeFileSync(
    join(folder, 'schema.prisma'),
    'datasource db {\n  provider = "postgresql"\n}\n\nmodel Note {\n  id Int @id\n  word String\n}\n',
  )
  return { config, folder }
}

test('a missing database is made, and a script with semicolons inside functions, strings and comments runs whole', async () => {
  const url = newUrl()
  const { config, folder } = project()
  mkdirSync(join(folder, 'migrations/20260101000000_first'), { recursive: true })
  writeFileSync(join(folder, 'migrations/migration_lock.toml'), 'provider = "postgresql"\n')
  writeFileSync(
    join(folder, 'migrations/20260101000000_first/migration.sql'),
    `-- First; then more.
     CREATE TABLE "Note" ("id" INTEGER NOT NULL, "word" TEXT NOT NULL DEFAULT 'a;b', CONSTRAINT "Note_pkey" PRIMARY KEY ("id"));
     CREATE FUNCTION twice(n int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN n := n * 2; RETURN n; END $$;`,
  )
  await prisma(url, ['migrate', 'deploy', '--config', config])
  expect(await ask(url, 'select twice(21) as answer')).toEqual([{ answer: 42 }])
  expect(await prisma(url, ['migrate', 'status', '--config', config])).toContain('Database schema is up to date')
})

test('a broken migration is refused with PostgreSQL’s message, and a missing database is no empty answer', async () => {
  const { config, folder } = project()
  mkdirSync(join(folder, 'migrations/20260101000000_broken'), { recursive: true })
  writeFileSync(join(folder, 'migrations/migration_lock.toml'), 'provider = "postgresql"\n')
  writeFileSync(join(folder, 'migrations/20260101000000_broken/migration.sql'), 'CREATE TABLE nowhere.notes (id int);')
  const deployed = prisma(newUrl(), ['migrate', 'deploy', '--config', config])
  await expect(deployed).rejects.toThrow(/schema "nowhere" does not exist/)
  await expect(prisma(newUrl(), [...diff, '--script', '--exit-code'])).rejects.toThrow(/does not exist/)
})

const diff = ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema.prisma']

test('schema and migrations of this project agree', async () => {
  const existing = withDatabase(inject('serverUrl'), 'postgres')
  expect(await prisma(existing, [...diff, '--script', '--exit-code'])).toMatch(/empty migration/)
})

test('`prisma migrate deploy` fails on a database of 0.1.0 and changes no table, and the product takes it over then', async () => {
  const url = newUrl()
  const name = new URL(url).pathname.slice(1)
  await ask(withDatabase(url, 'postgres'), `CREATE DATABASE ${name}`)
  await makeFirstVersion(url)
  const tables = `SELECT relname, relkind FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1`
  const before = await ask(url, tables)
  await expect(prisma(url, ['migrate', 'deploy'])).rejects.toThrow(/20261128120000_baseline/)
  expect(await ask(url, tables)).toEqual(before)
  expect(await applyMigrations(url)).toEqual(await migrationNames())
  expect(await prisma(url, ['migrate', 'deploy'])).toContain('No pending migrations to apply')
})

test('the embedded database is named when nobody runs it, and asked when somebody does', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-engine-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  await expect(prisma('', ['migrate', 'status'], { DATA_DIR: dataDir })).rejects.toThrow(
    /O banco de dados embutido não está rodando/,
  )
  const { port, password } = new URL(inject('serverUrl'))
  writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify({ port: Number(port), password }))
  expect(take(lockOf(dataDir))).toBeNull()
  expect(await prisma('', ['migrate', 'status'], { DATA_DIR: dataDir }).catch(({ stdout }) => stdout)).toContain(
    `127.0.0.1:${port}`,
  )
})
