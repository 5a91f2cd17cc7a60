import type { Actor } from '#lib/actor.ts'
import { type IdeaFilter, monthAfter } from '#lib/ideas/idea-views.ts'
import { type IdeaPriority, type IdeaStatus, isOverdue } from '#lib/ideas/ideas.ts'
import { isoDay } from '#lib/text/format.ts'
import { instantOf } from '#lib/text/local-time.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { ideaPolicy } from '../policy.ts'
import { narrowedBy } from './selection.ts'

/** An idea in its day's field. */
export interface PlannedIdea {
  id: string
  title: string
  priority: IdeaPriority
  status: IdeaStatus
  overdue: boolean
  assignee: string | null
}

export interface IdeaMonth {
  /** `2026-11`. */
  month: string
  /** By day (`2026-11-21`) of São Paulo's calendar, the earliest deadline first. */
  days: Map<string, PlannedIdea[]>
  /** More stand in this month than are shown. */
  more: boolean
}

const most = 500

/** The ideas whose deadline is in a month, the running one when none is named. Raises forbidden. */
export async function listMonth(actor: Actor, filter: IdeaFilter, asked: string | null): Promise<IdeaMonth> {
  ideaPolicy.assert(actor, 'see', null)
  const at = now()
  const month = asked ?? isoDay(at).slice(0, 7)
  const rows = await db().storyIdea.findMany({
    relationLoadStrategy: 'join',
    where: {
      ...narrowedBy(filter),
      deadline: { gte: startOf(month), lt: startOf(monthAfter(month, 1)) },
      status: { not: 'cancelled' },
    },
    orderBy: [{ deadline: 'asc' }, { id: 'asc' }],
    take: most + 1,
    select: {
      id: true,
      title: true,
      priority: true,
      status: true,
      deadline: true,
      assignee: { select: { fullName: true } },
    },
  })
  const days = Map.groupBy(rows.slice(0, most), ({ deadline }) => (deadline ? isoDay(deadline) : ''))
  const shown = new Map(
    [...days].map(([day, list]) => [
      day,
      list.map(({ deadline, assignee, ...idea }) => ({
        ...idea,
        assignee: assignee?.fullName ?? null,
        overdue: isOverdue({ deadline, status: idea.status }, at),
      })),
    ]),
  )
  return { month, days: shown, more: rows.length > most }
}

const startOf = (month: string) => instantOf(`${month}-01T00:00`) ?? new Date(Number.NaN)
