import { DomainError } from '#lib/errors.ts'
import type { ResolveCommentInput } from '#lib/schemas/articles/comment.ts'
import { findAtDesk } from '#server/articles/desk/queries/at-desk.ts'
import { command } from '#server/platform/work/command.ts'
import { lockComment, tellOfComments } from '../comment.ts'

/** Says that what a comment asks for is done, or opens it again; said twice it stays with who said it first. Raises comment_not_found,
 * article_not_found or article_forbidden. */
export const resolveComment = command(async ({ tx, actor, now }, { id, resolved }: ResolveCommentInput) => {
  const said = await lockComment(tx, id)
  await findAtDesk(actor, said.articleId, tx)
  if (said.removedAt) throw new DomainError('comment_not_found')
  if ((said.resolvedAt !== null) === resolved) return
  await tx.articleComment.update({
    where: { id },
    data: { resolvedAt: resolved ? now : null, resolvedBy: resolved ? actor.id : null },
  })
  await tellOfComments(tx, said.articleId)
})
