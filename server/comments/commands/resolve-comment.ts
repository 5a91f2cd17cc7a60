import { DomainError } from '#lib/errors.ts'
import type { ResolveCommentInput } from '#lib/schemas/articles/comment.ts'
import { findAtDesk } from '#server/articles/desk/queries/at-desk.ts'
import { settleMentions } from '#server/notifications/commands/notify-people.ts'
import { command } from '#server/platform/work/command.ts'
import { lockComment, notifyCommentsChanged } from '../comment.ts'

/**
 * Marks a comment as resolved, or reopens it. The first person who resolved it stays on record. Resolving archives the
 * notifications of people mentioned in it. Raises comment_not_found,
 * article_not_found or article_forbidden.
 */
export const resolveComment = command(async (context, { id, resolved }: ResolveCommentInput) => {
  const { tx, actor, now } = context
  const stored = await lockComment(tx, id)
  await findAtDesk(actor, stored.articleId, tx)
  if (stored.removedAt) throw new DomainError('comment_not_found')
  if ((stored.resolvedAt !== null) === resolved) return
  await tx.articleComment.update({
    where: { id },
    data: { resolvedAt: resolved ? now : null, resolvedBy: resolved ? actor.id : null },
  })
  if (resolved) await settleMentions(context, stored)
  await notifyCommentsChanged(tx, stored.articleId)
})
