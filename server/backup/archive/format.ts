import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * The archive: a tar, compressed with zstd, encrypted under BACKUP_KEY when there is one (seal.ts). Its entries, in this order:
 * `header.json`; `secrets.json`, only in an encrypted archive; `tables/<table>/<part>`, rows in PostgreSQL's text format of COPY;
 * `uploads/<folder>/<file>`; `manifest.json`, whose absence means that the archive is cut. Decision 0176.
 */
export const FORMAT = 1

export const headerName = 'header.json'
export const secretsName = 'secrets.json'
export const manifestName = 'manifest.json'

/** Names that stand in SQL and in paths. */
const word = z.string().regex(/^[\w.-]{1,200}$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What the archive holds, known before it is written. */
export const header = z.object({
  format: z.int(),
  /** The product's version. */
  product: z.string(),
  createdAt: z.iso.datetime(),
  /** The applied migrations, in order. */
  migrations: z.array(word),
  tables: z.array(z.object({ name: word, columns: z.array(word) })),
})
export type Header = z.output<typeof header>

const content = z.object({
  tables: z.array(z.object({ name: word, rows: z.int(), sha256 })),
  /** Of all uploads together: their number, their bytes, and a hash over names, sizes and hashes. */
  uploads: z.object({ files: z.int(), bytes: z.int(), sha256 }),
})
/** The rows and uploads of an archive or of a house, counted and hashed. */
export type Content = z.output<typeof content>

/** What was written, known at the end. */
export const manifest = content.extend({
  sequences: z.array(z.object({ name: word, value: z.string().regex(/^-?\d+$/) })),
  /** `hashOf` the content. */
  sha256,
})
export type Manifest = z.output<typeof manifest>

/** The secrets that the rows need: without the key of encrypted columns, their ciphertexts are lost. */
export const secrets = z.object({
  AUTH_SECRET: z.string(),
  DATA_KEY: z.string().optional(),
  DATA_KEY_OLD: z.array(z.string()).default([]),
})
export type Secrets = z.output<typeof secrets>

/** One hash for rows and uploads: two houses with the same hash hold the same content. */
export function hashOf({ tables, uploads }: Content): string {
  const lines = tables.map(({ name, rows, sha256 }) => `${name} ${rows} ${sha256}\n`).sort()
  return createHash('sha256')
    .update(lines.join(''))
    .update(`uploads ${uploads.files} ${uploads.sha256}\n`)
    .digest('hex')
}

/** Counts and hashes uploads in the order of their paths. */
export class UploadTally {
  readonly #hash = createHash('sha256')
  files = 0
  bytes = 0

  add(path: string, size: number, hex: string): void {
    this.files++
    this.bytes += size
    this.#hash.update(`${path} ${size} ${hex}\n`)
  }

  /** Ends the tally. */
  total(): Content['uploads'] {
    return { files: this.files, bytes: this.bytes, sha256: this.#hash.digest('hex') }
  }
}

const uploadPath = /^uploads\/([\w-][\w.-]*)\/([\w-][\w.-]*)$/
const tablePath = /^tables\/(\w+)\/\d+$/

/** The parts of an entry's name; null for any other name, such as one that leads out of its folder. */
export function partsOf(name: string): { table: string } | { folder: string; file: string } | null {
  const [, table] = tablePath.exec(name) ?? []
  if (table) return { table }
  const [, folder, file] = uploadPath.exec(name) ?? []
  return folder && file ? { folder, file } : null
}
