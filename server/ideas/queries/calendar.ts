import type { Actor } from '#lib/actor.ts'
import type { IdeaFilter } from '#lib/ideas/idea-views.ts'
import { type IdeaPriority, type IdeaStatus, isOverdue } from '#lib/ideas/ideas.ts'
import { monthAfter } from '#lib/months.ts'
import { formatDate, isoDay } from '#lib/text/format.ts'
import { instantOf } from '#lib/text/local-time.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { ideaPolicy } from '../policy.ts'
import { narrowedBy } from './selection.ts'

export interface PlannedIdea {
  id: string
  title: string
  priority: IdeaPriority
  status: IdeaStatus
  /** Its hour in São Paulo, `18:00`. */
  hour: string
  overdue: boolean
  assignee: string | null
  /** Whether the viewer may change it. */
  movable: boolean
}

export interface IdeaMonth {
  /** `2026-11`. */
  month: string
  /** By day in São Paulo (`2026-11-21`), earliest deadline first. */
  days: Map<string, PlannedIdea[]>
  /** Whether the month has more ideas than shown. */
  more: boolean
}

const most = 500

/** The ideas whose deadline is in a month (`2026-11`), by default the current one. Raises forbidden. */
export async function listMonth(actor: Actor, filter: IdeaFilter, wanted: string | null): Promise<IdeaMonth> {
  ideaPolicy.assert(actor, 'see', null)
  const at = now()
  const month = wanted ?? isoDay(at).slice(0, 7)
  const rows = await db().storyIdea.findMany({
    relationLoadStrategy: 'join',
    where: {
      ...(await narrowedBy(filter)),
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
      createdBy: true,
      assignedTo: true,
      assignee: { select: { fullName: true } },
    },
  })
  const days = Map.groupBy(rows.slice(0, most), ({ deadline }) => (deadline ? isoDay(deadline) : ''))
  const shown = new Map(
    [...days].map(([day, list]) => [
      day,
      list.map(({ deadline, assignee, createdBy, assignedTo, ...idea }) => ({
        ...idea,
        hour: formatDate(deadline, 'HH:mm'),
        assignee: assignee?.fullName ?? null,
        movable: ideaPolicy.can(actor, 'change', { createdBy, assignedTo }),
        overdue: isOverdue({ deadline, status: idea.status }, at),
      })),
    ]),
  )
  return { month, days: shown, more: rows.length > most }
}

const startOf = (month: string) => instantOf(`${month}-01T00:00`) ?? new Date(Number.NaN)
