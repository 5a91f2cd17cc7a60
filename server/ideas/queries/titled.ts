import type { Actor } from '#lib/actor.ts'
import type { IdeaStatus } from '#lib/ideas/ideas.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { findTitled, inOrderOf } from '#server/platform/list/titled.ts'
import { ideaPolicy } from '../policy.ts'

/** An idea by its title. */
export interface TitledIdea {
  id: string
  title: string
  status: IdeaStatus
  /** Null while unassigned. */
  assignee: string | null
}

/** At most `most` ideas by words of their titles, those that begin so first, then the newest. Raises forbidden. */
export async function findTitledIdeas(actor: Actor, typed: string, most: number): Promise<TitledIdea[]> {
  ideaPolicy.assert(actor, 'see', null)
  const ids = await findTitled(typed, most, {
    table: Prisma.sql`story_ideas`,
    key: Prisma.sql`list_search_key(title)`,
    at: Prisma.sql`created_at`,
    where: Prisma.sql`true`,
    walked: 200,
  })
  const rows = await db().storyIdea.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids } },
    select: { id: true, title: true, status: true, assignee: { select: { fullName: true } } },
  })
  return inOrderOf(ids, rows).map(({ assignee, ...idea }) => ({ ...idea, assignee: assignee?.fullName || null }))
}
