import { titleOrNone } from '#lib/articles/article.ts'
import { mentionedIn } from '#lib/articles/comments/mentions.ts'
import { DomainError } from '#lib/errors.ts'
import type { AddCommentInput } from '#lib/schemas/articles/comment.ts'
import { truncate } from '#lib/text/text.ts'
import { findAtDesk } from '#server/articles/writing/queries/at-desk.ts'
import { notify } from '#server/notifications/commands/notify-people.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { lockComment, notifyCommentsChanged } from '../comment.ts'
import { listMentionable } from '../queries.ts'

/**
 * Comments on an article or on a passage of it, or answers a comment, and notifies the colleagues that the text mentions. Gives the comment's id; a repeated
 * request id gives the existing comment's. An answer reopens its thread. Raises signed_out, article_not_found, article_forbidden or
 * comment_not_found.
 */
export const addComment = command(async (context, input: AddCommentInput): Promise<{ id: string }> => {
  const { tx, actor, now } = context
  const { articleId, requestId, comment, parentId } = input
  if (actor.id === null) throw new DomainError('signed_out')
  const { title } = await findAtDesk(actor, articleId, tx)
  const thread = parentId === undefined ? null : await reopenThread(tx, articleId, parentId)
  const anchor = thread === null ? input.anchor : null
  const made = await tx.articleComment.createManyAndReturn({
    data: [
      {
        articleId,
        userId: actor.id,
        requestId,
        comment,
        parentId: thread,
        quote: anchor?.quote ?? null,
        quoteBefore: anchor?.before ?? '',
        quoteAfter: anchor?.after ?? '',
        createdAt: now,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  })
  const [first] = made
  if (!first) return findExisting(context, { articleId, userId: actor.id, requestId })
  const people = await listMentionable(actor, articleId, tx)
  const mentioned = mentionedIn(comment, people)
  const me = await tx.profile.findUnique({ where: { id: actor.id }, select: { fullName: true } })
  await notify(context, mentioned, {
    type: 'MENTION',
    message: `${me?.fullName || 'Alguém'} mencionou você em “${truncate(titleOrNone(title), 80)}”: ${truncate(comment, 200)}`,
    about: { articleId, commentId: first.id },
  })
  await notifyCommentsChanged(tx, articleId)
  return first
})

/** Reopens the thread of a comment, and gives the id of the comment that begins it. */
async function reopenThread(tx: Tx, articleId: string, parentId: string): Promise<string> {
  const answered = await lockComment(tx, parentId)
  const root = answered.parentId === null ? answered : await lockComment(tx, answered.parentId)
  if (root.articleId !== articleId) throw new DomainError('comment_not_found')
  if (root.resolvedAt) {
    await tx.articleComment.update({ where: { id: root.id }, data: { resolvedAt: null, resolvedBy: null } })
  }
  return root.id
}

async function findExisting(
  { tx }: CommandContext,
  { articleId, userId, requestId }: { articleId: string; userId: string; requestId: string },
): Promise<{ id: string }> {
  const existing = await tx.articleComment.findFirst({
    where: { articleId, userId, requestId },
    select: { id: true },
  })
  if (!existing) throw new DomainError('invalid')
  return existing
}
