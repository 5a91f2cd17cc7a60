import type { SignedIn } from '#lib/actor.ts'
import { isOverdue } from '#lib/ideas/ideas.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { ideaPolicy } from '../policy.ts'

export interface DueIdea {
  id: string
  title: string
  deadline: Date
  overdue: boolean
}

const most = 5
const weekMs = 7 * 24 * 60 * 60 * 1000

/** At most five open ideas of the actor that are overdue or due within a week, the earliest deadline first. Raises forbidden. */
export async function listDueIdeas(actor: SignedIn): Promise<DueIdea[]> {
  ideaPolicy.assert(actor, 'see', null)
  const at = now()
  const rows = await db().storyIdea.findMany({
    where: {
      assignedTo: actor.id,
      status: { notIn: ['completed', 'cancelled'] },
      deadline: { not: null, lt: new Date(at.getTime() + weekMs) },
    },
    orderBy: [{ deadline: 'asc' }, { id: 'asc' }],
    take: most,
    select: { id: true, title: true, deadline: true, status: true },
  })
  return rows.flatMap(({ deadline, status, ...idea }) =>
    deadline ? [{ ...idea, deadline, overdue: isOverdue({ deadline, status }, at) }] : [],
  )
}
