import { isSettled } from '#lib/ideas/ideas.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockIdea } from '../idea.ts'

/** An article of an idea came out: the idea is done, unless it was settled already. For whoever may publish; raises idea_not_found. */
export const completeIdea = command(async (context, { id }: { id: string }): Promise<void> => {
  const { tx, now } = context
  const { status } = await lockIdea(tx, id)
  if (isSettled(status)) return
  await tx.storyIdea.update({ where: { id }, data: { status: 'completed', updatedAt: now } })
  await audit(context, {
    action: 'idea.completed',
    subject: { type: 'story_idea', id },
    details: { from: status },
  })
})
