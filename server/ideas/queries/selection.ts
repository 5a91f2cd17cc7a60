import type { Actor } from '#lib/actor.ts'
import type { IdeaFilter } from '#lib/ideas/idea-views.ts'
import { type IdeaPriority, type IdeaStatus, isOverdue } from '#lib/ideas/ideas.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { literal, searchWords } from '#server/platform/list/words.ts'
import { ideaPolicy } from '../policy.ts'

/** An idea for its card (IDEA-7). */
export interface IdeaCard {
  id: string
  title: string
  description: string
  priority: IdeaPriority
  status: IdeaStatus
  deadline: Date | null
  overdue: boolean
  city: { path: string; name: string; state: string } | null
  tags: string[]
  /** Null while unassigned. */
  assignee: string | null
  /** Null when the account is gone. */
  creator: string | null
  /** Whether the viewer may change it. */
  movable: boolean
}

export const cardSelection = {
  id: true,
  title: true,
  description: true,
  priority: true,
  status: true,
  deadline: true,
  tags: true,
  createdBy: true,
  assignedTo: true,
  municipality: { select: { path: true, name: true, state: true } },
  assignee: { select: { fullName: true } },
  creator: { select: { fullName: true } },
} satisfies Prisma.StoryIdeaSelect

type Row = Prisma.StoryIdeaGetPayload<{ select: typeof cardSelection }>

/** A row's card for a viewer at an instant. */
export function cardOf(actor: Actor, row: Row, now: Date): IdeaCard {
  const { municipality, assignee, creator, createdBy, assignedTo, ...idea } = row
  return {
    ...idea,
    city: municipality,
    assignee: assignee && (assignee.fullName || 'Sem nome'),
    creator: creator?.fullName || null,
    overdue: isOverdue(row, now),
    movable: ideaPolicy.can(actor, 'change', { createdBy, assignedTo }),
  }
}

/** A filter's conditions for Prisma. A search without three letters in a row narrows nothing. */
export async function narrowedBy(filter: IdeaFilter): Promise<Prisma.StoryIdeaWhereInput> {
  const { words, assignee, city, priority } = filter
  const parts = searchWords(words)
  return {
    ...(parts.length > 0 && { id: { in: await idsWith(parts) } }),
    ...(assignee && { assignedTo: assignee }),
    ...(city && { city }),
    ...(priority && { priority }),
  }
}

/** At most this many ideas are found, the newest ones. */
const mostFound = 500

/** Ids of the ideas whose title has all these parts of words. Accents and case do not matter. */
async function idsWith(parts: readonly string[]): Promise<string[]> {
  const patterns = parts.map(part => `%${literal(part)}%`)
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM story_ideas WHERE list_search_key(title) LIKE ALL (${patterns}::text[])
      ORDER BY created_at DESC, id DESC LIMIT ${mostFound}::int`
  return rows.map(({ id }) => id)
}
