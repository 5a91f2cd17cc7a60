import type { Actor } from '#lib/actor.ts'
import { type IdeaFilter, type IdeaTab, ideaTabs } from '#lib/ideas/idea-views.ts'
import { type IdeaStatus, ideaStatuses } from '#lib/ideas/ideas.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { olderThan } from '#server/platform/db/keyset.ts'
import { now } from '#server/platform/process/clock.ts'
import { ideaPolicy } from '../policy.ts'
import { cardOf, cardSelection, type IdeaCard, narrowedBy } from './selection.ts'

export interface IdeaPage {
  ideas: IdeaCard[]
  counts: IdeaCounts
  /** The cursor of the next page; null on the last one. */
  next: string | null
}

/** The number of ideas that match a filter, by status. */
export type IdeaCounts = Record<IdeaStatus, number>

const pageSize = 20
/** The most ideas in a column of the board; the list shows the others. */
const columnSize = 30

/** A page of twenty ideas of a tab, newest first, with the counts by status. An unknown cursor gives the first page. Raises forbidden. */
export async function listIdeas(
  actor: Actor,
  tab: IdeaTab,
  filter: IdeaFilter,
  after: string | null,
): Promise<IdeaPage> {
  ideaPolicy.assert(actor, 'see', null)
  const { status } = ideaTabs[tab]
  const narrowed = await narrowedBy(filter)
  const mark = after
    ? await db().storyIdea.findUnique({ where: { id: after }, select: { id: true, createdAt: true } })
    : null
  const [rows, counts] = await Promise.all([
    db().storyIdea.findMany({
      relationLoadStrategy: 'join',
      where: { ...narrowed, ...(status && { status }), ...(mark && olderThan(mark)) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: pageSize + 1,
      select: cardSelection,
    }),
    countIdeas(narrowed),
  ])
  const shown = rows.slice(0, pageSize)
  const at = now()
  return {
    ideas: shown.map(row => cardOf(actor, row, at)),
    counts,
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

export interface IdeaColumn {
  status: IdeaStatus
  /** All ideas of the status; `ideas` holds those that changed last. */
  count: number
  ideas: IdeaCard[]
}

/** The board: a column for each status, with at most thirty ideas, the last changed first. Raises forbidden. */
export async function listColumns(actor: Actor, filter: IdeaFilter): Promise<IdeaColumn[]> {
  ideaPolicy.assert(actor, 'see', null)
  const at = now()
  const narrowed = await narrowedBy(filter)
  const column = async (status: IdeaStatus) => {
    const rows = await db().storyIdea.findMany({
      relationLoadStrategy: 'join',
      where: { ...narrowed, status },
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: columnSize,
      select: cardSelection,
    })
    return rows.map(row => cardOf(actor, row, at))
  }
  const [counts, ...columns] = await Promise.all([countIdeas(narrowed), ...ideaStatuses.map(column)])
  return ideaStatuses.map((status, i) => ({ status, count: counts[status], ideas: columns[i] ?? [] }))
}

async function countIdeas(narrowed: Prisma.StoryIdeaWhereInput): Promise<IdeaCounts> {
  const groups = await db().storyIdea.groupBy({ by: ['status'], where: narrowed, _count: true })
  const of = (status: IdeaStatus) => groups.find(group => group.status === status)?._count ?? 0
  return Object.fromEntries(ideaStatuses.map(status => [status, of(status)])) as IdeaCounts
}
