import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import pg from 'pg'
import { diskSize } from '#lib/text/format.ts'
import type { Checked } from './check-archive.ts'
import { type Order as Restoring, restoreChecked } from './restore-archive.ts'
import { openForCopy } from './tables.ts'

interface Order extends Omit<Restoring, 'uploads' | 'migrate'> {
  /** The archive, read to its end. */
  checked: Checked
  /** The address of the house's database; the scratch one stands beside it. */
  url: string
  /** The folder of the database's files where they are on this machine: its disk is asked for space first. */
  folder?: string
  migrate(url: string, names: readonly string[]): Promise<void>
}

/** Whether an archive was restored into a scratch database and came back equal, or why that was not tried, as a Portuguese sentence. */
export type Rehearsal = { tried: true } | { tried: false; reason: string }

const prefix = 'portal_drill_'
/** Holds the drills of a house apart. A lock of PostgreSQL is one database's, so the names of scratch databases say whose they are too. */
const lock = 'restore drill'
const busy = 'Outra conferência de uma cópia está em andamento neste banco. Tente de novo quando ela terminar.'
/** PostgreSQL's insufficient_privilege. */
const noRight = '42501'
/** A table and its indexes take at most this many times the bytes of its rows in an archive: 1.25 times with 20,000 articles, more where rows are short. */
const timesRows = 3
/** Bytes that an empty database, the log of writes and the running newspaper need beside it. */
const reserve = 2 * 2 ** 30

/**
 * Restores a checked archive into a scratch database, compares everything and drops it. Uploads are read and compared, and not written. One runs at a time:
 * a second would take the scratch database of the first for a leftover. Raises OperatorError when the archive cannot be restored.
 */
export async function drill({ url, folder, migrate, checked, ...order }: Order): Promise<Rehearsal> {
  const lack = folder === undefined ? null : await lackingSpace(folder, checked)
  if (lack) return { tried: false, reason: lack }
  const client = await openForCopy(url)
  try {
    const own = await begin(client)
    if (own === null) return { tried: false, reason: busy }
    await dropLeftovers(client, own)
    const scratch = `${own}${randomUUID().slice(0, 8)}`
    if (!(await create(client, scratch)))
      return {
        tried: false,
        reason:
          'O usuário do banco (o de DATABASE_MIGRATE_URL, onde há dois) não pode criar um banco para o ensaio. Dê a ele o direito: ALTER ROLE … CREATEDB.',
      }
    const address = new URL(url)
    address.pathname = `/${scratch}`
    try {
      const restored = {
        ...order,
        url: address.href,
        uploads: null,
        migrate: (names: readonly string[]) => migrate(address.href, names),
      }
      await restoreChecked(restored, checked)
      return { tried: true }
    } finally {
      await drop(client, scratch)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** A full disk would stop the newspaper's own database: the sentence of what is missing, or null. */
async function lackingSpace(folder: string, { rowBytes }: Checked): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder)
  const needed = timesRows * rowBytes + reserve
  return bavail * bsize < needed ? `O ensaio pede ${diskSize(needed)} livres no disco do banco, em ${folder}.` : null
}

/** Creates a database. False where the role may create none. */
async function create(client: pg.Client, name: string): Promise<boolean> {
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`)
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === noRight) return false
    throw error
  }
}

/** Takes the house's lock for as long as the connection lives, and gives the beginning of its scratch databases' names. Null while another drill has it. */
async function begin(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query(
    `SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken, oid::text AS house FROM pg_database
      WHERE datname = current_database()`,
    [lock],
  )
  return rows[0]?.taken ? `${prefix}${rows[0].house}_` : null
}

/** Drops the scratch databases of the house's drills that were killed: those without a connection. */
async function dropLeftovers(client: pg.Client, own: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT datname AS name FROM pg_database d WHERE starts_with(datname, $1) AND pg_has_role(datdba, 'USAGE')
      AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datid = d.oid)`,
    [own],
  )
  for (const { name } of rows) await drop(client, name)
}

const drop = async (client: pg.Client, name: string) => {
  await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`)
}
