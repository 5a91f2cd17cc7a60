import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { ask } from '#tests/support/data-folder.ts'
import { withDatabase } from '#tests/support/database/template-database.ts'
import { applyMigrations, inspect } from '../../../scripts/steps/migrations.ts'

// All migrations take a second, on a busy machine much longer.
vi.setConfig({ testTimeout: 60_000 })

const names = readdirSync(join(import.meta.dirname, '../../../prisma/migrations'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)
  .sort()

async function emptyDatabase(): Promise<string> {
  const admin = withDatabase(inject('serverUrl'), 'postgres')
  const name = `portal_migrations_${randomUUID().slice(0, 8)}`
  await ask(admin, `create database ${name}`)
  onTestFinished(async () => {
    await ask(admin, `drop database ${name} with (force)`)
  })
  return withDatabase(inject('serverUrl'), name)
}

test('an empty database lacks everything, and after a migration nothing', async () => {
  const url = await emptyDatabase()
  expect(await inspect(url)).toMatchObject({ pending: names, failed: null })
  expect(await applyMigrations(url)).toEqual(names)
  expect(await inspect(url)).toMatchObject({ pending: [], failed: null })
  expect(await applyMigrations(url)).toEqual([])
})

test('a half-finished migration is named, and no other is tried after it', async () => {
  const url = await emptyDatabase()
  await ask(
    url,
    `create table _prisma_migrations (migration_name text, finished_at timestamptz, rolled_back_at timestamptz);
     insert into _prisma_migrations values ('${names[0]}', null, null)`,
  )
  await expect(applyMigrations(url)).rejects.toThrow(`A migração ${names[0]} parou no meio`)
})

/** A folder with one migration. */
function migrationOf(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migration-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '20260101000000_notes'))
  writeFileSync(join(folder, 'migration_lock.toml'), 'provider = "postgresql"\n')
  writeFileSync(join(folder, '20260101000000_notes/migration.sql'), sql)
  return folder
}

test('a failed migration is reported with its name and PostgreSQL’s message', async () => {
  const url = await emptyDatabase()
  const folder = migrationOf('create table nowhere.notes (id int);')
  await expect(applyMigrations(url, undefined, folder)).rejects.toThrow(
    // Prisma's own engine names the migration first, its stand-in last.
    /(?=[\s\S]*20260101000000_notes)(?=[\s\S]*schema "nowhere" does not exist)/,
  )
  expect(await ask(url, 'select migration_name, finished_at from _prisma_migrations')).toEqual([
    { migration_name: '20260101000000_notes', finished_at: null },
  ])
})

test('two processes that migrate at once apply each migration once', async () => {
  const url = await emptyDatabase()
  await Promise.all([applyMigrations(url), applyMigrations(url)])
  const kept = await ask(url, 'select migration_name from _prisma_migrations order by 1')
  expect(kept.map(row => row.migration_name)).toEqual(names)
})

test('an unreachable database is reported with its address and without its password', async () => {
  const unreachable = applyMigrations('postgresql://maria:segredo@127.0.0.1:1/portal')
  await expect(unreachable).rejects.toThrow(
    /Não consegui falar com o banco de dados em 127\.0\.0\.1:1\/portal: .*ECONNREFUSED/,
  )
  await expect(unreachable).rejects.not.toThrow(/segredo/)
})
