import { createHash } from 'node:crypto'
import type { Encoded } from '../../page/encode.ts'
import { assemble, type Page, type PageFacts } from '../../page/page.ts'

/** A page as it is stored on disk. */
export interface Stored {
  address: string
  page: Page
  /** Milliseconds since the epoch. From then on the page is expired. */
  expires: number
  /** The page contains the changes of all transactions before this one. */
  horizon: number
}

interface Head extends Omit<Stored, 'page'> {
  facts: PageFacts
  encodings: (Omit<Encoded, 'body'> & { stored: boolean })[]
}

const CHECKSUM_BYTES = 32
const LENGTH_BYTES = 4

const checksum = (payload: Buffer) => createHash('sha256').update(payload).digest()

/** Writes a page as one record: a SHA-256 checksum of the rest, the head's length, the head as JSON, the bodies. */
export function writeRecord({ page, ...rest }: Stored): Buffer {
  const { variants, ...facts } = page
  const encodings = variants.map(({ coding, etag, length, body }) => ({ coding, etag, length, stored: body !== null }))
  const head = Buffer.from(JSON.stringify({ ...rest, facts, encodings } satisfies Head))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(head.length)
  const payload = Buffer.concat([length, head, ...variants.flatMap(({ body }) => body ?? [])])
  return Buffer.concat([checksum(payload), payload])
}

/** Reads a record. Null if the checksum does not match, or if the record belongs to another address. */
export function readRecord(record: Buffer, address: string): Stored | null {
  const payload = record.subarray(CHECKSUM_BYTES)
  if (payload.length < LENGTH_BYTES || !checksum(payload).equals(record.subarray(0, CHECKSUM_BYTES))) return null
  let end = LENGTH_BYTES + payload.readUInt32LE()
  const { facts, encodings, ...rest } = JSON.parse(payload.toString('utf8', LENGTH_BYTES, end)) as Head
  if (rest.address !== address) return null
  const bodies = encodings.map(({ stored, ...encoding }) => {
    const start = end
    if (stored) end += encoding.length
    return { ...encoding, body: stored ? payload.subarray(start, end) : null }
  })
  return { ...rest, page: assemble(facts, bodies) }
}
