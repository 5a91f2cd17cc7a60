import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { DatabaseSilent } from '#server/platform/db/silence.ts'
import type { Content } from './archive/format.ts'

/** Tables whose rows stay out of an archive (decision 0176). */
const leftOut = [
  // The schema's own record: the restore applies the migrations.
  '_prisma_migrations',
  // Restored, they would revive sessions that ended after the backup.
  'sessions',
  // Over in minutes, and those of a session cannot stand without it.
  'ceremonies',
  'rate_limits',
  // A copy of a salt would tell whose a day's visits were after the day is over.
  'audience_salts',
  // Jobs of this queue.
  'deadly_jobs',
  // Transaction numbers of this cluster.
  'press_changes',
  'notification_changes',
  // The history of this machine, not of the newspaper.
  'backup_runs',
  'house_errors',
  'mail_domains',
]

/** Whether a table's rows stay out of archives. One of an older version may hold them. */
export const isLeftOut = (name: string): boolean => leftOut.includes(name)

export interface Table {
  name: string
  /** Its columns in order, without generated ones. */
  columns: string[]
  /** SQL expressions that order its rows equally in every database: the primary key, texts by their bytes. */
  order: string[]
}

/** How values are written: equal rows give equal bytes in every database. */
const textForm = `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET client_encoding = 'UTF8'`

/**
 * Opens a connection without limits of time for its statements, for copies. With `silenceMs` it breaks off after so many milliseconds in
 * which nothing came or went. The caller ends it.
 */
export async function openForCopy(url: string, silenceMs = 0): Promise<pg.Client> {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => socket.destroy(new DatabaseSilent()))
  const client = new pg.Client({
    connectionString: url,
    application_name: 'portal-backup',
    keepAlive: true,
    stream: () => socket,
  })
  // Without a listener, a connection that breaks while idle would end the process. The next statement fails with the same error.
  client.on('error', () => {})
  await client.connect()
  await client.query(textForm)
  return client
}

/** The newspaper's tables with lasting rows, by name: no unlogged ones, none that are left out. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; order: string[] | null }>(
    `SELECT c.relname AS name,
      (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT array_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END ORDER BY k.place)
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k(attnum, place), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum) AS "order"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p' AND c.relname <> ALL($1)
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY c.relname COLLATE "C"`,
    [leftOut],
  )
  return rows.map(({ name, columns, order }) => ({
    name,
    columns,
    order: order ?? columns.map(column => `${pg.escapeIdentifier(column)}::text COLLATE "C"`),
  }))
}

/** A table's name in SQL. */
export const inSql = (table: string): string => `public.${pg.escapeIdentifier(table)}`

/** The names of columns in SQL. */
export const columnsIn = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ')

/** The rows of a table as COPY writes them, in its order. */
function rowsOf(client: pg.Client, { name, columns, order }: Table) {
  const query = `SELECT ${columnsIn(columns)} FROM ${inSql(name)} ORDER BY ${order.join(', ')}`
  return client.query(copyTo(`COPY (${query}) TO STDOUT`, { highWaterMark: 256 * 1024 }))
}

/** Reads a table's rows to their end and hands each chunk on. Gives their number and hash. */
export async function readRows(
  client: pg.Client,
  table: Table,
  take: (chunk: Buffer) => Promise<void> | void = () => {},
): Promise<Content['tables'][number]> {
  const hash = createHash('sha256')
  const stream = rowsOf(client, table)
  await pipeline(stream, async chunks => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      hash.update(chunk)
      await take(chunk)
    }
  })
  return { name: table.name, rows: stream.rowCount ?? 0, sha256: hash.digest('hex') }
}

/** The sequences of the schema that have given a value, with their last one. */
export async function listSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename COLLATE "C"`,
  )
  return rows
}
