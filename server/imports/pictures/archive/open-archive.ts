import { Readable } from 'node:stream'
import { Piscina } from 'piscina'
import { DomainError } from '#lib/errors.ts'
import type { LocalPictures } from '../copy.ts'
import type * as worker from './archive-worker.ts'
import type { Answer } from './archive-worker.ts'

/** Milliseconds for the directory of an archive, which may have a million entries, and for a file or a part of one. */
const longestMs = { list: 10 * 60_000, part: 2 * 60_000 }

/** A million names fit. */
const memoryMb = 768

type Ask = keyof typeof worker
type ValueOf<Name extends Ask> = Awaited<ReturnType<(typeof worker)[Name]>> extends Answer<infer Value> ? Value : never

/**
 * Opens a zip archive of the folder of uploads in a thread of its own, which ends at an error that nobody caught, at its limit of memory, or when an answer
 * takes too long. Raises an error of the archive, each with a sentence (directory.ts), or archive_slow or archive_ended, which every later read raises, too.
 */
export async function openArchive(path: string, maxOldGenerationSizeMb = memoryMb): Promise<LocalPictures> {
  const pool = new Piscina({
    filename: new URL('./archive-worker.ts', import.meta.url).href,
    workerData: { path },
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb },
  })
  /** Why the thread ended. The archive is not opened again: it would end the next one. */
  let ended: DomainError | null = null
  const end = (cause: Error) => {
    ended ??= new DomainError(cause.name === 'AbortError' ? 'archive_slow' : 'archive_ended', { cause })
    return ended
  }
  pool.on('error', end)
  async function ask<Name extends Ask>(
    name: Name,
    ...given: Parameters<(typeof worker)[Name]>
  ): Promise<ValueOf<Name>> {
    if (ended) throw ended
    const signal = AbortSignal.timeout(name === 'list' ? longestMs.list : longestMs.part)
    const answer: Answer<ValueOf<Name>> = await pool.run(given[0], { name, signal }).catch(cause => {
      throw end(cause)
    })
    if ('value' in answer) return answer.value
    const { code, params, cause } = answer.refused
    throw new DomainError(code, { params, cause })
  }
  async function* bytesOf(name: string): AsyncGenerator<Uint8Array> {
    await ask('begin', name)
    for (let chunk = await ask('next'); chunk; chunk = await ask('next')) yield chunk
  }
  try {
    const listed = await ask('list')
    return {
      async read(name) {
        const bytes = await ask('read', name.normalize('NFC'))
        return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      },
      async *files() {
        for (const { name, size } of listed)
          yield { name, size, open: async () => Readable.from(bytesOf(name), { objectMode: false }) }
      },
      close: () => pool.destroy(),
    }
  } catch (error) {
    await pool.destroy()
    throw error
  }
}
