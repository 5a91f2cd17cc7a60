import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { audit } from '#server/platform/audit.ts'
import { command } from '#server/platform/command.ts'
import { storage } from '#server/platform/storage.ts'
import { mediaPolicy } from '../policy.ts'
import { makeRenditions, type Renditions } from '../renditions.ts'

export interface StoredPicture {
  id: string
  width: number
  height: number
  widths: number[]
}

/**
 * Takes a picture in: checks it, makes its renditions, stores files and row together. Raises forbidden, upload_too_large,
 * upload_not_an_image, upload_too_many_pixels, disk_full or upload_failed; then nothing is left behind.
 */
export async function storePicture(actor: Actor, bytes: Uint8Array): Promise<StoredPicture> {
  mediaPolicy.assert(actor, 'upload', null)
  if (bytes.length > limits.image.maxBytes) throw new DomainError('upload_too_large')
  const picture = await makeRenditions(bytes)
  const written: string[] = []
  try {
    return await record(actor, { picture, written })
  } catch (error) {
    for (const id of written) await storage().remove(id)
    throw error
  }
}

const record = command(async (context, { picture, written }: { picture: Renditions; written: string[] }) => {
  const { tx, actor, now } = context
  const { width, height, widths } = picture
  const { id } = await tx.media.create({
    data: { ownerId: actor.id, width, height, widths, createdAt: now },
    select: { id: true },
  })
  await audit(context, { action: 'media.stored', subject: { type: 'media', id } })
  // Named before it is written: whoever undoes this must also find a folder whose writing answered with an error.
  written.push(id)
  await storage().put(id, new Map([...picture.files].map(([file, data]) => [`${file}.webp`, data])))
  return { id, width, height, widths }
})
