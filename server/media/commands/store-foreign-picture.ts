import { createHash } from 'node:crypto'
import { isMaster, system } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { db, isUniqueViolation } from '#server/platform/db/db.ts'
import { idAt } from '#server/platform/db/ids.ts'
import { now } from '#server/platform/process/clock.ts'
import { log } from '#server/platform/process/log.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { emit } from '#server/platform/work/queue.ts'
import { picturesRemoved } from '../events.ts'
import { importedKinds } from '../picture.ts'
import { isAnimation, makeRenditions } from '../renditions.ts'
import { putWithRow, type StoredPicture } from './store-picture.ts'

/** A stored picture. `wasAnimation` says that only its first picture was kept. */
export interface ForeignPicture extends StoredPicture {
  wasAnimation: boolean
}

/**
 * Stores a picture of another system, once for equal bytes: a second call gives the stored one. It has no owner, so it is in the house's
 * library. Raises upload_not_an_image, upload_too_many_pixels, disk_full or upload_failed, and leaves nothing behind then. If the process dies in
 * between, a row without a hash is left, which the job for unused pictures removes with its files.
 */
export async function storeForeignPicture(bytes: Uint8Array): Promise<ForeignPicture> {
  const stored = await storeOnce(bytes)
  return { ...stored, wasAnimation: await isAnimation(bytes) }
}

async function storeOnce(bytes: Uint8Array): Promise<StoredPicture> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const known = await findByHash(sha256)
  if (known) return known
  const { files, ...rest } = await makeRenditions(bytes, importedKinds)
  const picture = { id: idAt(now(), 0), ...rest }
  const undo = () => discard(system, picture.id)
  await putWithRow(picture.id, files, { record: () => record(system, picture), discard: undo })
  try {
    await name(system, { id: picture.id, sha256 })
    return picture
  } catch (error) {
    await undo().catch(cause => log().error({ err: cause, media: picture.id }, 'picture not undone'))
    // Another worker stored the same bytes meanwhile.
    const other = isUniqueViolation(error) ? await findByHash(sha256) : null
    if (other) return other
    throw error
  }
}

const findByHash = (sha256: string): Promise<StoredPicture | null> =>
  db().media.findUnique({ where: { sha256 }, select: { id: true, width: true, height: true, widths: true } })

const record = command(async (context, { id, width, height, widths }: StoredPicture) => {
  const { tx, actor, now: createdAt } = context
  if (!isMaster(actor)) throw new DomainError('forbidden')
  await tx.media.create({ data: { id, width, height, widths, createdAt }, select: { id: true } })
  await audit(context, { action: 'media.stored', subject: { type: 'media', id } })
})

/** Gives a stored picture its hash, by which it is found: only once its files are there. */
const name = command(async ({ tx }, { id, sha256 }: { id: string; sha256: string }) => {
  await tx.media.update({ where: { id }, data: { sha256 } })
})

const discard = command(async (context, id: string) => {
  await context.tx.media.delete({ where: { id } })
  await audit(context, { action: 'media.removed', subject: { type: 'media', id } })
  await emit(context.tx, picturesRemoved, { ids: [id] })
})
