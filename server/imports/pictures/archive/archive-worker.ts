import { PassThrough, type Readable } from 'node:stream'
import { workerData } from 'node:worker_threads'
import type { Entry } from 'yauzl'
import { DomainError, type ErrorCode, type ErrorParams, isDomainError } from '#lib/errors.ts'
import { fileType } from '#lib/imports/files.ts'
import { largestImportedPicture } from '#lib/imports/pictures.ts'
import { type Directory, readDirectory } from './directory.ts'

/** What this thread answers. An error's class does not survive the way between threads. */
export type Answer<Value> = { value: Value } | { refused: { code: ErrorCode; params: ErrorParams; cause: string } }

/** The number of bytes of a file that one answer has, about. */
const chunkBytes = 1024 * 1024

let opened: Promise<Directory> | null = null

/** The archive of this thread, opened once. */
function directory(): Promise<Directory> {
  opened ??= readDirectory((workerData as { path: string }).path)
  return opened
}

async function answer<Value>(work: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { value: await work() }
  } catch (error) {
    const known = isDomainError(error) ? error : new DomainError('archive_broken')
    return { refused: { code: known.code, params: known.params, cause: String(error) } }
  }
}

/** An entry as a stream of Node. The library's own one closes early for an entry that is stored without compression. */
async function open(entry: Entry): Promise<Readable> {
  const opened = await (await directory()).file.openReadStreamPromise(entry)
  const stream = new PassThrough()
  opened.on('error', error => stream.destroy(error))
  stream.on('close', () => opened.destroy())
  return opened.pipe(stream)
}

/** The documents, sounds and films of the archive. */
export const list = () =>
  answer(async () => {
    const { entries } = await directory()
    const files: { name: string; size: number }[] = []
    for (const [name, { uncompressedSize }] of entries) if (fileType(name)) files.push({ name, size: uncompressedSize })
    return files
  })

/** The bytes of a picture; null when there is none. The library ends an entry that has more bytes than its heading says. */
export const read = (name: string) =>
  answer(async (): Promise<Uint8Array | null> => {
    const entry = (await directory()).entries.get(name)
    if (!entry) return null
    if (entry.uncompressedSize > largestImportedPicture) throw new DomainError('upload_too_large')
    const chunks: Buffer[] = []
    try {
      for await (const chunk of await open(entry)) chunks.push(chunk)
    } catch (error) {
      throw new DomainError('upload_not_an_image', { cause: error })
    }
    return Buffer.concat(chunks)
  })

let reading: AsyncIterator<Buffer> | null = null

/** Begins to read a file, whose bytes `next` gives. */
export const begin = (name: string) =>
  answer(async () => {
    const entry = (await directory()).entries.get(name)
    if (!entry) throw new DomainError('not_found')
    await reading?.return?.()
    reading = (await open(entry))[Symbol.asyncIterator]()
  })

/** The next bytes of the file; null at its end. */
export const next = () =>
  answer(async (): Promise<Uint8Array | null> => {
    const chunks: Buffer[] = []
    for (let bytes = 0; bytes < chunkBytes; ) {
      const step = await reading?.next()
      if (!step || step.done) break
      chunks.push(step.value)
      bytes += step.value.length
    }
    return chunks.length > 0 ? Buffer.concat(chunks) : null
  })
