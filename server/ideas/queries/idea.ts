import type { Actor } from '#lib/actor.ts'
import { removalRefusal } from '#lib/articles/comments/removal.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { ideaPolicy } from '../policy.ts'
import { cardOf, cardSelection, type IdeaCard } from './selection.ts'

export interface IdeaComment {
  id: string
  author: string | null
  /** Null when the comment was removed. */
  text: string | null
  createdAt: Date
  removable: boolean
}

export interface IdeaDetail extends IdeaCard {
  version: number
  assignedTo: string | null
  createdAt: Date
  comments: IdeaComment[]
}

/** Only the newest comments are shown; an idea hardly gets more. */
const mostComments = 200

/** An idea by its id; null when there is none. Raises forbidden. */
export async function findIdea(actor: Actor, id: string): Promise<IdeaDetail | null> {
  ideaPolicy.assert(actor, 'see', null)
  const at = now()
  const row = await db().storyIdea.findUnique({
    relationLoadStrategy: 'join',
    where: { id },
    select: {
      ...cardSelection,
      version: true,
      createdAt: true,
      comments: {
        select: {
          id: true,
          userId: true,
          comment: true,
          createdAt: true,
          removedAt: true,
          user: { select: { fullName: true } },
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: mostComments,
      },
    },
  })
  if (!row) return null
  const { comments, version, createdAt, ...card } = row
  return {
    ...cardOf(actor, card, at),
    version,
    createdAt,
    assignedTo: row.assignedTo,
    comments: comments.reverse().map(comment => ({
      id: comment.id,
      author: comment.user?.fullName ?? null,
      text: comment.removedAt ? null : comment.comment,
      createdAt: comment.createdAt,
      removable: !comment.removedAt && removalRefusal(actor, comment, at) === null,
    })),
  }
}

export interface Colleague {
  id: string
  name: string
}

/** All staff, by name: the possible assignees of an idea. Raises forbidden. */
export async function listColleagues(actor: Actor): Promise<Colleague[]> {
  ideaPolicy.assert(actor, 'see', null)
  const people = await db().user.findMany({
    relationLoadStrategy: 'join',
    where: { roles: { some: {} } },
    select: { id: true, profile: { select: { fullName: true } } },
    orderBy: { profile: { fullName: 'asc' } },
  })
  return people.map(({ id, profile }) => ({ id, name: profile.fullName || 'Sem nome' }))
}

export interface IdeaCity {
  path: string
  name: string
  state: string
}

/** The cities of all ideas, by name. Raises forbidden. */
export async function listIdeaCities(actor: Actor): Promise<IdeaCity[]> {
  ideaPolicy.assert(actor, 'see', null)
  return db().municipality.findMany({
    where: { ideas: { some: {} } },
    select: { path: true, name: true, state: true },
    orderBy: [{ name: 'asc' }, { path: 'asc' }],
  })
}
