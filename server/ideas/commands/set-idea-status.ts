import type { SetIdeaStatusInput } from '#lib/schemas/articles/idea.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockIdea } from '../idea.ts'
import { ideaPolicy } from '../policy.ts'

/** Moves an idea to any status (IDEA-2); its current status changes nothing. Raises forbidden, idea_not_found or idea_forbidden. */
export const setIdeaStatus = command(async (context, { id, status }: SetIdeaStatusInput): Promise<void> => {
  const { tx, actor, now } = context
  ideaPolicy.assert(actor, 'see', null)
  const before = await lockIdea(tx, id)
  ideaPolicy.assert(actor, 'change', before, 'idea_forbidden')
  if (before.status === status) return
  await tx.storyIdea.update({ where: { id }, data: { status, updatedAt: now } })
  await audit(context, {
    action: 'idea.status_changed',
    subject: { type: 'story_idea', id },
    details: { from: before.status, to: status },
  })
})
