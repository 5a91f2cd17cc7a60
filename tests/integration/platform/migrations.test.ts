import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { ask } from '#tests/support/data-folder.ts'
import { withDatabase } from '#tests/support/template-database.ts'
import { applyMigrations, inspect } from '../../../scripts/steps/migrations.ts'

// The Prisma CLI alone takes two seconds, on a busy machine many more.
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

test('an empty database lacks everything, gets it, and then lacks nothing', async () => {
  const url = await emptyDatabase()
  expect(await inspect(url)).toMatchObject({ pending: names, failed: null })
  expect(await applyMigrations(url)).toEqual(names)
  expect(await inspect(url)).toMatchObject({ pending: [], failed: null })
  expect(await applyMigrations(url)).toEqual([])
})

test('a migration that stopped half-way is named, and nothing is tried on top of it', async () => {
  const url = await emptyDatabase()
  await ask(
    url,
    `create table _prisma_migrations (migration_name text, finished_at timestamptz, rolled_back_at timestamptz);
     insert into _prisma_migrations values ('${names[0]}', null, null)`,
  )
  await expect(applyMigrations(url)).rejects.toThrow(`A migração ${names[0]} parou no meio`)
})

test('one that failed and was rolled back is simply pending again', async () => {
  const url = await emptyDatabase()
  await ask(
    url,
    `create table _prisma_migrations (migration_name text, finished_at timestamptz, rolled_back_at timestamptz);
     insert into _prisma_migrations values ('${names[0]}', null, now())`,
  )
  expect(await inspect(url)).toMatchObject({ pending: names, failed: null })
})

test('a database that cannot be reached is told with its place and without its password', async () => {
  const unreachable = applyMigrations('postgresql://maria:segredo@127.0.0.1:1/portal')
  await expect(unreachable).rejects.toThrow(
    /Não consegui falar com o banco de dados em 127\.0\.0\.1:1\/portal: .*ECONNREFUSED/,
  )
  await expect(unreachable).rejects.not.toThrow(/segredo/)
})
