import type { Actor } from '#lib/actor.ts'
import type { IdeaFilter } from '#lib/ideas/idea-views.ts'
import { type IdeaPriority, type IdeaStatus, isOverdue } from '#lib/ideas/ideas.ts'
import type { Prisma } from '#server/platform/db/db.ts'
import { ideaPolicy } from '../policy.ts'

/** An idea as its card shows it (editorial §2, /storyboard). */
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
  /** Null while nobody has it. */
  assignee: string | null
  /** Null when the account is gone. */
  creator: string | null
  /** Whether the viewer may move it. */
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

/** A row as the viewer's card shows it at a moment. */
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

/** What a filter means in the database. */
export const narrowedBy = ({ assignee, city, priority }: IdeaFilter): Prisma.StoryIdeaWhereInput => ({
  ...(assignee && { assignedTo: assignee }),
  ...(city && { city }),
  ...(priority && { priority }),
})
