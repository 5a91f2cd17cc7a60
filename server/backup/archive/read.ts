import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import type { z } from 'zod'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { isSealed, unseal } from './seal.ts'

/** The most bytes of an entry that is read into memory; the largest of an honest archive has some hundred kilobytes. */
const mostInMemory = 8 << 20

/** An entry of an archive. Its bytes are read once, before the next entry. */
export interface Entry {
  name: string
  size: number
  bytes: AsyncIterable<Uint8Array>
}

/**
 * Reads an archive from its beginning, entry by entry. Raises OperatorError when the file is missing, needs another key, or is
 * damaged. A cut archive may end without an error: its manifest is missing then.
 */
export async function* readArchive(file: string, key?: string): AsyncGenerator<Entry> {
  const start = await startOf(file)
  const tar = extract()
  const source = createReadStream(file, { highWaterMark: 256 * 1024 })
  const unpack = createZstdDecompress()
  const read = isSealed(start) ? pipeline(source, unseal(key), unpack, tar) : pipeline(source, unpack, tar)
  read.catch(error => tar.destroy(error))
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header
      yield { name, size, bytes: explained(entry) }
      entry.resume()
    }
    await read
  } catch (error) {
    throw asOperatorError(error)
  } finally {
    source.destroy()
  }
}

/** Whether an archive is encrypted. Raises OperatorError when it cannot be read. */
export const isSealedArchive = async (file: string): Promise<boolean> => isSealed(await startOf(file))

async function startOf(file: string): Promise<Uint8Array> {
  try {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64) })
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  } catch (cause) {
    throw new OperatorError(`Não consigo ler ${file}: ele existe, e este usuário pode lê-lo?`, { cause })
  }
}

async function* explained(bytes: AsyncIterable<unknown>) {
  try {
    for await (const chunk of bytes) yield chunk as Uint8Array
  } catch (error) {
    throw asOperatorError(error)
  }
}

/** An error of reading or unpacking: the reader's own refusals have sentences, all others mean damage. */
const asOperatorError = (error: unknown) => (error instanceof OperatorError ? error : damaged(error))

export const damaged = (cause?: unknown): OperatorError =>
  new OperatorError('A cópia está danificada ou incompleta: nada foi restaurado. Use outra cópia.', { cause })

/** Reads bytes to their end. */
export async function drain(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of bytes);
}

/** Reads an entry as JSON of a shape. Raises OperatorError. */
export async function readJson<Data>({ size, bytes }: Entry, schema: z.ZodType<Data>): Promise<Data> {
  if (size > mostInMemory) throw damaged()
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  try {
    return schema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
  } catch (cause) {
    throw damaged(cause)
  }
}
