import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '#lib/errors.ts'
import { env } from './process/env.ts'
import { singleton } from './process/singleton.ts'

/** Where uploaded files live: folders of a few files each, written once and never changed. */
export interface Storage {
  /** Writes a folder whole or not at all. Raises disk_full or upload_failed. */
  put(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** A file's bytes, or null when there is none. Names must be checked by the caller. */
  read(folder: string, name: string): Promise<Buffer<ArrayBuffer> | null>
  /** Removes a folder; one that is not there is no mistake. */
  remove(folder: string): Promise<void>
}

/** The process' store of uploads: `DATA_DIR/uploads`. */
export const storage = (): Storage =>
  singleton('storage', () => localStorage(join(/* turbopackIgnore: true */ env().DATA_DIR, 'uploads')))

/** Files in a directory of this machine. */
export function localStorage(root: string): Storage {
  const draftOf = (folder: string) => join(root, `.draft-${folder}`)
  return {
    async put(folder, files) {
      // A folder appears under its name by one rename, so that nobody ever sees half of it.
      const draft = draftOf(folder)
      try {
        await mkdir(draft, { recursive: true })
        for (const [name, bytes] of files) await writeFile(join(draft, name), bytes, { flush: true })
        await rename(draft, join(root, folder))
      } catch (error) {
        await rm(draft, { recursive: true, force: true }).catch(() => {})
        throw new DomainError(isFull(error) ? 'disk_full' : 'upload_failed', { cause: error })
      }
    },
    async read(folder, name) {
      try {
        return await readFile(join(root, folder, name))
      } catch (error) {
        if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return null
        throw error
      }
    },
    async remove(folder) {
      // What a process that died while writing left is part of it.
      for (const path of [join(root, folder), draftOf(folder)]) await rm(path, { recursive: true, force: true })
    },
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
const isFull = (error: unknown) => hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')
