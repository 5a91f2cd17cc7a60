import { type FileHandle, open, readFile, rm } from 'node:fs/promises'

/** The position of a record in its file, in bytes. */
export interface Place {
  offset: number
  length: number
}

/** A file of consecutive records and a second file that lists their positions. Records are only appended, and the files are removed as a whole.
 * A record that a crash cut off is not in the list, or fails its checksum. */
export class Segment {
  readonly number: number
  readonly names = new Set<string>()
  readonly #path: string
  readonly #data: FileHandle
  readonly #list: FileHandle
  #size: number

  private constructor(path: string, number: number, data: FileHandle, list: FileHandle, size: number) {
    this.#path = path
    this.number = number
    this.#data = data
    this.#list = list
    this.#size = size
  }

  /** Opens a segment, or creates it if it is missing. Raises file system errors. */
  static async open(folder: string, number: number): Promise<Segment> {
    const path = `${folder}/${String(number).padStart(10, '0')}`
    const data = await open(`${path}.pages`, 'a+', 0o600)
    try {
      const list = await open(`${path}.list`, 'a+', 0o600)
      return new Segment(path, number, data, list, (await data.stat()).size)
    } catch (error) {
      await data.close()
      throw error
    }
  }

  get bytes(): number {
    return this.#size
  }

  /** The positions of its records by name, the newest last. */
  async entries(): Promise<[string, Place][]> {
    const lines = (await readFile(`${this.#path}.list`, 'latin1')).split('\n')
    // Text after the last line break is a line that a crash cut off.
    return lines.slice(0, -1).flatMap(line => {
      const [, name = '', offset, length] = /^([\w-]+) (\d+) (\d+)$/.exec(line) ?? []
      const place = { offset: Number(offset), length: Number(length) }
      return place.offset + place.length <= this.#size ? [[name, place] satisfies [string, Place]] : []
    })
  }

  /** Appends records and returns their positions. Raises file system errors. */
  async append(records: readonly { name: string; bytes: Buffer }[]): Promise<[string, Place][]> {
    let offset = this.#size
    const places = records.map(({ name, bytes }) => {
      const place = { offset, length: bytes.length }
      offset += bytes.length
      return [name, place] satisfies [string, Place]
    })
    await this.#data.appendFile(Buffer.concat(records.map(({ bytes }) => bytes)))
    this.#size = offset
    await this.#list.appendFile(places.map(([name, place]) => `${name} ${place.offset} ${place.length}\n`).join(''))
    return places
  }

  async read({ offset, length }: Place): Promise<Buffer> {
    const buffer = Buffer.allocUnsafe(length)
    const { bytesRead } = await this.#data.read(buffer, 0, length, offset)
    return buffer.subarray(0, bytesRead)
  }

  async close(): Promise<void> {
    await Promise.all([this.#data.close(), this.#list.close()])
  }

  /** Closes the segment after reads under way have ended, and removes its files. */
  async remove(): Promise<void> {
    await this.close()
    await Promise.all([rm(`${this.#path}.pages`, { force: true }), rm(`${this.#path}.list`, { force: true })])
  }
}
