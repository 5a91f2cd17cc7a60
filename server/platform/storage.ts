import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { env } from './process/env.ts'
import { singleton } from './process/singleton.ts'

/** A file written from a stream. */
export interface WrittenFile {
  bytes: number
  /** SHA-256 of the bytes, in hex. */
  sha256: string
}

/** A byte range of a file, from 0, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** A file open for reading. A caller that does not read the stream to its end destroys it. */
export interface OpenFile {
  /** Bytes of the whole file. */
  size: number
  stream: Readable
}

/** The place of a stored file. */
export interface StoredFile {
  folder: string
  name: string
}

/**
 * The store of uploaded files: folders of a few files each, written once and never changed. The caller checks names. Pictures,
 * decoded in memory and at most 5 MB, go through `put` and `read`; files that may be large through `write` and `open`.
 */
export interface Storage {
  /**
   * Writes a folder, whole or not at all. `record` writes its row: once the files are on the disk, and before the folder has its name. Raises
   * disk_full, upload_failed, or what `record` raises.
   */
  put(folder: string, files: ReadonlyMap<string, Uint8Array>, record?: () => Promise<unknown>): Promise<void>
  /**
   * Writes a folder of one file from a stream, whole or not at all, at most `maxBytes`, as fast as the disk takes it. Raises
   * upload_too_large, disk_full, or upload_failed, also when the stream breaks off.
   */
  write(folder: string, name: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<WrittenFile>
  /** A file's bytes; null when it does not exist. */
  read(folder: string, name: string): Promise<Buffer<ArrayBuffer> | null>
  /** A file as a stream, whole or by a range within it; null when it does not exist. */
  open(folder: string, name: string, range?: ByteRange): Promise<OpenFile | null>
  /** A file's bytes, counted; null when it does not exist. */
  sizeOf(folder: string, name: string): Promise<number | null>
  /** All stored files, in the order of their paths, without drafts. Files written meanwhile may be missing, removed ones may be listed. */
  list(): AsyncIterable<StoredFile>
  /** Removes a folder; does nothing when it does not exist. */
  remove(folder: string): Promise<void>
  /** Removes the drafts of unfinished writes, except those written to since a moment. Gives their number. */
  removeDrafts(since: Date): Promise<number>
  /** The bytes that files of an import may take: what is free on the disk, less a reserve for the database. */
  room(): Promise<number>
}

/** The process's store of uploads: `DATA_DIR/uploads`. */
export const storage = (): Storage =>
  singleton('storage', () => localStorage(join(/* turbopackIgnore: true */ env().DATA_DIR, 'uploads')))

/** A store in a directory of this machine. */
export function localStorage(root: string): Storage {
  const draftOf = (folder: string) => join(root, `.draft-${folder}`)
  const streams = join(root, 'tmp')
  /** One rename gives a folder its name, so half a folder is never visible. */
  const wholeOrNot = async <T>(
    draft: string,
    folder: string,
    fill: () => Promise<T>,
    record?: () => Promise<unknown>,
  ): Promise<T> => {
    try {
      const filled = await onDisk(async () => {
        await mkdir(draft, { recursive: true })
        return fill()
      })
      await record?.()
      await onDisk(() => rename(draft, join(root, folder)))
      return filled
    } catch (error) {
      await rm(draft, { recursive: true, force: true }).catch(() => {})
      throw error
    }
  }
  return {
    put(folder, files, record) {
      const draft = draftOf(folder)
      const fill = async () => {
        for (const [name, bytes] of files) await writeFile(join(draft, name), bytes, { flush: true })
      }
      return wholeOrNot(draft, folder, fill, record)
    },
    write(folder, name, source, maxBytes) {
      const draft = join(streams, randomUUID())
      return wholeOrNot(draft, folder, () => writeStream(join(draft, name), source, maxBytes))
    },
    async read(folder, name) {
      return unlessMissing(readFile(join(root, folder, name)))
    },
    async open(folder, name, range) {
      const file = await unlessMissing(open(join(root, folder, name)))
      return file && { size: (await file.stat()).size, stream: file.createReadStream(range) }
    },
    async sizeOf(folder, name) {
      return (await unlessMissing(stat(join(root, folder, name))))?.size ?? null
    },
    async *list() {
      const names = async (path: string) => ((await unlessMissing(readdir(path))) ?? []).sort()
      for (const folder of await names(root)) {
        if (folder === 'tmp' || folder.startsWith('.')) continue
        for (const name of await names(join(root, folder))) yield { folder, name }
      }
    },
    async remove(folder) {
      // The draft of a process that died while writing belongs to the folder.
      for (const path of [join(root, folder), draftOf(folder)]) await rm(path, { recursive: true, force: true })
    },
    async removeDrafts(since) {
      const names = async (path: string) => (await unlessMissing(readdir(path))) ?? []
      const drafts = [
        ...(await names(root)).filter(name => name.startsWith('.draft-')).map(name => join(root, name)),
        ...(await names(streams)).map(name => join(streams, name)),
      ]
      let removed = 0
      for (const draft of drafts) {
        const paths = [draft, ...(await names(draft)).map(name => join(draft, name))]
        const times = await Promise.all(paths.map(path => unlessMissing(stat(path))))
        if (times.some(found => found && found.mtime >= since)) continue
        await rm(draft, { recursive: true, force: true })
        removed++
      }
      return removed
    },
    async room() {
      await mkdir(root, { recursive: true })
      const { bavail, bsize } = await statfs(root)
      return Math.max(0, bavail * bsize - limits.diskReserve)
    },
  }
}

/** Work on the disk, with its failures by their codes. */
async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDomainError(error)) throw error
    throw new DomainError(isFull(error) ? 'disk_full' : 'upload_failed', { cause: error })
  }
}

async function writeStream(path: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > maxBytes) return done(new DomainError('upload_too_large'))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(source, counted, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return { bytes, sha256: hash.digest('hex') }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return null
    throw error
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
const isFull = (error: unknown) => hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')
