import { removalRefusal } from '#lib/articles/comments/removal.ts'
import { DomainError } from '#lib/errors.ts'
import type { IdeaCommentId } from '#lib/schemas/articles/idea.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { ideaPolicy } from '../policy.ts'

/**
 * Removes a comment's text and leaves the mark “removido”. Removing twice changes nothing. Raises forbidden, not_found,
 * comment_forbidden or comment_too_old.
 */
export const removeIdeaComment = command(async (context, { id }: IdeaCommentId): Promise<void> => {
  const { tx, actor, now } = context
  ideaPolicy.assert(actor, 'see', null)
  const stored = await tx.storyIdeaComment.findUnique({ where: { id } })
  if (!stored) throw new DomainError('not_found')
  const refusal = removalRefusal(actor, stored, now)
  if (refusal) throw refusal
  if (stored.removedAt) return
  await tx.storyIdeaComment.update({ where: { id }, data: { comment: '', removedAt: now, removedBy: actor.id } })
  await audit(context, { action: 'idea.comment_removed', subject: { type: 'story_idea', id: stored.ideaId } })
})
