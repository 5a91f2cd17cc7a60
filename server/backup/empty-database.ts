import pg from 'pg'
import { OperatorError } from '#server/platform/process/operator-error.ts'

/** Tables in which a fresh start or a migration writes by itself. */
const filledByItself = ['_prisma_migrations', 'municipalities', 'press_changes', 'rate_limits']

/**
 * Drops all tables of a database without content. Raises OperatorError, and drops nothing, when it holds a row that the product did not make by
 * itself, or tables of another program.
 */
export async function resetEmptyDatabase(client: pg.Client): Promise<void> {
  const names = await tableNames(client)
  if (names.length === 0) return
  if (!names.includes('_prisma_migrations')) throw notEmpty()
  for (const name of names) {
    if (!filledByItself.includes(name) && (await hasRows(client, name))) throw notEmpty()
  }
  await clearDatabase(client)
}

const notEmpty = () =>
  new OperatorError(
    'O banco de dados não está vazio, e uma cópia só é restaurada em um vazio. Crie outro banco, ou outra DATA_DIR, e tente de novo.',
  )

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT relname AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`,
  )
  return rows.map(({ name }) => name)
}

async function hasRows(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM public.${pg.escapeIdentifier(table)} LIMIT 1`)
  return rows.length > 0
}

/** Removes everything from a database: tables, functions, types, the queue. */
export async function clearDatabase(client: pg.Client): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public')
}
