import { DomainError } from '#lib/errors.ts'
import { statusOnceWritten } from '#lib/ideas/ideas.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockIdea } from '../idea.ts'
import { ideaPolicy } from '../policy.ts'

/** The actor starts the idea's article: it is in progress, and theirs if it was unassigned. Raises forbidden, signed_out or idea_not_found. */
export const beginIdea = command(async (context, { id }: { id: string }): Promise<void> => {
  const { tx, actor, now } = context
  ideaPolicy.assert(actor, 'write', null)
  if (actor.id === null) throw new DomainError('signed_out')
  const { status, assignedTo, version } = await lockIdea(tx, id)
  const change = { status: statusOnceWritten(status), assignedTo: assignedTo ?? actor.id }
  if (change.status === status && change.assignedTo === assignedTo) return
  await tx.storyIdea.update({ where: { id }, data: { ...change, version: version + 1, updatedAt: now } })
  await audit(context, {
    action: 'idea.begun',
    subject: { type: 'story_idea', id },
    details: { from: status, to: change.status },
  })
})
