import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { replacePicture } from '#server/articles/writing/commands/replace-picture.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'

/** A stored picture, and an article that shows it at its old address. */
interface Placing {
  pictureId: string
  articleId: string
}

/** A stored picture and its old address. */
interface NamedUpload {
  url: string
  media: { id: string; width: number; height: number; widths: number[] }
}

/**
 * Shows a stored picture in an article in place of its old address. Gives whether the picture is still stored; if not, it waits to be fetched
 * again. Raises forbidden.
 */
export const placePicture = command(async (context, { pictureId, articleId }: Placing): Promise<boolean> => {
  const { tx, actor } = context
  if (!isMaster(actor)) throw new DomainError('forbidden')
  // The article's row is locked before the picture's, as everywhere.
  await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${articleId}::uuid FOR UPDATE`
  const replacement = await lockUpload(tx, pictureId)
  if (!replacement) return false
  const step = await replacePicture.within(context, { articleId, replacement })
  if (step && step.after !== step.before) {
    // An undo of the import leaves articles alone that were edited since. This change is no edit.
    await tx.importResult.updateMany({
      where: { articleId, versionAfter: step.before },
      data: { versionAfter: step.after },
    })
  }
  await tx.importPictureUse.deleteMany({ where: { pictureId, articleId } })
  return true
})

/** The stored picture, locked against its removal as unused; null, and the picture waiting again, if it is gone. */
async function lockUpload(tx: Tx, pictureId: string): Promise<NamedUpload | null> {
  const [found] = await tx.$queryRaw<({ url: string } & NamedUpload['media'])[]>`
    SELECT p.url, m.id, m.width, m.height, m.widths FROM import_pictures p JOIN media m ON m.id = p.media_id
      WHERE p.id = ${pictureId}::uuid FOR KEY SHARE OF m`
  if (found) {
    const { url, ...media } = found
    return { url, media }
  }
  await tx.importPicture.updateMany({
    where: { id: pictureId },
    data: { status: 'waiting', attempts: 0, triedAt: null, mediaId: null },
  })
  return null
}
