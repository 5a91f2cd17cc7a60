import { isSettled } from '#lib/ideas/ideas.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockIdea } from '../idea.ts'

interface CompleteIdea {
  id: string
  /** The published article. */
  articleId: string
}

/** Completes an idea whose article was published, unless it is settled. For the publishing command: checks no policy. Raises idea_not_found. */
export const completeIdea = command(async (context, { id, articleId }: CompleteIdea): Promise<void> => {
  const { tx, now } = context
  const { status } = await lockIdea(tx, id)
  if (isSettled(status)) return
  await tx.storyIdea.update({ where: { id }, data: { status: 'completed', updatedAt: now } })
  await audit(context, {
    action: 'idea.completed',
    subject: { type: 'story_idea', id },
    articleId,
    details: { from: status },
  })
})
