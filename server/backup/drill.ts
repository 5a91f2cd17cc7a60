import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import type { Checked } from './check-archive.ts'
import { restoreArchive } from './restore-archive.ts'
import { openForCopy } from './tables.ts'

interface Order {
  file: string
  key?: string
  /** The address of the house's database; the scratch one stands beside it. */
  url: string
  migrations: readonly string[]
  migrate(url: string, names: readonly string[]): Promise<void>
}

const prefix = 'portal_drill_'
/** PostgreSQL's insufficient_privilege. */
const noRight = '42501'

/** The refusal of a server on which this role may create no database. */
export class NoRightToDrill extends OperatorError {}

/**
 * Restores an archive into a scratch database and drops it. Uploads are read and compared, and not written. Raises NoRightToDrill where
 * the role may not create a database, and OperatorError when the archive cannot be restored.
 */
export async function drill({ url, migrate, ...order }: Order): Promise<Checked> {
  const client = await openForCopy(url)
  try {
    await dropLeftovers(client)
    const scratch = `${prefix}${randomUUID().slice(0, 8)}`
    await create(client, scratch)
    const address = new URL(url)
    address.pathname = `/${scratch}`
    try {
      return await restoreArchive({
        ...order,
        url: address.href,
        uploads: null,
        migrate: names => migrate(address.href, names),
      })
    } finally {
      await drop(client, scratch)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

async function create(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`)
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError) || cause.code !== noRight) throw cause
    const advice = 'Para ensaiar, dê a ele o direito: ALTER ROLE … CREATEDB.'
    throw new NoRightToDrill(`O usuário do banco não pode criar um banco para o ensaio. ${advice}`, { cause })
  }
}

/** Drops the scratch databases of drills that were killed: those of ours without a connection. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT datname AS name FROM pg_database d WHERE starts_with(datname, $1) AND pg_has_role(datdba, 'USAGE')
      AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datid = d.oid)`,
    [prefix],
  )
  for (const { name } of rows) await drop(client, name)
}

const drop = async (client: pg.Client, name: string) => {
  await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`)
}
