import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { listTables, openForCopy, readRows } from '#server/backup/tables.ts'
import { withDatabase } from '#tests/support/database/template-database.ts'

/** Runs one statement on a database of its own connection. Gives its rows. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows ?? []
  } finally {
    await client.end()
  }
}

const made: string[] = []

/** A database without anything in it. */
export async function emptyDatabase(): Promise<string> {
  const name = `portal_restored_${randomUUID().slice(0, 8)}`
  await ask(withDatabase(inject('serverUrl'), 'postgres'), `CREATE DATABASE ${name} TEMPLATE template0`)
  made.push(name)
  return withDatabase(inject('serverUrl'), name)
}

/** Drops the databases that a file's tests made. */
export async function dropDatabases(): Promise<void> {
  for (const name of made.splice(0))
    await ask(withDatabase(inject('serverUrl'), 'postgres'), `DROP DATABASE ${name} WITH (FORCE)`)
}

/** Applies migrations as plain SQL: faster than Prisma's engine, which `round-trip.test.ts` uses. */
export async function migrateBySql(url: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const name of names)
      await client.query(await readFile(join('prisma/migrations', name, 'migration.sql'), 'utf8'))
  } finally {
    await client.end()
  }
}

/** Every archived table of a database with its rows and hash, by name. */
export async function contentOf(url: string) {
  const client = await openForCopy(url)
  try {
    const content = []
    for (const table of await listTables(client)) content.push(await readRows(client, table))
    return content
  } finally {
    await client.end()
  }
}

/** The tables of a database, the queue's among them. */
export const tablesOf = (url: string) =>
  ask(url, `SELECT tablename FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`)
