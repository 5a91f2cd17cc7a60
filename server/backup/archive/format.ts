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

/** A migration's name, which is a folder's. */
const migration = z.string().regex(/^[\w.-]{1,200}$/)
/** A name of PostgreSQL. Before it stands in SQL it is compared with the catalogue's. */
const word = z.string().regex(/^\w{1,63}$/)
/** Bounds of lists, for an archive that somebody else wrote. */
const most = { migrations: 10_000, tables: 10_000, columns: 1_600, sequences: 10_000, oldKeys: 100 }
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What the archive holds, known before it is written. */
export const header = z.object({
  format: z.int(),
  /** The product's version. */
  product: z.string().regex(/^[\w.+-]{1,100}$/),
  createdAt: z.iso.datetime().max(40),
  /** The applied migrations, in order. */
  migrations: z.array(migration).max(most.migrations),
  tables: z.array(z.object({ name: word, columns: z.array(word).max(most.columns) })).max(most.tables),
})
export type Header = z.output<typeof header>

const content = z.object({
  tables: z.array(z.object({ name: word, rows: z.int(), sha256 })).max(most.tables),
  /** Of all uploads together: their number, their bytes, and a hash over names, sizes and hashes. */
  uploads: z.object({ files: z.int(), bytes: z.int(), sha256 }),
})
/** The rows and uploads of an archive or of a house, counted and hashed. */
export type Content = z.output<typeof content>

/** What was written, known at the end. */
export const manifest = content.extend({
  sequences: z.array(z.object({ name: word, value: z.string().regex(/^-?\d{1,19}$/) })).max(most.sequences),
  /** `hashOf` the content. */
  sha256,
})
export type Manifest = z.output<typeof manifest>

/** Each is a line of a file that the operator copies: a line break would add further settings to it. */
const secret = z.string().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{32,4096}$/u)
const listed = secret.regex(/^[^\s,]+$/)

/**
 * The secrets that the rows need: without the key of encrypted columns, their ciphertexts are lost. Their shapes are those that the environment asks
 * of them (`platform/process/env.ts`).
 */
export const secrets = z.object({
  AUTH_SECRET: secret,
  DATA_KEY: listed.optional(),
  DATA_KEY_OLD: z.array(listed).max(most.oldKeys).default([]),
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

/** Of names as long as a disk takes. */
const uploadPath = /^uploads\/([\w-][\w.-]{0,199})\/([\w-][\w.-]{0,199})$/
const tablePath = /^tables\/(\w{1,63})\/\d{1,12}$/

/** The parts of an entry's name; null for any other name, such as one that leads out of its folder. */
export function partsOf(name: string): { table: string } | { folder: string; file: string } | null {
  const [, table] = tablePath.exec(name) ?? []
  if (table) return { table }
  const [, folder, file] = uploadPath.exec(name) ?? []
  return folder && file ? { folder, file } : null
}
