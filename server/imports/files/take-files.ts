import { randomUUID } from 'node:crypto'
import { system } from '#lib/actor.ts'
import { formerAddress } from '#lib/addresses/former.ts'
import { isDomainError } from '#lib/errors.ts'
import { filePath, largestFile, storedName } from '#lib/imports/files.ts'
import { db } from '#server/platform/db/db.ts'
import { log } from '#server/platform/process/log.ts'
import { storage } from '#server/platform/storage.ts'
import type { LocalPictures } from '../pictures/local-pictures.ts'
import { keepFile } from './commands/keep-file.ts'

/**
 * Stores the documents, sounds and films of a copy of WordPress' folder of uploads, and leads their old addresses to them. A file whose address leads
 * somewhere already is left alone, so a second run stores nothing. `goesOn` is asked before each file. Gives the number of stored files. Raises
 * disk_full.
 */
export async function takeFiles(
  sessionId: string,
  local: LocalPictures,
  goesOn: () => boolean | Promise<boolean>,
): Promise<number> {
  let stored = 0
  for await (const { name, open } of local.files()) {
    const own = storedName(name)
    if (own === null) continue
    if (!(await goesOn())) break
    const former = formerAddress(addressOf(name))
    if ('fault' in former) continue
    const { path } = former
    if (await db().redirect.findUnique({ where: { path }, select: { path: true } })) continue
    const id = randomUUID()
    try {
      await storage().write(id, own, await open(), largestFile)
    } catch (error) {
      if (isDomainError(error) && error.code === 'disk_full') throw error
      log().warn({ err: error, session: sessionId, file: name }, 'file of an import not stored')
      continue
    }
    if (await keepFile(system, { sessionId, path, target: filePath(id, own) })) stored++
    else await storage().remove(id)
  }
  return stored
}

/** The address of a file at the old site. */
const addressOf = (name: string) => `/wp-content/uploads/${name.split('/').map(encodeURIComponent).join('/')}`
