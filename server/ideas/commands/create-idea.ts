import { DomainError } from '#lib/errors.ts'
import { statusFor } from '#lib/ideas/ideas.ts'
import type { CreateIdeaInput } from '#lib/schemas/articles/idea.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { assertNamesExist } from '../idea.ts'
import { ideaPolicy } from '../policy.ts'

/**
 * Adds an idea to the board, assigned when somebody is named and else an idea (ruling "Story ideas"). Gives its id; asked again with the same
 * request id, that of the idea that stands. Raises signed_out, forbidden, unknown_assignee or unknown_city.
 */
export const createIdea = command(async (context, { requestId, fields }: CreateIdeaInput): Promise<{ id: string }> => {
  const { tx, actor, now } = context
  ideaPolicy.assert(actor, 'create', null)
  if (actor.id === null) throw new DomainError('signed_out')
  // Two at the same moment wait for each other here, so that the second sees what the first made.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${requestId}, 0))) AS waited`
  const standing = await tx.storyIdea.findUnique({
    where: { createdBy_requestId: { createdBy: actor.id, requestId } },
    select: { id: true },
  })
  if (standing) return standing
  await assertNamesExist(tx, fields)
  const { id } = await tx.storyIdea.create({
    data: { ...fields, status: statusFor('idea', fields.assignedTo), createdBy: actor.id, requestId, createdAt: now },
    select: { id: true },
  })
  await audit(context, { action: 'idea.created', subject: { type: 'story_idea', id } })
  return { id }
})
