import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { env } from '#server/platform/process/env.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** Where browsers send the files of an import. */
export const uploadsPath = '/api/import/arquivos'

/** How long an interrupted upload can go on, and a finished one can be imported. */
export const keptMs = 2 * 24 * 60 * 60 * 1000

/** The folder of files that masters send for an import. */
export const uploadsFolder = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'imports')

/** The folder is made each time: a disk that was full may have room again. */
async function store(): Promise<FileStore> {
  const directory = uploadsFolder()
  await mkdir(directory, { recursive: true })
  return singleton('import-uploads', () => new FileStore({ directory, expirationPeriodInMilliseconds: keptMs }))
}

/** The process's server of resumable uploads (the tus protocol). Its caller checks who asks. */
async function server(): Promise<Server> {
  const datastore = await store()
  const path = uploadsPath
  const maxSize = limits.import.serverBytes
  return singleton(
    'import-upload-server',
    () => new Server({ path, datastore, maxSize, relativeLocation: true, allowedOrigins: [] }),
  )
}

/** Answers a request of the tus protocol. Its caller checks who asks. Raises disk_full. */
export async function answerUpload(request: Request): Promise<Response> {
  try {
    const answer = await (await server()).handleWeb(request)
    if (answer.status >= 500 && (await isDiskFull())) throw new DomainError('disk_full')
    return answer
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new DomainError('disk_full', { cause: error }) : error
  }
}

/** Bytes below which a disk takes no part of an upload. */
const fewBytes = 8 * 1024 * 1024

/** The store of uploads does not say why it could not write. */
async function isDiskFull(): Promise<boolean> {
  const { bavail, bsize } = await statfs(uploadsFolder())
  return bavail * bsize < fewBytes
}

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
