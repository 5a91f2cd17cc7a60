import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Header, Manifest } from './archive/format.ts'
import { damaged } from './archive/read.ts'
import { columnsIn, listTables, readRows, type Table } from './tables.ts'

/** Fills the tables of an archive within one open transaction. */
export interface RowFiller {
  /** Copies a part of a table's rows. */
  fill(table: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Restores keys and triggers and compares all rows with the manifest. Raises OperatorError when they differ. */
  finish(manifest: Manifest): Promise<void>
}

/**
 * Prepares the migrated tables of an archive. Triggers of ours are switched off, since the archive has what they wrote. Foreign keys are
 * dropped and made again at the end, when each is checked once. Both need only the owner of the tables, not a superuser.
 */
export async function openTables(client: pg.Client, { tables: wanted }: Header): Promise<RowFiller> {
  const tables = await matching(client, wanted)
  const keys = await foreignKeys(client)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const name of tables.keys()) await client.query(`ALTER TABLE ${inSql(name)} DISABLE TRIGGER USER`)
  // Migrations write a few rows of their own.
  await client.query(`TRUNCATE ${[...tables.keys()].map(inSql).join(', ')}`)
  return {
    async fill(name, bytes) {
      const table = tables.get(name)
      if (!table) throw damaged()
      const copy = client.query(copyFrom(`COPY ${inSql(name)} (${columnsIn(table.columns)}) FROM STDIN`))
      await pipeline(Readable.from(bytes), copy)
    },
    async finish(manifest) {
      for (const { table, name, definition } of keys)
        await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
      for (const name of tables.keys()) await client.query(`ALTER TABLE ${inSql(name)} ENABLE TRIGGER USER`)
      await setSequences(client, manifest)
      await compare(client, [...tables.values()], manifest)
    },
  }
}

const inSql = (table: string) => `public.${pg.escapeIdentifier(table)}`

/** The database's tables with an archive's columns. The archive names only tables and columns that the migrations made. */
async function matching(client: pg.Client, wanted: Header['tables']): Promise<Map<string, Table>> {
  const present = new Map((await listTables(client)).map(table => [table.name, table]))
  const matched = wanted.map(({ name, columns }): [string, Table] => {
    const table = present.get(name)
    if (!table || columns.some(column => !table.columns.includes(column))) throw damaged()
    return [name, { ...table, columns }]
  })
  return new Map(matched)
}

async function foreignKeys(client: pg.Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`,
  )
  return rows
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { name, value } of sequences) await client.query('SELECT setval($1::regclass, $2)', [inSql(name), value])
}

async function compare(client: pg.Client, tables: readonly Table[], manifest: Manifest): Promise<void> {
  const kept = new Map(manifest.tables.map(({ name, sha256 }) => [name, sha256]))
  for (const table of tables) {
    const { sha256 } = await readRows(client, table)
    if (sha256 !== kept.get(table.name)) throw new Error(`restored rows of ${table.name} differ from the archive`)
  }
}
