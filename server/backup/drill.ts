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
/** PostgreSQL's insufficient_privilege. */
const noRight = '42501'
/** A table and its indexes take at most this many times the bytes of its rows in an archive: 1.25 times with 20,000 articles, more where rows are short. */
const timesRows = 3
/** Bytes that an empty database, the log of writes and the running newspaper need beside it. */
const reserve = 2 * 2 ** 30

/**
 * Restores a checked archive into a scratch database, compares everything and drops it. Uploads are read and compared, and not written. Raises
 * OperatorError when the archive cannot be restored.
 */
export async function drill({ url, folder, migrate, checked, ...order }: Order): Promise<Rehearsal> {
  const lack = folder === undefined ? null : await lackingSpace(folder, checked)
  if (lack) return { tried: false, reason: lack }
  const client = await openForCopy(url)
  try {
    await dropLeftovers(client)
    const scratch = `${prefix}${randomUUID().slice(0, 8)}`
    if (!(await create(client, scratch)))
      return {
        tried: false,
        reason: 'O usuário do banco não pode criar um banco para o ensaio. Dê a ele o direito: ALTER ROLE … CREATEDB.',
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
