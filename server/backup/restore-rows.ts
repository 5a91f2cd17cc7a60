import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import type { Header, Manifest } from './archive/format.ts'
import { damaged, drain } from './archive/read.ts'
import { listForeignKeys, settleOrphans } from './foreign-keys.ts'
import { columnsIn, inSql, isLeftOut, listTables, readRows, type Table } from './tables.ts'

/** Fills the tables of an archive within one open transaction. */
export interface RowFiller {
  /** Copies a part of a table's rows. */
  fill(table: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * Compares all rows with the manifest, settles those that refer to what an archive does not bring, and restores keys and triggers. Gives the number
   * of settled rows. Raises OperatorError when the rows differ.
   */
  finish(manifest: Manifest): Promise<number>
}

/**
 * Prepares the migrated tables of an archive. Triggers of ours are switched off, since the archive has what they wrote. Foreign keys are
 * dropped and made again at the end, when each is checked once. Both need only the owner of the tables, not a superuser.
 */
export async function openTables(client: pg.Client, { tables: wanted }: Header): Promise<RowFiller> {
  const tables = await matching(client, wanted)
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${inSql(table)} DROP CONSTRAINT ${columnsIn([name])}`)
  for (const name of tables.keys()) await client.query(`ALTER TABLE ${inSql(name)} DISABLE TRIGGER USER`)
  // Migrations write a few rows of their own.
  await client.query(`TRUNCATE ${[...tables.keys()].map(inSql).join(', ')}`)
  return {
    async fill(name, bytes) {
      if (isLeftOut(name)) return drain(bytes)
      const table = tables.get(name)
      if (!table) throw damaged()
      const copy = client.query(copyFrom(`COPY ${inSql(name)} (${columnsIn(table.columns)}) FROM STDIN`))
      await pipeline(Readable.from(bytes), copy)
    },
    async finish(manifest) {
      await compare(client, [...tables.values()], manifest)
      const settled = await settleOrphans(client, keys)
      for (const { table, name, definition } of keys)
        await client.query(`ALTER TABLE ${inSql(table)} ADD CONSTRAINT ${columnsIn([name])} ${definition}`)
      for (const name of tables.keys()) await client.query(`ALTER TABLE ${inSql(name)} ENABLE TRIGGER USER`)
      await setSequences(client, manifest)
      return settled
    },
  }
}

/**
 * The database's tables that an archive fills. It names each of them once, with exactly the columns that the migrations made: its names reach SQL only
 * when they are the catalogue's. One of an older version may also name tables that are left out now.
 */
async function matching(client: pg.Client, wanted: Header['tables']): Promise<Map<string, Table>> {
  const present = await listTables(client)
  const named = new Map(wanted.map(({ name, columns }) => [name, columns]))
  const filled = wanted.filter(({ name }) => !isLeftOut(name))
  if (present.length === 0 || named.size !== wanted.length || filled.length !== present.length) throw damaged()
  const matched = present.map((table): [string, Table] => {
    const columns = named.get(table.name)
    if (!columns || !sameWords(columns, table.columns)) throw damaged()
    return [table.name, { ...table, columns }]
  })
  return new Map(matched)
}

const sameWords = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join()

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { name, value } of sequences) {
    const { rowCount } = await client.query(
      `SELECT setval(format('public.%I', sequencename)::regclass, $2) FROM pg_sequences
      WHERE schemaname = 'public' AND sequencename = $1`,
      [name, value],
    )
    if (rowCount === 0) throw damaged()
  }
}

async function compare(client: pg.Client, tables: readonly Table[], manifest: Manifest): Promise<void> {
  const kept = new Map(manifest.tables.map(table => [table.name, table]))
  for (const table of tables) {
    const { rows, sha256 } = await readRows(client, table)
    const archived = kept.get(table.name)
    if (archived?.sha256 !== sha256 || archived.rows !== rows)
      throw new OperatorError(`As linhas de ${table.name} não voltaram iguais às da cópia: nada foi restaurado.`)
  }
}
