import { removalRefusal } from '#lib/articles/comments/removal.ts'
import type { CommentId } from '#lib/schemas/articles/comment.ts'
import { findAtDesk } from '#server/articles/writing/queries/at-desk.ts'
import { deleteMentions } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockComment, notifyCommentsChanged } from '../comment.ts'

/**
 * Removes a comment's text, also from its notifications, and leaves the mark “removido” (COM-2). Removing twice changes nothing. Raises
 * comment_not_found, article_not_found, article_forbidden, comment_forbidden or comment_too_old.
 */
export const removeComment = command(async (context, { id }: CommentId): Promise<void> => {
  const { tx, actor, now } = context
  const stored = await lockComment(tx, id)
  await findAtDesk(actor, stored.articleId, tx)
  const refusal = removalRefusal(actor, stored, now)
  if (refusal) throw refusal
  if (stored.removedAt) return
  await tx.articleComment.update({
    where: { id },
    data: { comment: '', quote: null, quoteBefore: '', quoteAfter: '', removedAt: now, removedBy: actor.id },
  })
  await deleteMentions(context, stored)
  await audit(context, { action: 'comment.removed', subject: { type: 'article', id: stored.articleId } })
  await notifyCommentsChanged(tx, stored.articleId)
})
