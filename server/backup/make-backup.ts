import { createHash } from 'node:crypto'
import type pg from 'pg'
import { outageOf } from '#server/platform/db/outage.ts'
import { now } from '#server/platform/process/clock.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import type { Storage } from '#server/platform/storage.ts'
import {
  type Content,
  FORMAT,
  type Header,
  hashOf,
  headerName,
  type Manifest,
  manifestName,
  type Secrets,
  secretsName,
  secrets as secretsShape,
  UploadTally,
} from './archive/format.ts'
import { type AddEntry, writeArchive } from './archive/write.ts'
import { listSequences, listTables, openForCopy, readRows, type Table } from './tables.ts'

/** The bytes of rows in one entry of the archive. */
const partBytes = 1 << 20

interface Order {
  /** The database's address. */
  url: string
  storage: Storage
  /** The archive to write. */
  file: string
  /** Encrypts the archive, which then holds `secrets` too. */
  key?: string
  secrets: Secrets
  /** The product's version. */
  product: string
  signal?: AbortSignal
  /** Milliseconds without a sign of the database after which it counts as lost; ten minutes by default: sorting a large table takes some. */
  silenceMs?: number
}

/** A finished archive. */
export interface Backup {
  /** Of the file. */
  bytes: number
  manifest: Manifest
}

/**
 * Writes one archive of the newspaper while it runs: the rows of one moment, and the uploads that stand then. Raises OperatorError when
 * the disk is full, refuses, or has the file already, and when the database is lost; nothing is left then.
 */
export const makeBackup = (order: Order): Promise<Backup> => copyOut(order).catch(explain)

function explain(error: unknown): never {
  if (outageOf(error) !== 'unavailable') throw error
  throw new OperatorError(
    'O banco de dados parou de responder durante a cópia. Tente de novo quando ele voltar: nada ficou pela metade.',
    {
      cause: error,
    },
  )
}

async function copyOut(order: Order): Promise<Backup> {
  if (order.key) requireShape(order.secrets)
  const client = await openForCopy(order.url, order.silenceMs ?? 600_000)
  let manifest: Manifest | null = null
  try {
    const bytes = await writeArchive(order, async add => {
      manifest = await fillArchive(client, order, add)
    })
    if (!manifest) throw new Error('an archive without a manifest')
    return { bytes, manifest }
  } finally {
    await client.end().catch(() => {})
  }
}

/** What the operator does about a secret that no archive brings back. */
const advice: Readonly<Record<keyof Secrets, string>> = {
  AUTH_SECRET: 'Troque-o: todos precisarão entrar de novo.',
  DATA_KEY: 'Troque-a e guarde a antiga em DATA_KEY_OLD.',
  DATA_KEY_OLD: 'Retire de lá as chaves que já não abrem nada: no máximo cem, sem caracteres invisíveis.',
}

/** Raises OperatorError that names the variable whose shape a restore would refuse. */
function requireShape(secrets: Secrets): void {
  const [name] = secretsShape.safeParse(secrets).error?.issues[0]?.path ?? []
  if (name === undefined) return
  const variable = secretsShape.keyof().parse(name)
  const fault =
    variable === 'DATA_KEY_OLD'
      ? 'tem chaves demais, ou uma com um caractere invisível'
      : 'tem uma quebra de linha ou outro caractere invisível, ou é longo demais'
  throw new OperatorError(`${variable} ${fault}, e assim nenhuma cópia o traz de volta. ${advice[variable]}`)
}

async function fillArchive(client: pg.Client, order: Order, add: AddEntry): Promise<Manifest> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const tables = await listTables(client)
  const sequences = await listSequences(client)
  const header: Header = {
    format: FORMAT,
    product: order.product,
    createdAt: now().toISOString(),
    migrations: await appliedMigrations(client),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  }
  await addJson(add, headerName, header)
  if (order.key) await addJson(add, secretsName, order.secrets)
  const copied: Content['tables'] = []
  for (const table of tables) copied.push(await addTable(client, table, add))
  // The snapshot holds back the database's cleaning: it ends before the uploads, which take longest.
  await client.query('COMMIT')
  const content = { tables: copied, uploads: await addUploads(order.storage, add) }
  const manifest = { ...content, sequences, sha256: hashOf(content) }
  await addJson(add, manifestName, manifest)
  return manifest
}

/** The applied migrations of a database, in order. */
async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT DISTINCT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  return rows.map(({ name }) => name).sort()
}

/**
 * Adds a table's rows in parts of about a megabyte, each of whole rows: a tar's entry says its size first, and COPY does not know it.
 * In COPY's text form a line break ends a row and occurs nowhere else.
 */
async function addTable(client: pg.Client, table: Table, add: AddEntry): Promise<Content['tables'][number]> {
  let [parts, size, chunks]: [number, number, Buffer[]] = [0, 0, []]
  const flush = async () => {
    const bytes = Buffer.concat(chunks)
    const end = bytes.lastIndexOf('\n') + 1
    const rest = bytes.subarray(end)
    ;[size, chunks] = [rest.length, [rest]]
    if (end === 0) return
    const name = `tables/${table.name}/${String(++parts).padStart(6, '0')}`
    await add(name, end, from([bytes.subarray(0, end)]))
  }
  const copied = await readRows(client, table, async chunk => {
    // COPY's chunk is reused by the connection's reader.
    chunks.push(Buffer.from(chunk))
    size += chunk.length
    if (size >= partBytes) await flush()
  })
  if (size > 0) await flush()
  return copied
}

/** Adds the uploads in the order of their paths. A file that is removed meanwhile is skipped. */
async function addUploads(storage: Storage, add: AddEntry): Promise<Content['uploads']> {
  const tally = new UploadTally()
  for await (const { folder, name } of storage.list()) {
    const file = await storage.open(folder, name)
    if (!file) continue
    const hash = createHash('sha256')
    const hashed = async function* () {
      for await (const chunk of file.stream) {
        hash.update(chunk)
        yield chunk as Uint8Array
      }
    }
    await add(`uploads/${folder}/${name}`, file.size, hashed())
    tally.add(`${folder}/${name}`, file.size, hash.digest('hex'))
  }
  return tally.total()
}

async function addJson(add: AddEntry, name: string, data: object): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(data))
  await add(name, bytes.length, from([bytes]))
}

async function* from(chunks: readonly Uint8Array[]) {
  yield* chunks
}
