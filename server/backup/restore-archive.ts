import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { outageOf } from '#server/platform/db/outage.ts'
import { sinceBaseline } from '#server/platform/db/takeover.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import type { Header } from './archive/format.ts'
import { damaged, drain } from './archive/read.ts'
import { explainDisk } from './archive/write.ts'
import { type Checked, checkArchive } from './check-archive.ts'
import { cleanBodies } from './clean-bodies.ts'
import { clearDatabase, resetEmptyDatabase } from './empty-database.ts'
import { openTables } from './restore-rows.ts'
import { openForCopy } from './tables.ts'

/** What to restore, and into what. */
export interface Order {
  file: string
  key?: string
  /** The empty database's address. */
  url: string
  /** The folder of uploads, empty or missing; null restores no uploads, for a drill. */
  uploads: string | null
  /** The migrations that this version knows. */
  migrations: readonly string[]
  /** Applies migrations to the database. */
  migrate(names: readonly string[]): Promise<void>
  /** Stops the restore; nothing is left then. */
  signal?: AbortSignal
}

export interface Restored extends Checked {
  /** The rows that referred to what no archive brings, such as ended sessions, and were settled. */
  settled: number
  /** The rows with HTML that the sanitiser took out. */
  cleaned: number
}

/**
 * Restores an archive into an empty database and an empty folder, whole or not at all. The archive is first read to its end and checked,
 * and only then read again and copied, in one transaction. Raises OperatorError; the database is empty then.
 */
export async function restoreArchive(order: Order): Promise<Restored> {
  const { file, key, signal } = order
  return restoreChecked(order, await checkArchive(file, key, { signal }))
}

/** What a restore did beyond copying. */
type Done = Pick<Restored, 'settled' | 'cleaned'>

/** Restores an archive that was already read to its end and checked. */
export async function restoreChecked(order: Order, checked: Checked): Promise<Restored> {
  const { uploads } = order
  const names = knownMigrations(checked.header, order.migrations)
  if (uploads) await requireEmptyFolder(uploads)
  const client = await openForCopy(order.url)
  try {
    await resetEmptyDatabase(client)
    const done = await fillOrClear(client, { ...order, migrations: names }, checked)
    await client.query('ANALYZE')
    return { ...checked, ...done }
  } finally {
    await client.end().catch(() => {})
  }
}

async function fillOrClear(client: pg.Client, order: Order, checked: Checked): Promise<Done> {
  try {
    await order.migrate(order.migrations)
    return await copyIn(client, order, checked)
  } catch (error) {
    // Without a connection the transaction is gone by itself, and the next restore clears the empty tables.
    await client
      .query('ROLLBACK')
      .then(() => clearDatabase(client))
      .catch(() => {})
    throw explained(error)
  }
}

/** PostgreSQL's classes for rows that its types, rules, limits or triggers refuse; a search document has errors of syntax. */
const refusedData = /^(?:22|23|54|P0|42601)/

/** An error that the archive or a full disk causes as a sentence; any other as it is. */
function explained(error: unknown): unknown {
  if (outageOf(error) === 'disk_full')
    return new OperatorError('O disco do banco de dados encheu: nada foi restaurado. Libere espaço e tente de novo.', {
      cause: error,
    })
  if (!(error instanceof pg.DatabaseError) || !refusedData.test(error.code ?? '')) return error
  const place = [error.table, error.constraint].filter(Boolean).join(', ')
  return new OperatorError(
    `O banco de dados recusou linhas desta cópia${place && ` (${place})`}: ela se contradiz, e nada foi restaurado. Use outra cópia.`,
    { cause: error },
  )
}

/** The migrations of an archive, by the names that this version knows. */
function knownMigrations({ migrations, product }: Header, known: readonly string[]): readonly string[] {
  const names = sinceBaseline(migrations)
  if (!names)
    throw new OperatorError(
      `A cópia é de um banco sem todas as migrações da versão 0.1.0 (foi feita pela ${product}). Restaure-a com a 0.1.0, e depois inicie esta versão.`,
    )
  if (names.some(name => !known.includes(name)))
    throw new OperatorError(
      `A cópia é de um banco mais novo que esta versão do produto (foi feita pela ${product}). Atualize o produto antes de restaurar.`,
    )
  return names
}

async function requireEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  if (names.some(name => name !== 'tmp'))
    throw new OperatorError(`A pasta ${folder} não está vazia: mova-a para outro lugar e tente de novo.`)
}

/** Copies rows and uploads. The uploads get their folder's name just before the transaction ends. */
async function copyIn(client: pg.Client, { file, key, uploads, signal }: Order, { header }: Checked): Promise<Done> {
  const draft = uploads && `${uploads}.restoring`
  try {
    if (draft) await rm(draft, { recursive: true, force: true })
    await client.query('BEGIN')
    const rows = await openTables(client, header)
    const { manifest } = await checkArchive(file, key, {
      rows: (table, bytes) => rows.fill(table, bytes),
      upload: (folder, name, bytes) => (draft ? writeUpload(join(draft, folder), name, bytes) : drain(bytes)),
      signal,
    })
    const settled = await rows.finish(manifest)
    signal?.throwIfAborted()
    // Without uploads it is a drill, whose texts nobody reads.
    const cleaned = uploads ? await cleanBodies(client, signal) : 0
    await settle(client)
    if (draft) await replaceEmpty(uploads, draft)
    await commitOr(client, () => (uploads ? rm(uploads, { recursive: true, force: true }) : undefined))
    return { settled, cleaned }
  } catch (error) {
    if (draft) await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function commitOr(client: pg.Client, undo: () => Promise<void> | undefined): Promise<void> {
  try {
    await client.query('COMMIT')
  } catch (error) {
    await undo()
    throw error
  }
}

async function writeUpload(folder: string, name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const file = createWriteStream(join(folder, name), { flags: 'wx', mode: 0o644, flush: true })
    await pipeline(Readable.from(bytes), file)
  } catch (error) {
    // An honest archive names each file once.
    throw error instanceof Error && 'code' in error && error.code === 'EEXIST'
      ? damaged(error)
      : explainDisk(error, folder)
  }
}

async function replaceEmpty(folder: string, draft: string): Promise<void> {
  if (!existsSync(draft)) return
  await rm(join(folder, 'tmp'), { recursive: true, force: true })
  if (existsSync(folder)) await rmdir(folder)
  await rename(draft, folder)
}

/**
 * Updates rows about the moment of the backup. Waiting mails become `uncertain`, and scheduled editions whose hour has passed become drafts: a person decides,
 * since they may have been sent after the backup. Due welcome letters are dropped. The archive holds no jobs. Every running instance forgets its finished
 * pages.
 */
async function settle(client: pg.Client): Promise<void> {
  await client.query(`
    UPDATE mail_deliveries SET state = 'uncertain', claimed_at = NULL, settled_at = now(), last_error = 'Restored from a backup'
      WHERE state IN ('queued', 'sending');
    UPDATE newsletter_sends SET status = 'draft', version = version + 1 WHERE status = 'scheduled' AND scheduled_at <= now();
    UPDATE newsletter_subscribers SET welcome_at = NULL WHERE welcome_at <= now();
    INSERT INTO press_changes (id, transaction, keys) VALUES (gen_random_uuid(), pg_current_xact_id()::text::bigint, '{*}')`)
}
