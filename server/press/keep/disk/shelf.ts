import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { readRecord, type Stored, writeRecord } from './record.ts'
import { type Place, Segment } from './segment.ts'

/** Segments that share the limit. When it is reached, the oldest sixteenth is removed. */
const SEGMENTS = 16
/** Most bytes that are collected in memory for one write. */
const BATCH_BYTES = 4 << 20

const nameOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22)

/** Pages on disk by address, within a limit in bytes. Removes the oldest first. It does not receive changes: its callers check a found page by
 * its horizon. */
export class DiskShelf {
  readonly #folder: string
  readonly #limit: number
  readonly #places = new Map<string, Place & { segment: Segment }>()
  #segments: Segment[] = []
  #last = 0

  constructor(folder: string, limitInBytes: number) {
    this.#folder = folder
    this.#limit = limitInBytes
  }

  get bytes(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.bytes, 0)
  }

  get size(): number {
    return this.#places.size
  }

  /** Loads the positions of the pages that an earlier process wrote. Raises file system errors. */
  async load(): Promise<void> {
    const names = (await readdir(this.#folder)).filter(name => name.endsWith('.pages')).sort()
    for (const name of names) {
      const segment = await Segment.open(this.#folder, Number.parseInt(name, 10))
      this.#adopt(segment)
      this.#place(segment, await segment.entries())
    }
    await this.#makeRoom()
  }

  /** The page at an address as it was written. Null if there is none, or if its bytes are damaged. */
  async find(address: string): Promise<Stored | null> {
    const name = nameOf(address)
    const place = this.#places.get(name)
    if (!place) return null
    const found = await place.segment.read(place).then(
      record => readRecord(record, address),
      () => null,
    )
    if (!found && this.#places.get(name) === place) this.#places.delete(name)
    return found
  }

  /** Writes pages. Raises file system errors; pages written before the error stay. */
  async keep(pages: readonly Stored[]): Promise<void> {
    let batch: { name: string; bytes: Buffer }[] = []
    let size = 0
    const write = async () => {
      if (batch.length === 0) return
      const segment = await this.#writable()
      this.#place(segment, await segment.append(batch))
      batch = []
      size = 0
      await this.#makeRoom()
    }
    for (const page of pages) {
      const bytes = writeRecord(page)
      batch.push({ name: nameOf(page.address), bytes })
      size += bytes.length
      if (size > Math.min(BATCH_BYTES, this.#limit / SEGMENTS)) await write()
    }
    await write()
  }

  /** Removes all pages. */
  async clear(): Promise<void> {
    this.#places.clear()
    await Promise.all(this.#segments.splice(0).map(segment => segment.remove()))
  }

  async close(): Promise<void> {
    this.#places.clear()
    await Promise.all(this.#segments.splice(0).map(segment => segment.close()))
  }

  /** The segment to append to: a new one if the last is full. */
  async #writable(): Promise<Segment> {
    const last = this.#segments.at(-1)
    if (last && last.bytes < this.#limit / SEGMENTS) return last
    const segment = await Segment.open(this.#folder, this.#last + 1)
    this.#adopt(segment)
    return segment
  }

  #adopt(segment: Segment): void {
    this.#segments.push(segment)
    this.#last = segment.number
  }

  #place(segment: Segment, entries: readonly [string, Place][]): void {
    for (const [name, place] of entries) {
      this.#places.set(name, { ...place, segment })
      segment.names.add(name)
    }
  }

  async #makeRoom(): Promise<void> {
    while (this.bytes > this.#limit) {
      const oldest = this.#segments.shift()
      if (!oldest) return
      for (const name of oldest.names) if (this.#places.get(name)?.segment === oldest) this.#places.delete(name)
      await oldest.remove()
    }
  }
}
