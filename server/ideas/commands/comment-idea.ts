import { DomainError } from '#lib/errors.ts'
import type { CommentIdeaInput } from '#lib/schemas/idea.ts'
import { command } from '#server/platform/command.ts'
import { lockIdea } from '../idea.ts'
import { ideaPolicy } from '../policy.ts'

/** Says something about an idea; gives the comment's id. Raises forbidden, signed_out or idea_not_found. */
export const commentIdea = command(async ({ tx, actor, now }, { ideaId, comment }: CommentIdeaInput) => {
  ideaPolicy.assert(actor, 'comment', null)
  if (actor.id === null) throw new DomainError('signed_out')
  await lockIdea(tx, ideaId)
  return tx.storyIdeaComment.create({
    data: { ideaId, userId: actor.id, comment, createdAt: now },
    select: { id: true },
  })
})
