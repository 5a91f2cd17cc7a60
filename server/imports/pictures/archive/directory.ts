import { createReadStream, fstatSync, openSync, read } from 'node:fs'
import type { Readable } from 'node:stream'
import { Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { DomainError } from '#lib/errors.ts'
import { fileType, largestFile } from '#lib/imports/files.ts'
import { largestImportedPicture } from '#lib/imports/pictures.ts'
import { limits } from '#lib/limits.ts'

const { entries: mostEntries, nameBytes, ratio, ratioFrom } = limits.import.archive

/** The wanted files of an archive by their paths below the folder of uploads. Names are only looked up and never lead to a file on the disk. */
export interface Directory {
  file: ZipFile
  entries: ReadonlyMap<string, Entry>
}

/**
 * Reads the directory of an archive and refuses one that lies, before anything in it is unpacked. Raises archive_positions,
 * archive_overlap, archive_inflates, archive_name, archive_entries, archive_locked, archive_method, or the library's error for a file that is no archive.
 */
export async function readDirectory(path: string): Promise<Directory> {
  const reader = new WithinFile(path)
  const file = await fromRandomAccessReaderPromise(reader, reader.size, { autoClose: false, decodeStrings: false })
  // An entry of the directory has 46 bytes and a name.
  if (file.entryCount > reader.size / 46) throw new DomainError('archive_positions')
  if (file.entryCount > mostEntries) throw new DomainError('archive_entries', { params: { most: mostEntries } })
  const entries = new Map<string, Entry>()
  const places = new Places(reader.size)
  const sum = { packed: 0, unpacked: 0 }
  for await (const entry of file.eachEntry()) {
    const name = nameOf(entry)
    places.note(entry)
    if (!pictures.test(name) && !fileType(name)) continue
    entries.set(name.replace(/^(?:.*?\/)?uploads\//, '').normalize('NFC'), slim(entry))
    if (!isUnpacked(name, entry)) continue
    assertUnpackable(name, entry)
    sum.packed += entry.compressedSize
    sum.unpacked += entry.uncompressedSize
  }
  places.assertApart()
  if (inflates(sum.unpacked, sum.packed)) throw new DomainError('archive_inflates', { params: { name: '', ratio } })
  return { file, entries }
}

const windowBytes = 256 * 1024

/**
 * Reads only within the file. A position beyond it would throw inside a callback of the library, where nobody catches it. The directory's many small parts
 * are read together.
 */
class WithinFile extends RandomAccessReader {
  readonly #path: string
  readonly #fd: number
  readonly #size: number
  readonly #window = Buffer.alloc(windowBytes)
  #from = 0
  #to = 0

  constructor(path: string) {
    super()
    this.#path = path
    this.#fd = openSync(path, 'r')
    this.#size = fstatSync(this.#fd).size
  }

  get size(): number {
    return this.#size
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const isWithin = position >= 0 && position + length <= this.#size
    const take = () => {
      this.#window.copy(buffer, offset, position - this.#from, position - this.#from + length)
      callback(null)
    }
    if (!isWithin) callback(new DomainError('archive_positions'))
    else if (length > windowBytes) read(this.#fd, buffer, offset, length, position, callback)
    else if (position >= this.#from && position + length <= this.#to) take()
    else
      read(this.#fd, this.#window, 0, windowBytes, position, (error, count) => {
        this.#from = position
        this.#to = position + count
        if (error || count < length) callback(error ?? new DomainError('archive_positions'))
        else take()
      })
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.#path, { start, end: end - 1 })
  }
}

const localHeaderBytes = 30

/** Where the entries of an archive stand in its file. Entries that share bytes would be unpacked many times over. */
class Places {
  readonly #size: number
  readonly #starts: number[] = []
  readonly #ends: number[] = []

  constructor(size: number) {
    this.#size = size
  }

  note({ relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize }: Entry): void {
    const end = start + localHeaderBytes + fileNameLength + compressedSize
    if (end > this.#size) throw new DomainError('archive_positions')
    this.#starts.push(start)
    this.#ends.push(end)
  }

  assertApart(): void {
    const starts = this.#starts
    const ends = this.#ends
    const order = Uint32Array.from(starts.keys()).sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0))
    for (const [place, index] of order.entries()) {
      const before = order[place - 1]
      if (before !== undefined && (ends[before] ?? 0) > (starts[index] ?? 0)) throw new DomainError('archive_overlap')
    }
  }
}

/** An entry's name, as UTF-8 whatever its flags say: macOS does not set them. */
function nameOf({ fileNameRaw, fileNameLength }: Entry): string {
  const name = String(fileNameRaw).replaceAll('\\', '/')
  const isPlain = fileNameLength <= nameBytes && !/\p{Cc}/u.test(name) && !name.split('/').includes('..')
  if (!isPlain) throw new DomainError('archive_name', { params: { name: shownName(name) } })
  return name
}

/** A name in a sentence. */
const shownName = (name: string) => name.replace(/\p{Cc}/gu, '·').slice(0, 80)

const pictures = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i

/** Whether a file is small enough to be unpacked. A larger one fails alone, unopened. */
const isUnpacked = (name: string, { uncompressedSize }: Entry) =>
  uncompressedSize <= (pictures.test(name) ? largestImportedPicture : largestFile)

function assertUnpackable(name: string, entry: Entry): void {
  const params = { name: shownName(name), ratio }
  if (entry.isEncrypted()) throw new DomainError('archive_locked')
  if (!entry.canDecodeFileData()) throw new DomainError('archive_method', { params })
  if (inflates(entry.uncompressedSize, entry.compressedSize)) throw new DomainError('archive_inflates', { params })
}

const inflates = (unpacked: number, packed: number) => unpacked > ratioFrom && unpacked > ratio * packed

/** Where an entry stands and how it is packed. The whole entry keeps its part of the directory in memory. */
function slim(entry: Entry): Entry {
  const { relativeOffsetOfLocalHeader, compressedSize, uncompressedSize, compressionMethod, generalPurposeBitFlag } =
    entry
  return Object.assign(new Entry(), {
    relativeOffsetOfLocalHeader,
    compressedSize,
    uncompressedSize,
    compressionMethod,
    generalPurposeBitFlag,
  })
}
