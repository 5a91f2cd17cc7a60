import { removeCover } from '#server/articles/writing/commands/remove-cover.ts'
import { command } from '#server/platform/work/command.ts'
import { importPolicy } from '../../policy.ts'
import { noteStep } from '../note-step.ts'

/** A picture that the old site has no more, and an article that has it as cover. */
interface LostCover {
  pictureId: string
  articleId: string
}

/**
 * Takes a cover off that the old site has no more: readers would see a broken picture. Its use stays noted, so that it comes back when the picture is
 * found. For the system. Raises forbidden.
 */
export const dropCover = command(async (context, { pictureId, articleId }: LostCover) => {
  importPolicy.assert(context.actor, 'run', null)
  const picture = await context.tx.importPicture.findUnique({ where: { id: pictureId }, select: { url: true } })
  if (!picture) return
  await noteStep(context.tx, articleId, await removeCover.within(context, { articleId, url: picture.url }))
})
