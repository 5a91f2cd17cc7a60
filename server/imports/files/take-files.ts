import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { system } from '#lib/actor.ts'
import { formerAddress } from '#lib/addresses/former.ts'
import { DomainError, type ErrorCode, isDomainError } from '#lib/errors.ts'
import { filePath, isOfKind, largestFile, storedName } from '#lib/imports/files.ts'
import { diskSize } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { logFew } from '#server/platform/process/log-few.ts'
import { storage } from '#server/platform/storage.ts'
import type { LocalFile, LocalPictures } from '../pictures/copy.ts'
import { noteProgress } from '../sessions/lease.ts'
import { keepFile } from './commands/keep-file.ts'
import { noteLeftOut } from './commands/note-left-out.ts'

/**
 * Stores the documents, sounds and films of a copy of WordPress' folder of uploads, and leads their old addresses to them. A file whose address leads
 * somewhere already is left alone, so a second run stores nothing. One that is too large, damaged, or of another kind than its name says is left out, and the import's
 * report says so. `goesOn` is asked before each page of names and each file. Gives the number of stored files. Raises archive_no_room before the first file, disk_full,
 * or archive_slow or archive_ended of an archive that can be read no further.
 */
export async function takeFiles(
  sessionId: string,
  local: LocalPictures,
  goesOn: () => boolean | Promise<boolean>,
): Promise<number> {
  const files = await missingFiles(local, goesOn)
  if (!files) return 0
  await assertRoom(files)
  const leftOut: string[] = []
  let stored = 0
  for (const file of files) {
    if (!(await goesOn())) break
    const id = randomUUID()
    try {
      await store(id, file)
    } catch (error) {
      if (isDomainError(error) && lasting.has(error.code)) throw error
      logFew('warn', sessionId, { err: error, session: sessionId, file: file.name }, 'file of an import not stored')
      leftOut.push(file.name)
      continue
    }
    if (await keepFile(system, { sessionId, path: file.path, target: filePath(id, file.own) })) {
      stored++
      await noteProgress(sessionId)
    } else await storage().remove(id)
  }
  await noteLeftOut(system, { sessionId, names: leftOut })
  return stored
}

/** Errors that every later file would have, too. */
const lasting: ReadonlySet<ErrorCode> = new Set(['disk_full', 'archive_slow', 'archive_ended'])

interface MissingFile extends LocalFile {
  /** Its name here. */
  own: string
  /** Its address at the old site. */
  path: string
}

/** Names of a copy that the database is asked about at once. */
const pageSize = 500

/** The files whose addresses lead nowhere yet; null when the search was stopped. */
async function missingFiles(
  local: LocalPictures,
  goesOn: () => boolean | Promise<boolean>,
): Promise<MissingFile[] | null> {
  const missing: MissingFile[] = []
  let page: MissingFile[] = []
  const look = async () => {
    const paths = page.map(({ path }) => path)
    const known = await db().redirect.findMany({ where: { path: { in: paths } }, select: { path: true } })
    const taken = new Set(known.map(({ path }) => path))
    missing.push(...page.filter(({ path }) => !taken.has(path)))
    page = []
  }
  for await (const file of local.files()) {
    const own = storedName(file.name)
    const former = formerAddress(addressOf(file.name))
    if (own === null || 'fault' in former) continue
    page.push({ ...file, own, path: former.path })
    if (page.length < pageSize) continue
    if (!(await goesOn())) return null
    await look()
  }
  await look()
  return missing
}

/** The address of a file at the old site. */
const addressOf = (name: string) => `/wp-content/uploads/${name.split('/').map(encodeURIComponent).join('/')}`

async function assertRoom(files: readonly MissingFile[]): Promise<void> {
  const needed = files.reduce((sum, { size }) => sum + (size <= largestFile ? size : 0), 0)
  const free = await storage().room()
  if (needed > free)
    throw new DomainError('archive_no_room', { params: { needed: diskSize(needed), free: diskSize(free) } })
}

async function store(id: string, { name, own, size, open }: MissingFile): Promise<void> {
  if (size > largestFile) throw new DomainError('upload_too_large')
  if (size > (await storage().room())) throw new DomainError('disk_full')
  await storage().write(id, own, ofKind(name, await open()), largestFile)
}

/** The bytes of a file. Raises when the first ones do not fit its name. */
async function* ofKind(name: string, stream: Readable): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const chunk of stream) {
    if (isFirst && !isOfKind(name, chunk)) throw new DomainError('upload_failed')
    isFirst = false
    yield chunk
  }
}
