import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { replacePicture } from '#server/articles/writing/commands/replace-picture.ts'
import { command } from '#server/platform/work/command.ts'
import { lockUpload } from '../lock-upload.ts'
import { noteStep } from '../note-step.ts'

/** A stored picture, and an article that shows it at its old address. */
interface Placing {
  pictureId: string
  articleId: string
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
  const asCover = (await tx.importPictureUse.count({ where: { pictureId, articleId, cover: true } })) > 0
  await noteStep(tx, articleId, await replacePicture.within(context, { articleId, replacement, asCover }))
  await tx.importPictureUse.deleteMany({ where: { pictureId, articleId } })
  return true
})
