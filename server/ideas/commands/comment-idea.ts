import { DomainError } from '#lib/errors.ts'
import type { CommentIdeaInput } from '#lib/schemas/articles/idea.ts'
import { command } from '#server/platform/work/command.ts'
import { lockIdea } from '../idea.ts'
import { ideaPolicy } from '../policy.ts'

/**
 * Comments on an idea. Gives the comment's id; a repeated request id gives the existing comment's. Raises forbidden, signed_out or
 * idea_not_found.
 */
export const commentIdea = command(async ({ tx, actor, now }, input: CommentIdeaInput): Promise<{ id: string }> => {
  const { ideaId, requestId, comment } = input
  ideaPolicy.assert(actor, 'comment', null)
  if (actor.id === null) throw new DomainError('signed_out')
  await lockIdea(tx, ideaId)
  const made = await tx.storyIdeaComment.createManyAndReturn({
    data: [{ ideaId, userId: actor.id, requestId, comment, createdAt: now }],
    skipDuplicates: true,
    select: { id: true },
  })
  const [stored = await tx.storyIdeaComment.findFirst({ where: { ideaId, userId: actor.id, requestId } })] = made
  if (!stored) throw new DomainError('invalid')
  return { id: stored.id }
})
