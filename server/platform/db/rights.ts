import pg from 'pg'
import { OperatorError } from '../process/operator-error.ts'
import type { Addresses } from './addresses.ts'

/** A table, sequence, schema or database on which the application's role, which owns none (decision 0375), has too few or too many rights, and the
 * statements that mend it. */
interface Unsettled {
  name: string
  /** Whether the role lacks a right that the product needs; else it only has too many. */
  lacking: boolean
  mend: string
}

/** A connection's role, and whether it owns the tables of the product. */
export interface Ownership {
  role: string
  /** Whether it may do with the tables what their owner may, by owning them, by a membership, or as a superuser. */
  owns: boolean
  superuser: boolean
}

/** The schemas of the product and of its queue. */
const schemasSql = `('public', 'pgboss')`

/** The tables, views and sequences of the product, without those of extensions. */
const ownSql = `SELECT c.oid, c.relname, c.relkind, c.relowner, format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ${schemasSql} AND c.relkind IN ('r', 'p', 'v', 'S') AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')`

/** Whether a connection's role owns the tables. */
export async function ownershipOf(client: pg.Client): Promise<Ownership> {
  const { rows } = await client.query(
    `SELECT current_user::text AS role, rolsuper AS superuser,
      EXISTS (SELECT FROM (${ownSql}) own WHERE pg_has_role(relowner, 'USAGE')) AS owns
      FROM pg_roles WHERE rolname = current_user`,
  )
  return rows[0]
}

/**
 * What a role may not do and should, or may do and should not. It reads and writes rows. Of append-only tables it changes the columns that an
 * erasure may empty, as their triggers name them, and removes nothing; of the list of migrations it changes nothing. It makes nothing in a schema,
 * and no temporary tables: functions of triggers run as the owner of the tables where a foreign key cascades, and would find what it made.
 * MAINTAIN, for ANALYZE, is new in PostgreSQL 17; in older ones only autovacuum analyses.
 */
const unsettledSql = `
  WITH wanted AS (
    SELECT own.*,
      CASE
        WHEN relkind = 'S' THEN '{USAGE,SELECT}'::text[]
        WHEN relkind = 'v' OR relname = '_prisma_migrations' THEN '{SELECT}'
        ELSE CASE WHEN t.oid IS NULL THEN '{SELECT,INSERT,UPDATE,DELETE}' ELSE '{SELECT,INSERT}' END::text[]
          || CASE WHEN current_setting('server_version_num')::int >= 170000 THEN '{MAINTAIN}' ELSE '{}' END::text[]
      END AS rights,
      array_remove(string_to_array(encode(t.tgargs, 'escape'), '\\000'), '') AS erasable
      FROM (${ownSql}) own LEFT JOIN pg_trigger t ON t.tgrelid = own.oid AND t.tgname = 'forbid_change'
  ), compared AS (
    SELECT name, rights, erasable, CASE WHEN relkind = 'S' THEN 'SEQUENCE ' ELSE '' END || name AS object,
      CASE WHEN relkind = 'S' THEN NOT (has_sequence_privilege($1, oid, 'USAGE') AND has_sequence_privilege($1, oid, 'SELECT'))
        ELSE EXISTS (SELECT FROM unnest(rights) one WHERE NOT has_table_privilege($1, oid, one))
          OR EXISTS (SELECT FROM unnest(erasable) one WHERE NOT has_column_privilege($1, oid, one, 'UPDATE')) END AS lacking,
      relkind <> 'S' AND EXISTS (SELECT FROM unnest('{INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) one
        WHERE one <> ALL (rights) AND has_table_privilege($1, oid, one)) AS exceeding
      FROM wanted
  )
  SELECT 1 AS turn, 'schema ' || nspname AS name, NOT has_schema_privilege($1, oid, 'USAGE') AS lacking,
      format('REVOKE CREATE ON SCHEMA %1$I FROM PUBLIC, %2$I; GRANT USAGE ON SCHEMA %1$I TO %2$I', nspname, $1) AS mend
    FROM pg_namespace WHERE nspname IN ${schemasSql} AND (NOT has_schema_privilege($1, oid, 'USAGE') OR has_schema_privilege($1, oid, 'CREATE'))
  UNION ALL SELECT 2, 'database ' || datname, false, format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM PUBLIC, %I', datname, $1)
    FROM pg_database WHERE datname = current_database()
      AND (has_database_privilege($1, oid, 'TEMPORARY') OR has_database_privilege($1, oid, 'CREATE'))
  UNION ALL SELECT 3, name, lacking, format('REVOKE ALL ON %1$s FROM %2$I; GRANT %3$s ON %1$s TO %2$I', object, $1, array_to_string(rights, ', '))
      || coalesce((SELECT format('; GRANT UPDATE (%s) ON %s TO %I', string_agg(quote_ident(one), ', '), object, $1) FROM unnest(erasable) one
        HAVING count(*) > 0), '')
    FROM compared WHERE lacking OR exceeding
  ORDER BY 1, 2`

/** The rights that a role lacks or has too many of. */
export async function unsettledRights(client: pg.Client, role: string): Promise<Unsettled[]> {
  return (await client.query(unsettledSql, [role])).rows
}

/**
 * Gives the role of `url` its rights, and takes others from it, as the owner of the tables. With nothing to mend, or where the role of `url` is the
 * owner, it costs one connection and a query or two. Raises OperatorError when the role lacks a right that nobody here may give.
 */
export async function settleRights({ url, ownerUrl }: Addresses): Promise<void> {
  const { role, unsettled } = await withClient(url, async client => {
    const { role, owns } = await ownershipOf(client)
    return { role, unsettled: owns ? [] : await unsettledRights(client, role) }
  })
  if (unsettled.length === 0) return
  const left = url === ownerUrl ? unsettled : await withClient(ownerUrl, owner => mend(owner, role))
  const lacking = left.filter(right => right.lacking)
  if (lacking.length > 0) throw lackingRights(role, lacking)
}

/** PostgreSQL's insufficient_privilege. */
const NOT_ALLOWED = '42501'

/** Mends the rights of a role as the owner. Gives those that are still wrong. */
async function mend(owner: pg.Client, role: string): Promise<Unsettled[]> {
  // Two processes that start at once: PostgreSQL refuses two changes of one table's rights at a time.
  await owner.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('portal rights', 0))`)
  for (const right of await unsettledRights(owner, role))
    await owner.query(right.mend).catch(error => {
      if (error.code !== NOT_ALLOWED) throw error
      throw new OperatorError(
        `O usuário de DATABASE_MIGRATE_URL não é o dono de ${right.name}. Ponha ali o endereço do dono das tabelas.`,
        { cause: error },
      )
    })
  await owner.query('COMMIT')
  return unsettledRights(owner, role)
}

/** Runs statements on a connection of their own, which ends with them. */
export async function withClient<Result>(url: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** The operator's sentence for a role that lacks rights. */
export function lackingRights(role: string, lacking: readonly Unsettled[]): OperatorError {
  const named = lacking.slice(0, 5).map(({ name }) => name)
  return new OperatorError(
    `O usuário ${role} do banco de dados, o de DATABASE_URL, não tem os direitos de que o portal precisa em ${named.join(', ')}${lacking.length > 5 ? ' e outras' : ''}. ` +
      'Defina DATABASE_MIGRATE_URL com o endereço do dono das tabelas e rode npm run migrate.',
  )
}
