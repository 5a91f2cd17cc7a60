import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { OperatorError } from '#server/platform/process/operator-error.ts'

/** The migration with which 0.2.0 begins. */
export const baseline = '20261128120000_baseline'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The hash of the names of 0.1.0's hundred migrations, in order, one on each line. */
const namesOfFirstVersion = 'b86be6514a21beb28a47a01779761f7c5c88e331b7edbc67355ba55493d87856'

/** Names of applied migrations, in order, with the baseline in place of those of 0.1.0; null when only some of 0.1.0's are there. */
export function sinceBaseline(names: readonly string[]): readonly string[] | null {
  const former = names.filter(name => name < baseline)
  if (former.length === 0) return names
  if (sha256(former.join('\n')) !== namesOfFirstVersion) return null
  return [baseline, ...names.filter(name => name > baseline)]
}

/**
 * Takes over a database of 0.1.0 with its rows: `upgrade` runs in it, its schema is compared with the one that the baseline's SQL makes, and the baseline is
 * recorded in place of the former migrations. Tells whether it did; any other database is left as it is. Raises OperatorError, and changes nothing, when the database has only
 * some of 0.1.0's migrations or another schema.
 */
export async function takeOver(url: string, { sql, upgrade }: { sql: string; upgrade: string }): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const [{ kept }] = (await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS kept`)).rows
    if (!kept) return false
    // Of two processes that start at once, the second waits and finds the baseline.
    await client.query('BEGIN; LOCK TABLE _prisma_migrations IN SHARE ROW EXCLUSIVE MODE')
    const { rows } = await client.query<{ name: string }>(
      `SELECT DISTINCT migration_name COLLATE "C" AS name FROM _prisma_migrations
        WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
    )
    const names = sinceBaseline(rows.map(({ name }) => name))
    if (rows.length === 0 || rows.some(({ name }) => name === baseline)) return false
    if (!names) throw new OperatorError(`O banco de dados não tem todas as migrações da versão 0.1.0. ${advice}`)
    await client.query(upgrade)
    await requireSchema(client, sql)
    // Also a failed try of `prisma migrate deploy`, which changed nothing.
    await client.query(`DELETE FROM _prisma_migrations WHERE migration_name COLLATE "C" <= $1`, [baseline])
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), sha256(sql), baseline],
    )
    await client.query('COMMIT')
    return true
  } finally {
    await client.end()
  }
}

const advice = 'Nada foi mudado. Inicie uma vez a versão 0.1.0 do produto com ele, e depois esta.'

async function requireSchema(client: pg.Client, sql: string): Promise<void> {
  const standing = await describeSchema(client)
  await client.query(`SAVEPOINT standing; CREATE SCHEMA ${scratch}; SET LOCAL search_path = ${scratch}, public; ${sql}`)
  const wanted = await describeSchema(client)
  await client.query('ROLLBACK TO standing')
  const different = [...new Set([...standing.keys(), ...wanted.keys()])]
    .filter(object => standing.get(object) !== wanted.get(object))
    .sort()
  if (different.length === 0) return
  const named = different.slice(0, 10).join('; ')
  throw new OperatorError(
    `As tabelas deste banco não são as da versão 0.1.0. Diferem: ${named}${different.length > 10 ? '; e outros' : ''}. ` +
      'Nada foi mudado. Veja “Do 0.1.0 para o 0.2.0” em docs/operations.md.',
  )
}

/** Where the baseline is made for a comparison, and taken back. */
const scratch = 'portal_baseline'

/** What a schema holds beside rows, by kind and name, as PostgreSQL writes it; not what extensions and Prisma brought. */
export async function describeSchema(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ object: string; definition: string }>(`
    WITH own AS (
      SELECT oid, relname, relkind, relpersistence FROM pg_class WHERE relnamespace = current_schema()::regnamespace
        AND relname NOT LIKE '\\_prisma\\_migrations%' AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
    ), found (kind, name, definition) AS (
      SELECT 'tabela', relname, relpersistence::text FROM own WHERE relkind NOT IN ('i', 'S', 'v')
      UNION ALL SELECT 'coluna', relname || '.' || attname, concat_ws(' ', row_number() OVER (PARTITION BY own.oid ORDER BY attnum),
          format_type(atttypid, atttypmod), attnotnull, attstorage, attgenerated, attidentity, attcollation::regcollation, pg_get_expr(adbin, adrelid))
        FROM own JOIN pg_attribute ON attrelid = own.oid AND attnum > 0 AND NOT attisdropped
          LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE relkind = 'r'
      UNION ALL SELECT 'regra', relname || '.' || conname, pg_get_constraintdef(k.oid) || convalidated
        FROM own JOIN pg_constraint k ON conrelid = own.oid WHERE contype <> 'n'
      UNION ALL SELECT 'índice', relname, pg_get_indexdef(own.oid) || indisvalid FROM own JOIN pg_index ON indexrelid = own.oid
      UNION ALL SELECT 'visão', relname, pg_get_viewdef(oid) FROM own WHERE relkind = 'v'
      UNION ALL SELECT 'sequência', sequencename, concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle)
        FROM pg_sequences WHERE schemaname = current_schema()
      UNION ALL SELECT 'gatilho', relname || '.' || tgname, pg_get_triggerdef(t.oid) || tgenabled::text
        FROM own JOIN pg_trigger t ON tgrelid = own.oid WHERE NOT tgisinternal
      UNION ALL SELECT 'função', p.oid::regprocedure::text, pg_get_functiondef(p.oid) FROM pg_proc p
        WHERE pronamespace = current_schema()::regnamespace AND prokind <> 'a' AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
      UNION ALL SELECT 'tipo', typname, string_agg(enumlabel, ',' ORDER BY enumsortorder)
        FROM pg_type JOIN pg_enum ON enumtypid = pg_type.oid WHERE typnamespace = current_schema()::regnamespace GROUP BY typname
      UNION ALL SELECT 'configuração de busca', cfgname,
          string_agg(concat_ws(' ', maptokentype, mapseqno, mapdict::regdictionary), ',' ORDER BY maptokentype, mapseqno)
        FROM pg_ts_config c JOIN pg_ts_config_map ON mapcfg = c.oid WHERE cfgnamespace = current_schema()::regnamespace GROUP BY cfgname
      UNION ALL SELECT 'extensão', extname, '' FROM pg_extension
    )
    SELECT kind || ' ' || name AS object, replace(replace(definition, '${scratch}.', ''), 'public.', '') AS definition FROM found`)
  return new Map(rows.map(({ object, definition }) => [object, definition]))
}
