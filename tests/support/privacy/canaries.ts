import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { fold } from '#lib/text/text.ts'

interface TableShape {
  schema: string
  table: string
  columns: string[]
  binary: string[]
}

/** The columns of any table, of the product and of its queue, where a row holds one of some words, as written or folded. */
export async function canariesIn(url: string, words: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const all = [...new Set(words.flatMap(word => [word.toLowerCase(), fold(word)]))]
  const isFound = async ({ schema, table }: TableShape, text: string) => {
    const { rows } = await client.query(
      `SELECT FROM "${schema}"."${table}" t, unnest($1::text[]) AS canary WHERE strpos(lower(${text}), canary) > 0 LIMIT 1`,
      [all],
    )
    return rows.length > 0
  }
  try {
    const { rows: tables } = await client.query<TableShape>(
      `SELECT n.nspname AS schema, c.relname AS table, array_agg(a.attname::text) AS columns,
        coalesce(array_agg(a.attname::text) FILTER (WHERE a.atttypid = 'bytea'::regtype), '{}') AS binary
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'pgboss') AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped GROUP BY 1, 2`,
    )
    const found: string[] = []
    for (const shape of tables) {
      const { schema, table, columns, binary } = shape
      const texts = ['to_jsonb(t)::text', ...binary.map(column => `encode(t."${column}", 'escape')`)]
      if (!(await isFound(shape, `concat_ws(' ', ${texts.join(', ')})`))) continue
      for (const column of columns) {
        const text = binary.includes(column) ? `encode(t."${column}", 'escape')` : `t."${column}"::text`
        if (await isFound(shape, text)) found.push(`${schema}.${table}.${column}`)
      }
    }
    return found
  } finally {
    await client.end()
  }
}

/** The files under a folder that hold one of some words, in their names or bytes. */
export async function canaryFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const text = file.isFile() ? (await readFile(path)).toString('utf8') : ''
    if (words.some(word => path.includes(word) || text.includes(word))) found.push(path)
  }
  return found
}
