import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { idAt } from '#server/platform/db/ids.ts'
import { now } from '#server/platform/process/clock.ts'
import { log } from '#server/platform/process/log.ts'
import { storage } from '#server/platform/storage.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { emit } from '#server/platform/work/queue.ts'
import { picturesRemoved } from '../events.ts'
import { uploadedKinds } from '../picture.ts'
import { mediaPolicy } from '../policy.ts'
import { makeRenditions, type Renditions } from '../renditions.ts'

export interface StoredPicture {
  id: string
  width: number
  height: number
  widths: number[]
}

/**
 * Stores an uploaded picture: checks the bytes, makes the renditions, stores the row and the files. With `isKept` it is for the house's library and
 * stays without a use. Raises forbidden, upload_too_large, upload_not_an_image, upload_too_many_pixels, disk_full or upload_failed, and leaves nothing
 * behind then.
 */
export async function storePicture(actor: Actor, bytes: Uint8Array, { isKept = false } = {}): Promise<StoredPicture> {
  mediaPolicy.assert(actor, 'upload', null)
  if (bytes.length > limits.image.maxBytes) throw new DomainError('upload_too_large')
  const { files, ...rest } = await makeRenditions(bytes, uploadedKinds)
  const picture = { id: idAt(now(), 0), ...rest }
  await putWithRow(picture.id, files, {
    record: () => record(actor, { ...picture, isKept }),
    discard: () => discard(actor, picture.id),
  })
  return picture
}

/** How a picture's row is written, and taken back. */
interface Row {
  record(): Promise<unknown>
  discard(): Promise<unknown>
}

/**
 * Stores a picture's files and its row, in three steps: the files under a draft's name, the row, the files' final name. So a full disk leaves no
 * row, and a process that dies in between leaves a draft or an unused row, which a job removes. Named files without a row would stay for good.
 */
export async function putWithRow(
  id: string,
  files: Renditions['files'],
  { record: write, discard: undo }: Row,
): Promise<void> {
  let isRecorded = false
  const recorded = async () => {
    await write()
    isRecorded = true
  }
  try {
    await storage().put(id, new Map([...files].map(([width, data]) => [`${width}.webp`, data])), recorded)
  } catch (error) {
    if (isRecorded) await undo().catch(cause => log().error({ err: cause, media: id }, 'picture not undone'))
    throw error
  }
}

const record = command(async (context, picture: StoredPicture & { isKept: boolean }) => {
  const { tx, actor, now: createdAt } = context
  const { id, width, height, widths, isKept } = picture
  await tx.media.create({
    data: { id, ownerId: actor.id, width, height, widths, isKept, createdAt },
    select: { id: true },
  })
  await audit(context, { action: 'media.stored', subject: { type: 'media', id } })
})

const discard = command(async (context, id: string) => {
  await context.tx.media.delete({ where: { id } })
  await audit(context, { action: 'media.removed', subject: { type: 'media', id } })
  await emit(context.tx, picturesRemoved, { ids: [id] })
})
