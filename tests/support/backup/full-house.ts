import { randomUUID } from 'node:crypto'
import pg from 'pg'

interface Column {
  name: string
  type: string
  /** Labels of an enumeration; empty for any other type. */
  labels: string[]
  required: boolean
}

interface Key {
  columns: string[]
  refers: string
  to: string[]
}

interface Table {
  name: string
  columns: Column[]
  keys: Key[]
}

type Row = Record<string, unknown>

const only = (n: number, row: Row) => (n === 1 ? row : null)

/** Values that a table's checks ask for, beside what follows from a column's type, for its row `n`; null where it holds one row at most. */
const asked: Record<string, (n: number) => Row | null> = {
  ai_location_training: () => ({ confidence: 0.5 }),
  ai_models: n => only(n, { protocol: 'openai', use: 'analysis' }),
  ai_training_data: () => ({ relevance: 0.5 }),
  article_corrections: n => ({ text: `Correção da data ${n}` }),
  article_locations: n => ({ location_path: `lugar-${n}-am` }),
  articles: n => ({ slug: `cheia-do-rio-${n}` }),
  audience_counts: n => only(n, { id: 1 }),
  audience_visits: n => ({ visitor: Buffer.alloc(16, n), region: 'BR-AM' }),
  author_application_resumes: n => ({ content: `v1.${n}` }),
  author_applications: () => ({ cpf: 'v1.x', address: 'v1.x', phone: 'v1.x' }),
  event_submissions: () => ({ status: 'accepted', closed_at: '2026-11-02' }),
  google_access: n => only(n, { property_id: '1' }),
  google_fetches: n => ({ service: n === 1 ? 'analytics' : 'ads' }),
  house_banners: () => ({ slot: 'home_top' }),
  invitations: n => ({ email: `convite-${n}@exemplo.test` }),
  ledger_entries: () => ({ currency: 'BRL' }),
  municipalities: n => ({ path: `lugar-${n}-am`, state: 'AM' }),
  newsletter_bounces: () => ({ kind: 'hard' }),
  newsletter_links: n => ({ url: `https://exemplo.test/${n}` }),
  newsletter_subscribers: n => ({
    email: `leitora-${n}@exemplo.test`,
    status: 'pending',
    source: 'form',
    token: `t${n}`,
  }),
  // A trigger writes them.
  notification_changes: () => null,
  revenue_counts: n => only(n, { id: 1 }),
  share_adjustments: () => ({ month: '2026-12-01' }),
  share_lines: () => ({ cents: 100 }),
  share_months: () => ({ revenue_cents: 200, percent: 5_000, pool_cents: 100 }),
  share_statements: () => ({ cents: 100 }),
  user_reading_history: () => ({ time_spent_seconds: 30, scroll_depth_percent: 90 }),
  users: n => ({ email: `pessoa-${n}@exemplo.test` }),
}

/** Text with everything that COPY escapes. */
const text = (n: number) => `linha\t${n}\\ de “é”\\N`

function valueFor({ type, labels }: Column, n: number): unknown {
  if (labels.length > 0) return labels[0]
  if (type.endsWith('[]')) return '{}'
  if (type === 'uuid') return randomUUID()
  if (type === 'boolean') return false
  if (/^json/.test(type)) return JSON.stringify({ text: text(n) })
  if (type === 'bytea') return Buffer.from([0, 10, 92, 255, n])
  if (/^timestamp/.test(type)) return new Date(Date.UTC(2026, 10, n + 1)).toISOString()
  if (type === 'date') return `2026-0${n + 1}-01`
  if (type === 'tsvector') return ''
  if (/int|double|numeric|real/.test(type)) return n + 1
  return text(n)
}

/**
 * Writes two rows into every table of a database, straight from its catalogue: a new table is filled as soon as it exists. Every foreign key refers
 * to a row, and the second row of a table to the second row of another one, or to the first one of its own.
 */
export async function fillEveryTable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // One transaction: the lines of a month arrive with it.
    await client.query('BEGIN')
    const tables = await tablesOf(client)
    const written = new Map<string, Row>()
    for (const n of [1, 2]) {
      const waiting = new Set(tables)
      while (waiting.size > 0) {
        // One that waits for nothing, else one whose other references may stay empty.
        const next =
          [...waiting].find(table => isReady(table, waiting, () => true)) ??
          [...waiting].find(table => isReady(table, waiting, isNeeded))
        if (!next)
          throw new Error(`tables that wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}`)
        waiting.delete(next)
        const row = await insert(client, next, { n, written })
        if (row) written.set(next.name, row)
      }
    }
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

const isReady = (table: Table, waiting: Set<Table>, counts: (table: Table, key: Key) => boolean) => {
  const missing = [...waiting].filter(other => other !== table).map(({ name }) => name)
  return !table.keys.some(key => missing.includes(key.refers) && counts(table, key))
}

const isNeeded = ({ columns }: Table, key: Key) =>
  key.columns.some(name => columns.some(column => column.name === name && column.required))

async function insert(
  client: pg.Client,
  { name, columns, keys }: Table,
  { n, written }: { n: number; written: Map<string, Row> },
): Promise<Row | null> {
  const own = name in asked ? asked[name]?.(n) : {}
  if (!own) return null
  const row: Row = {}
  for (const column of columns) if (column.required) row[column.name] = valueFor(column, n)
  for (const key of keys) {
    const target = written.get(key.refers)
    key.columns.forEach((column, place) => {
      if (target && columns.some(({ name }) => name === column)) row[column] = target[key.to[place] ?? '']
    })
  }
  Object.assign(row, own)
  const names = Object.keys(row)
  const sql = `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map((_, place) => `$${place + 1}`).join(', ')}) RETURNING *`
  try {
    return (await client.query(sql, Object.values(row))).rows[0]
  } catch (error) {
    throw new Error(`row ${n} of ${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.oid::regclass::text AS name,
      (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'required', a.attnotnull AND NOT a.atthasdef AND a.attidentity = '',
          'labels', coalesce((SELECT json_agg(enumlabel ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = a.atttypid), '[]')))
        FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      coalesce((SELECT json_agg(json_build_object('refers', k.confrelid::regclass::text,
          'columns', (SELECT json_agg(attname ORDER BY place) FROM unnest(k.conkey) WITH ORDINALITY AS u(attnum, place)
            JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.attnum),
          'to', (SELECT json_agg(attname ORDER BY place) FROM unnest(k.confkey) WITH ORDINALITY AS u(attnum, place)
            JOIN pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = u.attnum)))
        FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f'), '[]') AS keys
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY c.relname COLLATE "C"`)
  return rows
}
