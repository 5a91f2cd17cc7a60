import { system } from '#lib/actor.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { uploadNames } from '#lib/imports/pictures.ts'
import { db } from '#server/platform/db/db.ts'
import { leadAllLinks } from '../files/lead-all-links.ts'
import { takeFiles } from '../files/take-files.ts'
import { noteProgress } from '../sessions/lease.ts'
import { settleFailed } from './commands/settle-pictures.ts'
import type { LocalPictures } from './copy.ts'
import { causeOf } from './fetch-picture.ts'
import { openLocalPictures } from './local-pictures.ts'
import { placeStored, storePicture } from './take-pictures.ts'

/** What became of a session's pictures. `missing` are not in the folder: the job fetches them. */
export interface LocalResult {
  stored: number
  failed: number
  missing: number
  /** Stored documents, sounds and films. */
  files: number
}

const pageSize = 200

/** Pictures after which the session's state is read again. */
const askedEach = 20

const statusOf = async (id: string) =>
  (await db().importSession.findUniqueOrThrow({ where: { id }, select: { status: true } })).status

/**
 * Takes the pictures of a session that are not stored yet from a copy of WordPress' folder of uploads, a folder or a zip archive, instead of the
 * network, and its documents, sounds and films. A second run finds nothing to do. A master who stops the import ends it. Raises not_found, or the archive's error.
 */
export async function takeLocalPictures(sessionId: string, path: string, signal: AbortSignal): Promise<LocalResult> {
  const local = await openLocalPictures(path)
  const result = { stored: 0, failed: 0, missing: 0, files: 0 }
  const first = await statusOf(sessionId)
  let asked = 0
  /** Whether neither the process nor a master ends it. */
  const goesOn = async () => {
    if (signal.aborted) return false
    return asked++ % askedEach !== 0 || (await statusOf(sessionId)) === first
  }
  try {
    for (let after: string | undefined; ; ) {
      const pictures = await db().importPicture.findMany({
        where: { sessionId, status: { not: 'stored' }, ...(after && { id: { gt: after } }) },
        orderBy: { id: 'asc' },
        take: pageSize,
        select: { id: true, url: true },
      })
      for (const picture of pictures) {
        if (!(await goesOn())) return result
        const outcome = await take(local, picture)
        result[outcome]++
        if (outcome === 'stored') await noteProgress(sessionId)
      }
      after = pictures.at(-1)?.id
      if (!after) break
    }
    result.files = await takeFiles(sessionId, local, goesOn)
    await leadAllLinks(sessionId, goesOn)
    return result
  } finally {
    await local.close()
  }
}

/** Opens the copy once, before an import begins to need it. Raises invalid with a sentence. */
export async function checkLocalPictures(path: string): Promise<void> {
  try {
    const local = await openLocalPictures(path)
    await local.close()
  } catch (cause) {
    if (isArchiveError(cause)) throw cause
    const sentence = 'As imagens não puderam ser abertas: falta a pasta, ou o arquivo não é um .zip inteiro.'
    throw new DomainError('invalid', { fields: { pictures: sentence }, cause })
  }
}

/** An archive that was refused, or whose thread ended. */
const isArchiveError = (error: unknown) =>
  isDomainError(error) && error.code.startsWith('archive_') && error.code !== 'archive_broken'

async function take(
  local: LocalPictures,
  { id, url }: { id: string; url: string },
): Promise<'stored' | 'failed' | 'missing'> {
  try {
    const bytes = await firstFile(local, uploadNames(url))
    if (!bytes) return 'missing'
    await placeStored(id, await storePicture(bytes))
    return 'stored'
  } catch (error) {
    if (isDomainError(error) && error.code.startsWith('archive_')) throw error
    await settleFailed(system, { id, cause: causeOf(error), attempts: 0 })
    return 'failed'
  }
}

async function firstFile(local: LocalPictures, names: readonly string[]): Promise<Buffer | null> {
  for (const name of names) {
    const bytes = await local.read(name)
    if (bytes) return bytes
  }
  return null
}
