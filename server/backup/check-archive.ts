import { createHash } from 'node:crypto'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import {
  type Content,
  FORMAT,
  type Header,
  hashOf,
  headerName,
  header as headerShape,
  type Manifest,
  manifestName,
  manifest as manifestShape,
  partsOf,
  type Secrets,
  secretsName,
  secrets as secretsShape,
  UploadTally,
} from './archive/format.ts'
import { damaged, drain, type Entry, isSealedArchive, readArchive, readJson } from './archive/read.ts'

/** An archive that was read to its end and is whole. */
export interface Checked {
  header: Header
  manifest: Manifest
  /** Null in an archive without encryption, whose writer may be anybody. */
  secrets: Secrets | null
  /** Bytes of all rows as they stand in the archive. */
  rowBytes: number
}

/** What to do with the parts of an archive while it is read; nothing by default. */
export interface ArchiveReading {
  /** Takes a part of a table's rows and reads the bytes to their end. */
  rows?(table: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Takes an upload and reads the bytes to their end. */
  upload?(folder: string, file: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Stops the reading. */
  signal?: AbortSignal
}

/**
 * Reads an archive to its end and compares every part with the manifest. Raises OperatorError when it is damaged, cut, of a newer
 * format, under another key, or holds secrets without being encrypted.
 */
export async function checkArchive(file: string, key?: string, reading: ArchiveReading = {}): Promise<Checked> {
  const {
    rows: takeRows = (_, bytes) => drain(bytes),
    upload: takeUpload = (_, __, bytes) => drain(bytes),
    signal,
  } = reading
  const sealed = await isSealedArchive(file)
  const entries = readArchive(file, key)
  const first = await entries.next()
  if (first.done || first.value.name !== headerName) throw notAnArchive()
  const header = await readHeader(first.value)
  let [secrets, manifest, rowBytes]: [Secrets | null, Manifest | null, number] = [null, null, 0]
  const tables = new TableTally(header)
  const uploads = new UploadTally()
  for await (const entry of entries) {
    signal?.throwIfAborted()
    if (manifest) throw damaged()
    const parts = partsOf(entry.name)
    if (entry.name === manifestName) manifest = await readJson(entry, manifestShape)
    else if (entry.name === secretsName && !sealed) throw forged()
    else if (entry.name === secretsName) secrets = await readJson(entry, secretsShape)
    else if (parts && 'table' in parts) {
      rowBytes += entry.size
      await takeRows(parts.table, tables.counted(parts.table, entry.bytes))
    } else if (parts) {
      const { folder, file: name } = parts
      const hash = createHash('sha256')
      await takeUpload(folder, name, hashed(entry.bytes, hash))
      uploads.add(`${folder}/${name}`, entry.size, hash.digest('hex'))
    } else throw damaged()
  }
  if (!manifest || !tables.agree(manifest) || sealed !== (secrets !== null)) throw damaged()
  const total = uploads.total()
  if (total.sha256 !== manifest.uploads.sha256 || hashOf(manifest) !== manifest.sha256) throw damaged()
  return { header, manifest, secrets, rowBytes }
}

const forged = () =>
  new OperatorError(
    'Esta cópia traz segredos sem ser cifrada: este produto nunca faz uma assim, outra pessoa a escreveu. Nada foi restaurado. Não a use.',
  )

const notAnArchive = () => new OperatorError('Este arquivo não é uma cópia de segurança deste produto.')

async function readHeader(entry: Entry): Promise<Header> {
  const header = await readJson(entry, headerShape)
  if (header.format > FORMAT)
    throw new OperatorError(
      `A cópia foi feita pela versão ${header.product}, mais nova que esta. Atualize o produto antes de restaurar.`,
    )
  return header
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
}

/** Hashes the rows of each table over its parts. */
class TableTally {
  readonly #hashes: Map<string, ReturnType<typeof createHash>>

  constructor({ tables }: Header) {
    this.#hashes = new Map(tables.map(({ name }) => [name, createHash('sha256')]))
  }

  /** The bytes of a part, hashed while they are read. Raises OperatorError for a table that the header does not name. */
  counted(table: string, bytes: AsyncIterable<Uint8Array>) {
    const hash = this.#hashes.get(table)
    if (!hash) throw damaged()
    return hashed(bytes, hash)
  }

  agree({ tables }: Content): boolean {
    const read = new Map([...this.#hashes].map(([name, hash]) => [name, hash.digest('hex')]))
    return tables.length === read.size && tables.every(({ name, sha256 }) => read.get(name) === sha256)
  }
}
