import { removalRefusal } from '#lib/articles/comments.ts'
import type { CommentId } from '#lib/schemas/articles/comment.ts'
import { findAtDesk } from '#server/articles/desk/queries/at-desk.ts'
import { forgetMentions } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockComment, tellOfComments } from '../comment.ts'

/** Takes a comment's words away, also out of the notices that it made, and leaves the mark; one removed already stays so (ruling "Comments
 * (internal)"). Raises comment_not_found, article_not_found, article_forbidden, comment_forbidden or comment_too_old. */
export const removeComment = command(async (context, { id }: CommentId): Promise<void> => {
  const { tx, actor, now } = context
  const said = await lockComment(tx, id)
  await findAtDesk(actor, said.articleId, tx)
  const refusal = removalRefusal(actor, said, now)
  if (refusal) throw refusal
  if (said.removedAt) return
  await tx.articleComment.update({
    where: { id },
    data: { comment: '', quote: null, quoteBefore: '', quoteAfter: '', removedAt: now, removedBy: actor.id },
  })
  await forgetMentions(context, id)
  await audit(context, { action: 'comment.removed', subject: { type: 'article', id: said.articleId } })
  await tellOfComments(tx, said.articleId)
})
