import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { system } from '#lib/actor.ts'
import { formerAddress } from '#lib/addresses/former.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { filePath, isOfKind, largestFile, storedName } from '#lib/imports/files.ts'
import { diskSize } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { logFew } from '#server/platform/process/log-few.ts'
import { storage } from '#server/platform/storage.ts'
import type { LocalFile, LocalPictures } from '../pictures/copy.ts'
import { keepFile } from './commands/keep-file.ts'
import { noteLeftOut } from './commands/note-left-out.ts'

/**
 * Stores the documents, sounds and films of a copy of WordPress' folder of uploads, and leads their old addresses to them. A file whose address leads
 * somewhere already is left alone, so a second run stores nothing. One that is too large, damaged, or of another kind than its name says is left out, and the import's
 * report says so. `goesOn` is asked before each file. Gives the number of stored files. Raises archive_no_room before the first file, or disk_full.
 */
export async function takeFiles(
  sessionId: string,
  local: LocalPictures,
  goesOn: () => boolean | Promise<boolean>,
): Promise<number> {
  const files = await missingFiles(local)
  await assertRoom(files)
  const leftOut: string[] = []
  let stored = 0
  for (const file of files) {
    if (!(await goesOn())) break
    const id = randomUUID()
    try {
      await store(id, file)
    } catch (error) {
      if (isDomainError(error) && error.code === 'disk_full') throw error
      logFew('warn', sessionId, { err: error, session: sessionId, file: file.name }, 'file of an import not stored')
      leftOut.push(file.name)
      continue
    }
    if (await keepFile(system, { sessionId, path: file.path, target: filePath(id, file.own) })) stored++
    else await storage().remove(id)
  }
  await noteLeftOut(system, { sessionId, names: leftOut })
  return stored
}

interface MissingFile extends LocalFile {
  /** Its name here. */
  own: string
  /** Its address at the old site. */
  path: string
}

/** The files whose addresses lead nowhere yet. */
async function missingFiles(local: LocalPictures): Promise<MissingFile[]> {
  const files: MissingFile[] = []
  for await (const file of local.files()) {
    const own = storedName(file.name)
    const former = formerAddress(addressOf(file.name))
    if (own === null || 'fault' in former) continue
    const { path } = former
    if (await db().redirect.findUnique({ where: { path }, select: { path: true } })) continue
    files.push({ ...file, own, path })
  }
  return files
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
