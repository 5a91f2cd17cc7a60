import pg from 'pg'
import { inSql, isLeftOut } from './tables.ts'

export interface ForeignKey {
  name: string
  table: string
  columns: string[]
  /** The table and columns that it refers to. */
  refers: string
  to: string[]
  /** Those of its columns that take NULL where the row that they refer to is missing; empty where the whole row goes. */
  emptied: string[]
  definition: string
}

export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(
    `SELECT k.conname AS name, t.relname AS "table", r.relname AS refers, pg_get_constraintdef(k.oid) AS definition,
      (SELECT array_agg(a.attname::text ORDER BY u.place) FROM unnest(k.conkey) WITH ORDINALITY AS u(attnum, place)
        JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.attnum) AS columns,
      (SELECT array_agg(a.attname::text ORDER BY u.place) FROM unnest(k.confkey) WITH ORDINALITY AS u(attnum, place)
        JOIN pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = u.attnum) AS "to",
      ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
        AND k.confdeltype <> 'c' AND NOT a.attnotnull AND a.attgenerated = '') AS emptied
    FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid JOIN pg_class r ON r.oid = k.confrelid
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.conparentid = 0
    ORDER BY t.relname, k.conname`,
  )
  return rows
}

/**
 * Repairs rows that refer to a table that archives leave out. As on a deletion, the reference becomes NULL or the row is deleted, then the rows that refer
 * to it. Gives the number of changed rows. Foreign keys must be dropped meanwhile.
 */
export async function settleOrphans(client: pg.Client, keys: readonly ForeignKey[]): Promise<number> {
  let settled = 0
  let shrunk = new Set(keys.map(({ refers }) => refers).filter(isLeftOut))
  while (shrunk.size > 0) {
    const next = new Set<string>()
    for (const key of keys.filter(({ refers }) => shrunk.has(refers))) {
      const rows = (await client.query(statementOf(key))).rowCount ?? 0
      settled += rows
      if (rows > 0 && key.emptied.length === 0) next.add(key.table)
    }
    shrunk = next
  }
  return settled
}

function statementOf({ table, columns, refers, to, emptied }: ForeignKey): string {
  const own = columns.map(pg.escapeIdentifier)
  const other = to.map(pg.escapeIdentifier)
  const same = own.map((column, place) => `r.${other[place]} = t.${column}`).join(' AND ')
  const orphaned = `${own.map(column => `t.${column} IS NOT NULL`).join(' AND ')}
    AND NOT EXISTS (SELECT FROM ${inSql(refers)} r WHERE ${same})`
  const nothing = emptied.map(column => `${pg.escapeIdentifier(column)} = NULL`).join(', ')
  return nothing
    ? `UPDATE ${inSql(table)} t SET ${nothing} WHERE ${orphaned}`
    : `DELETE FROM ${inSql(table)} t WHERE ${orphaned}`
}
