import { createReadStream } from 'node:fs'
import { open, readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { Entry, fromFd, type ZipFile } from 'yauzl'
import { DomainError } from '#lib/errors.ts'
import { fileType } from '#lib/imports/files.ts'
import { largestImportedPicture } from '#lib/imports/pictures.ts'

/** A file of the copy that is no picture. `open` gives its bytes. */
export interface LocalFile {
  name: string
  open(): Promise<Readable>
}

/** A copy of WordPress' folder of uploads on this machine. */
export interface LocalPictures {
  /** The bytes of a file by its path below `wp-content/uploads`; null when there is none. Raises upload_too_large above 20 MB. */
  read(name: string): Promise<Buffer | null>
  /** Its documents, sounds and films, with their paths below `wp-content/uploads`. Links of the file system are not followed. */
  files(): AsyncIterable<LocalFile>
  close(): Promise<void>
}

/** Bounds the memory for the names in an archive. */
const mostEntries = 1_000_000

/** Opens a folder or a zip archive: of `wp-content/uploads`, or of a folder above it. Raises not_found, or the archive's error. */
export async function openLocalPictures(path: string): Promise<LocalPictures> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new DomainError('not_found')
  return found.isDirectory() ? openFolder(path) : openArchive(path)
}

async function openFolder(path: string): Promise<LocalPictures> {
  const roots = [join(path, 'wp-content', 'uploads'), join(path, 'uploads'), path]
  const root = await firstOf(roots, each => realpath(each).catch(() => null))
  if (root === null) throw new DomainError('not_found')
  return {
    async read(name) {
      if (name.includes('\0')) return null
      // Symbolic links are followed first, so that neither they nor dot segments lead out of the folder.
      const file = await firstOf(spellings(name), each => realpath(join(root, each)).catch(() => null))
      if (!file?.startsWith(root + sep)) return null
      const handle = await open(file).catch(() => null)
      if (!handle) return null
      try {
        const facts = await handle.stat()
        if (!facts.isFile()) return null
        if (facts.size > largestImportedPicture) throw new DomainError('upload_too_large')
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },
    async *files() {
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name)
        const name = relative(root, path).split(sep).join('/').normalize('NFC')
        if (entry.isFile() && fileType(name)) yield { name, open: async () => createReadStream(path) }
      }
    },
    async close() {},
  }
}

/** A name as it stands in an address, and as macOS writes its accents. */
const spellings = (name: string) => [name, name.normalize('NFC'), name.normalize('NFD')]

async function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Promise<Found | null>) {
  for (const item of items) {
    const found = await find(item)
    if (found !== null) return found
  }
  return null
}

async function openArchive(path: string): Promise<LocalPictures> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    if (size === 0) throw new DomainError('not_found')
    const archive = await readDirectory(handle.fd)
    return {
      async read(name) {
        const entry = archive.entries.get(name.normalize('NFC'))
        return entry ? readEntry(archive.file, entry) : null
      },
      async *files() {
        for (const [name, entry] of archive.entries) {
          if (fileType(name)) yield { name, open: async () => asStream(await openEntry(archive.file, entry)) }
        }
      },
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** An entry as a stream of Node. The archive's own one closes early for an entry that is stored without compression. */
function asStream(entry: NodeJS.ReadableStream): Readable {
  const stream = new PassThrough()
  entry.on('error', error => stream.destroy(error))
  entry.pipe(stream)
  return stream
}

/** The pictures and files of an archive by their paths below the folder of uploads. Names are only looked up and never lead to a file on the disk. */
function readDirectory(fd: number): Promise<{ file: ZipFile; entries: Map<string, Entry> }> {
  return new Promise((resolve, reject) => {
    fromFd(fd, { lazyEntries: true, autoClose: false, decodeStrings: false }, (error, file) => {
      if (error) return reject(error)
      const entries = new Map<string, Entry>()
      file.on('error', reject)
      file.on('end', () => resolve({ file, entries }))
      file.on('entry', (entry: Entry) => {
        if (entries.size >= mostEntries) return reject(new DomainError('upload_too_large'))
        const name = String(entry.fileName)
        if (pictures.test(name) || fileType(name))
          entries.set(name.replace(/^(?:.*?\/)?uploads\//, '').normalize('NFC'), slim(entry))
        file.readEntry()
      })
      file.readEntry()
    })
  })
}

const pictures = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i

/** Where an entry stands and how it is packed. The whole entry keeps its part of the directory in memory. */
function slim(entry: Entry): Entry {
  const { relativeOffsetOfLocalHeader, compressedSize, uncompressedSize, compressionMethod, generalPurposeBitFlag } =
    entry
  const places = {
    relativeOffsetOfLocalHeader,
    compressedSize,
    uncompressedSize,
    compressionMethod,
    generalPurposeBitFlag,
  }
  return Object.assign(new Entry(), places)
}

const openEntry = (file: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> =>
  new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)))
  })

/** Unpacks a file, up to 20 MB whatever its heading says. */
async function readEntry(file: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > largestImportedPicture) throw new DomainError('upload_too_large')
  const stream = await openEntry(file, entry)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > largestImportedPicture) throw new DomainError('upload_too_large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
