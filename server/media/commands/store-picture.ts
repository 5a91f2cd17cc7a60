import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
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
 * Stores an uploaded picture: checks the bytes, makes the renditions, stores the row and the files. Raises forbidden, upload_too_large,
 * upload_not_an_image, upload_too_many_pixels, disk_full or upload_failed, and leaves nothing behind then.
 */
export async function storePicture(actor: Actor, bytes: Uint8Array): Promise<StoredPicture> {
  mediaPolicy.assert(actor, 'upload', null)
  if (bytes.length > limits.image.maxBytes) throw new DomainError('upload_too_large')
  const { files, ...picture } = await makeRenditions(bytes, uploadedKinds)
  // The row comes first, and no transaction is open while the disk writes. If the process dies in between, an unused row is left, which
  // the job for unused pictures removes. Files without a row would stay for good.
  const stored = await record(actor, picture)
  try {
    await storage().put(stored.id, new Map([...files].map(([width, data]) => [`${width}.webp`, data])))
  } catch (error) {
    await discard(actor, stored.id).catch(cause => log().error({ err: cause, media: stored.id }, 'upload not undone'))
    throw error
  }
  return stored
}

const record = command(async (context, { width, height, widths }: Omit<Renditions, 'files'>) => {
  const { tx, actor, now } = context
  const { id } = await tx.media.create({
    data: { ownerId: actor.id, width, height, widths, createdAt: now },
    select: { id: true },
  })
  await audit(context, { action: 'media.stored', subject: { type: 'media', id } })
  return { id, width, height, widths }
})

const discard = command(async (context, id: string) => {
  await context.tx.media.delete({ where: { id } })
  await audit(context, { action: 'media.removed', subject: { type: 'media', id } })
  await emit(context.tx, picturesRemoved, { ids: [id] })
})
