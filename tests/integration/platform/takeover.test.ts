import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { migrationNames } from '#server/platform/db/migrations.ts'
import { baseline, sinceBaseline, takeOver } from '#server/platform/db/takeover.ts'
import { ask } from '#tests/support/data-folder.ts'
import { firstVersion, makeFirstVersion } from '#tests/support/database/first-version.ts'
import { withDatabase } from '#tests/support/database/template-database.ts'
import { applyMigrations, inspect } from '../../../scripts/steps/migrations.ts'

// A takeover makes all tables once more, on a busy machine slowly.
vi.setConfig({ testTimeout: 60_000 })

/** A database of 0.1.0 with an article's author in it. */
async function houseOf(names: readonly string[] = firstVersion): Promise<string> {
  const admin = withDatabase(inject('serverUrl'), 'postgres')
  const name = `portal_takeover_${randomUUID().slice(0, 8)}`
  await ask(admin, `CREATE DATABASE ${name}`)
  onTestFinished(async () => {
    await ask(admin, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  const url = withDatabase(inject('serverUrl'), name)
  await makeFirstVersion(url, names)
  await ask(url, `INSERT INTO profiles (id, full_name, updated_at) VALUES (gen_random_uuid(), 'Ana Prado', now())`)
  return url
}

const migrationsOf = async (url: string) =>
  (await ask(url, 'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')).map(({ name }) => name)
const schemasOf = (url: string) => ask(url, `SELECT nspname FROM pg_namespace WHERE nspname = 'portal_baseline'`)

test('a database of 0.1.0 is taken over with its rows', async () => {
  const url = await houseOf()
  expect(await applyMigrations(url)).toEqual(await migrationNames())
  expect(await migrationsOf(url)).toEqual(await migrationNames())
  expect(await inspect(url)).toMatchObject({ pending: [], failed: null })
  expect(await ask(url, 'SELECT full_name FROM profiles')).toEqual([{ full_name: 'Ana Prado' }])
  expect(await schemasOf(url)).toEqual([])
})

test('of two processes that start at once, one takes it over', async () => {
  const url = await houseOf()
  const texts = {
    sql: readFileSync(`prisma/migrations/${baseline}/migration.sql`, 'utf8'),
    upgrade: readFileSync('prisma/from-0.1.0.sql', 'utf8'),
  }
  const done = await Promise.all([takeOver(url, texts), takeOver(url, texts)])
  expect(done.sort()).toEqual([false, true])
})

test('a failed try of `prisma migrate deploy` does not stand in its way', async () => {
  const url = await houseOf()
  await ask(
    url,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES (gen_random_uuid(), '', '${baseline}')`,
  )
  expect(await applyMigrations(url)).toEqual(await migrationNames())
  expect(await migrationsOf(url)).toEqual(await migrationNames())
})

test.each([
  ['coluna users.nickname', 'ALTER TABLE users ADD COLUMN nickname text'],
  ['índice articles_public_feed', 'DROP INDEX articles_public_feed'],
  ['regra users.users_email_lower', 'ALTER TABLE users DROP CONSTRAINT users_email_lower'],
  ['gatilho audit_entries.forbid_change', 'DROP TRIGGER forbid_change ON audit_entries'],
  ['gatilho audit_entries.forbid_truncate', 'ALTER TABLE audit_entries DISABLE TRIGGER forbid_truncate'],
  ['tipo craft', `ALTER TYPE craft ADD VALUE 'poem'`],
  ['tabela somebody_elses', 'CREATE TABLE somebody_elses ()'],
  [
    'função state_name(text)',
    `CREATE OR REPLACE FUNCTION state_name(uf text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT uf'`,
  ],
])('a database that differs in “%s” is told so, and nothing changes', async (object, statement) => {
  const url = await houseOf()
  await ask(url, statement)
  await expect(applyMigrations(url)).rejects.toThrow(`Diferem: ${object}. Nada foi mudado.`)
  expect(await migrationsOf(url)).toEqual(firstVersion)
  expect(await schemasOf(url)).toEqual([])
})

test('a database with only some migrations of 0.1.0 is told to start 0.1.0 once, and nothing changes', async () => {
  const some = firstVersion.slice(0, -1)
  const url = await houseOf(some)
  await expect(applyMigrations(url)).rejects.toThrow('Inicie uma vez a versão 0.1.0 do produto com ele, e depois esta.')
  expect(await migrationsOf(url)).toEqual(some)
})

test('names of 0.1.0 are the baseline, later ones stay, and an incomplete list is known', () => {
  const later = '20270101000000_later'
  expect(sinceBaseline([])).toEqual([])
  expect(sinceBaseline([baseline, later])).toEqual([baseline, later])
  expect(sinceBaseline([...firstVersion, later])).toEqual([baseline, later])
  expect(sinceBaseline(firstVersion.slice(1))).toBeNull()
})
