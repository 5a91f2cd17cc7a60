import { DomainError } from '#lib/errors.ts'
import { statusFor } from '#lib/ideas/ideas.ts'
import type { CreateIdeaInput } from '#lib/schemas/articles/idea.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { assertNamesExist } from '../idea.ts'
import { ideaPolicy } from '../policy.ts'
import { tellAssignee } from '../telling.ts'

/**
 * Adds an idea to the board, with the status assigned when it names a person (IDEA-4). Gives its id; a repeated request id gives the
 * existing idea's. Raises signed_out, forbidden, unknown_assignee or unknown_city.
 */
export const createIdea = command(async (context, { requestId, fields }: CreateIdeaInput): Promise<{ id: string }> => {
  const { tx, actor, now } = context
  ideaPolicy.assert(actor, 'create', null)
  if (actor.id === null) throw new DomainError('signed_out')
  // Two simultaneous requests wait for each other here, so that the second finds the first one's idea.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${requestId}, 0))) AS waited`
  const existing = await tx.storyIdea.findUnique({
    where: { createdBy_requestId: { createdBy: actor.id, requestId } },
    select: { id: true },
  })
  if (existing) return existing
  await assertNamesExist(tx, fields)
  const { id } = await tx.storyIdea.create({
    data: { ...fields, status: statusFor('idea', fields.assignedTo), createdBy: actor.id, requestId, createdAt: now },
    select: { id: true },
  })
  await tellAssignee(context, { id, title: fields.title, from: null, to: fields.assignedTo })
  await audit(context, { action: 'idea.created', subject: { type: 'story_idea', id } })
  return { id }
})
