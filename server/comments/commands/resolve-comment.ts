import { DomainError } from '#lib/errors.ts'
import type { ResolveCommentInput } from '#lib/schemas/articles/comment.ts'
import { findAtDesk } from '#server/articles/writing/queries/at-desk.ts'
import { settleMentions } from '#server/notifications/commands/notify-people.ts'
import { command } from '#server/platform/work/command.ts'
import { lockComment, notifyCommentsChanged } from '../comment.ts'

/**
 * Marks a thread as resolved, by the comment that begins it, or reopens it. The first person who resolved it stays on record. Resolving
 * archives the notifications of people mentioned in it. Raises comment_not_found, also for a reply, article_not_found or
 * article_forbidden.
 */
export const resolveComment = command(async (context, { id, resolved }: ResolveCommentInput) => {
  const { tx, actor, now } = context
  const stored = await lockComment(tx, id)
  await findAtDesk(actor, stored.articleId, tx)
  const replies = await tx.articleComment.findMany({ where: { parentId: id, removedAt: null } })
  const isThread = stored.parentId === null && (stored.removedAt === null || replies.length > 0)
  if (!isThread) throw new DomainError('comment_not_found')
  if ((stored.resolvedAt !== null) === resolved) return
  await tx.articleComment.update({
    where: { id },
    data: { resolvedAt: resolved ? now : null, resolvedBy: resolved ? actor.id : null },
  })
  if (resolved) for (const comment of [stored, ...replies]) await settleMentions(context, comment)
  await notifyCommentsChanged(tx, stored.articleId)
})
