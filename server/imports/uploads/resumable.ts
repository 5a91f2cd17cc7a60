import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { limits } from '#lib/limits.ts'
import { env } from '#server/platform/process/env.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** Where browsers send the files of an import. */
export const uploadsPath = '/api/import/arquivos'

/** How long an interrupted upload can go on, and a finished one can be imported. */
export const keptMs = 2 * 24 * 60 * 60 * 1000

/** The folder of files that masters send for an import. */
export const uploadsFolder = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'imports')

const store = (): Promise<FileStore> =>
  singleton('import-uploads', async () => {
    await mkdir(uploadsFolder(), { recursive: true })
    return new FileStore({ directory: uploadsFolder(), expirationPeriodInMilliseconds: keptMs })
  })

/** The process's server of resumable uploads (the tus protocol). Its caller checks who asks. */
export const uploads = (): Promise<Server> =>
  singleton(
    'import-upload-server',
    async () =>
      new Server({
        path: uploadsPath,
        datastore: await store(),
        maxSize: limits.import.serverBytes,
        relativeLocation: true,
        allowedOrigins: [],
      }),
  )

/** A file that arrived whole. */
export interface Uploaded {
  name: string
  bytes: number
  path: string
}

const uploadId = /^[0-9a-f]{32}$/

/** A file that arrived whole; null for an unknown or unfinished one. */
export async function findUpload(id: string): Promise<Uploaded | null> {
  if (!uploadId.test(id)) return null
  const found = await (await store()).getUpload(id).catch(() => null)
  if (!found?.size || found.offset !== found.size) return null
  return { name: found.metadata?.filename || 'arquivo', bytes: found.size, path: join(uploadsFolder(), id) }
}
