import type { Actor } from '#lib/actor.ts'
import { removalRefusal } from '#lib/articles/comments.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { ideaPolicy } from '../policy.ts'
import { cardOf, cardSelection, type IdeaCard } from './selection.ts'

export interface IdeaComment {
  id: string
  author: string | null
  /** Null when it was removed. */
  text: string | null
  createdAt: Date
  removable: boolean
}

/** An idea with all that its page shows. */
export interface IdeaDetail extends IdeaCard {
  version: number
  assignedTo: string | null
  createdAt: Date
  comments: IdeaComment[]
}

/** More than these are not said about one idea; the newest are shown. */
const mostComments = 200

/** One idea; null when there is none. Raises forbidden. */
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
    comments: comments.reverse().map(said => ({
      id: said.id,
      author: said.user?.fullName ?? null,
      text: said.removedAt ? null : said.comment,
      createdAt: said.createdAt,
      removable: !said.removedAt && removalRefusal(actor, said, at) === null,
    })),
  }
}

export interface Colleague {
  id: string
  name: string
}

/** Everybody of the newsroom, by name, for an idea to be given to. Raises forbidden. */
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

/** The cities that ideas have, by name. Raises forbidden. */
export async function listIdeaCities(actor: Actor): Promise<IdeaCity[]> {
  ideaPolicy.assert(actor, 'see', null)
  return db().municipality.findMany({
    where: { ideas: { some: {} } },
    select: { path: true, name: true, state: true },
    orderBy: [{ name: 'asc' }, { path: 'asc' }],
  })
}
