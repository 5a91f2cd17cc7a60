import { DomainError } from '#lib/errors.ts'
import { statusFor } from '#lib/ideas/ideas.ts'
import type { ChangeIdeaInput } from '#lib/schemas/articles/idea.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { assertNamesExist, lockIdea } from '../idea.ts'
import { ideaPolicy } from '../policy.ts'
import { tellAssignee } from '../telling.ts'

/**
 * Changes an idea's fields; setting or clearing the assignee moves it between idea and assigned. Gives its new version and status. Raises
 * idea_not_found, idea_forbidden, idea_changed_meanwhile, unknown_assignee or unknown_city.
 */
export const changeIdea = command(async (context, { id, version, fields }: ChangeIdeaInput) => {
  const { tx, actor, now } = context
  ideaPolicy.assert(actor, 'see', null)
  const before = await lockIdea(tx, id)
  ideaPolicy.assert(actor, 'change', before, 'idea_forbidden')
  if (before.version !== version) throw new DomainError('idea_changed_meanwhile')
  await assertNamesExist(tx, fields, before)
  const status = statusFor(before.status, fields.assignedTo)
  await tx.storyIdea.update({ where: { id }, data: { ...fields, status, version: version + 1, updatedAt: now } })
  await tellAssignee(context, { id, title: fields.title, from: before.assignedTo, to: fields.assignedTo })
  await audit(context, {
    action: 'idea.changed',
    subject: { type: 'story_idea', id },
    details: { assignedTo: fields.assignedTo, from: before.status, to: status },
  })
  return { version: version + 1, status }
})
