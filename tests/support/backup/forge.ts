import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import {
  type Header,
  hashOf,
  header as headerShape,
  type Manifest,
  manifest as manifestShape,
  partsOf,
  UploadTally,
} from '#server/backup/archive/format.ts'
import { readArchive } from '#server/backup/archive/read.ts'
import { writeArchive } from '#server/backup/archive/write.ts'

/** The parts of an archive, to be changed by whoever forges it. */
export interface Parts {
  header: Header
  /** Rows in COPY's text form, by table. */
  tables: Map<string, string>
  /** Path and content. */
  uploads: [string, string][]
  secrets: object | null
  sequences: Manifest['sequences']
}

interface Target {
  file: string
  /** Encrypts the forged archive. */
  key?: string
}

/** Writes an archive like another one, which is not encrypted, with changed parts and hashes that fit them: as a knowing forger would. */
export async function forge(from: string, { file, key }: Target, change: (parts: Parts) => void): Promise<string> {
  const parts = await partsIn(from)
  change(parts)
  await writeArchive({ file, key }, async add => {
    const put = (name: string, content: string) => add(name, Buffer.byteLength(content), one(content))
    await put('header.json', JSON.stringify(parts.header))
    if (parts.secrets) await put('secrets.json', JSON.stringify(parts.secrets))
    for (const [name, rows] of parts.tables) await put(`tables/${name}/000001`, rows)
    const tally = new UploadTally()
    for (const [path, content] of parts.uploads) {
      await put(`uploads/${path}`, content)
      tally.add(path, Buffer.byteLength(content), sha256(content))
    }
    const tables = parts.header.tables.map(({ name }) => {
      const rows = parts.tables.get(name) ?? ''
      // A line break ends a row, and occurs nowhere else.
      return { name, rows: rows.split('\n').length - 1, sha256: sha256(rows) }
    })
    const content = { tables, uploads: tally.total() }
    await put('manifest.json', JSON.stringify({ ...content, sequences: parts.sequences, sha256: hashOf(content) }))
  })
  return file
}

async function partsIn(file: string): Promise<Parts> {
  const read = new Map<string, string>()
  for await (const { name, bytes } of readArchive(file)) read.set(name, await text(bytes))
  const tables = new Map<string, string>()
  const uploads: [string, string][] = []
  for (const [name, content] of read) {
    const part = partsOf(name)
    if (part && 'table' in part) tables.set(part.table, (tables.get(part.table) ?? '') + content)
    else if (part) uploads.push([`${part.folder}/${part.file}`, content])
  }
  const { sequences } = manifestShape.parse(JSON.parse(read.get('manifest.json') ?? ''))
  const header = headerShape.parse(JSON.parse(read.get('header.json') ?? ''))
  return { header, tables, uploads, secrets: null, sequences }
}

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')

async function* one(content: string) {
  yield Buffer.from(content)
}
