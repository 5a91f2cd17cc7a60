import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Adds one file to an archive. `packed`: its bytes are compressed already. */
export type AddFile = (
  name: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  packed?: boolean,
) => Promise<void>

/** Writes a zip archive to a file as its content arrives, readable by this user alone, whole or not at all. */
export async function writeZip(file: string, fill: (add: AddFile) => Promise<void>): Promise<void> {
  const draft = `${file}.part`
  await rm(draft, { force: true })
  const out = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  const written = finished(out)
  written.catch(() => {})
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else out.write(chunk)
  })
  const settle = async () => {
    if (failure) throw failure
    // `drain` never comes from a stream that failed.
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), written])
  }
  try {
    await fill(async (name, bytes, packed = false) => {
      const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      for await (const chunk of bytes) {
        entry.push(chunk)
        await settle()
      }
      entry.push(new Uint8Array(), true)
      await settle()
    })
    zip.end()
    await settle()
    out.end()
    await written
    await rename(draft, file)
  } catch (error) {
    out.destroy()
    await rm(draft, { force: true })
    throw error
  }
}
