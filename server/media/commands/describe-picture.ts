import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { DescribePictureInput } from '#lib/schemas/media.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { mediaPolicy } from '../policy.ts'
import { removeUnusedAmong } from './remove-unused-pictures.ts'

/** Locks an upload for somebody who may do this with it. Raises not_found or forbidden. */
async function lockPicture(tx: Tx, actor: Actor, id: string, verb: 'describe' | 'remove'): Promise<void> {
  const [picture] = await tx.$queryRaw<{ ownerId: string | null }[]>`
    SELECT owner_id::text AS "ownerId" FROM media WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  if (!picture) throw new DomainError('picture_not_found')
  mediaPolicy.assert(actor, verb, picture)
}

/** Writes what the library says of a picture, which then stays without a use. Texts that show it keep their own words. Raises picture_not_found or forbidden. */
export const describePicture = command(async (context, { id, alt, caption, credit }: DescribePictureInput) => {
  const { tx, actor } = context
  await lockPicture(tx, actor, id, 'describe')
  await tx.media.update({ where: { id }, data: { alt, caption, credit, isKept: true }, select: { id: true } })
  await audit(context, { action: 'media.described', subject: { type: 'media', id } })
})

/** Removes a picture that nothing shows. Raises picture_not_found, forbidden, or picture_in_use while a text, a version or another place shows it. */
export const removePicture = command(async (context, { id }: { id: string }) => {
  const { tx, actor } = context
  await lockPicture(tx, actor, id, 'remove')
  const removed = await removeUnusedAmong(context, [id])
  if (removed.length === 0) throw new DomainError('picture_in_use')
})
