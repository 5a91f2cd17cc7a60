import { mentionedIn } from '#lib/articles/mentions.ts'
import { DomainError } from '#lib/errors.ts'
import type { AddCommentInput } from '#lib/schemas/articles/comment.ts'
import { truncate } from '#lib/text/text.ts'
import { findAtDesk } from '#server/articles/desk/queries/at-desk.ts'
import { notify } from '#server/notifications/commands/notify-people.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { tellOfComments } from '../comment.ts'
import { listMentionable } from '../queries.ts'

/**
 * Says something about an article, or about a passage of it, to those who may open it at the desk; whom it calls by name is told. Asked again
 * with the same request id, the comment that stands. Gives its id. Raises signed_out, article_not_found or article_forbidden.
 */
export const addComment = command(async (context, input: AddCommentInput): Promise<{ id: string }> => {
  const { tx, actor, now } = context
  const { articleId, requestId, comment, anchor } = input
  if (actor.id === null) throw new DomainError('signed_out')
  const { title } = await findAtDesk(actor, articleId, tx)
  const made = await tx.articleComment.createManyAndReturn({
    data: [
      {
        articleId,
        userId: actor.id,
        requestId,
        comment,
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
  if (!first) return findStanding(context, { articleId, userId: actor.id, requestId })
  const people = await listMentionable(actor, articleId, tx)
  const called = mentionedIn(comment, people)
  const me = await tx.profile.findUnique({ where: { id: actor.id }, select: { fullName: true } })
  await notify(context, called, {
    type: 'MENTION',
    message: `${me?.fullName || 'Alguém'} citou você em “${truncate(title, 80)}”: ${truncate(comment, 200)}`,
    about: { articleId, commentId: first.id },
  })
  await tellOfComments(tx, articleId)
  return first
})

async function findStanding(
  { tx }: CommandContext,
  { articleId, userId, requestId }: { articleId: string; userId: string; requestId: string },
): Promise<{ id: string }> {
  const standing = await tx.articleComment.findFirst({
    where: { articleId, userId, requestId },
    select: { id: true },
  })
  if (!standing) throw new DomainError('invalid')
  return standing
}
