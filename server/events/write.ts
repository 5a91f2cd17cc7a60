import { isDeepStrictEqual } from 'node:util'
import type { EventStatus } from '#lib/events/event.ts'
import { overAt } from '#lib/events/event.ts'
import { type Occurrence, type PlannedOccurrence, planOccurrences } from '#lib/events/occurrences.ts'
import type { EventFields } from '#lib/schemas/events/event.ts'
import { notifyEditors } from '#server/notifications/commands/notify-people.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { isListed, pressKeys } from './event.ts'
import type { Dates } from './fields.ts'
import type { EventRow } from './row.ts'

type Former = Occurrence & { id: string }

/** A stored date as the rules of `lib/events/occurrences.ts` read it. */
export const occurrenceOf = (row: EventRow['occurrences'][number]): Former => ({
  id: row.id,
  day: row.day.toISOString().slice(0, 10),
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  movedFrom: row.movedFrom,
  cancelled: row.cancelled,
  byHand: row.byHand,
})

interface Owner {
  id: string
  city: string
  category: string
  isFree: boolean
  status: EventStatus
  publishedAt: Date | null
}

export const occurrenceColumns = (event: Owner, { day, startsAt, endsAt, ...rest }: Occurrence) => ({
  day: new Date(`${day}T00:00:00Z`),
  startsAt,
  endsAt,
  overAt: overAt({ startsAt, endsAt }),
  movedFrom: rest.movedFrom,
  cancelled: rest.cancelled,
  byHand: rest.byHand,
  ...copiesOf(event),
})

/** What the lists' indexes need of an event in its dates. */
const copiesOf = (event: Owner) => ({
  city: event.city,
  category: event.category,
  isFree: event.isFree,
  listed: isListed(event),
})

/** Writes the dates of an event after a change; `former` are those that it had, `announced` whether readers saw them. */
export async function writeDates(
  { tx }: CommandContext,
  event: Owner,
  dates: Dates & { timeZone: string; announced: boolean; former: readonly Former[] },
): Promise<void> {
  const { span, starts, timeZone, announced, former } = dates
  const length = span.endsAt && span.endsAt.getTime() - span.startsAt.getTime()
  const planned = planOccurrences(former, { starts, length, timeZone, announced })
  const kept = planned.flatMap(({ former: before }) => (before ? [before.id] : []))
  await tx.eventOccurrence.deleteMany({ where: { eventId: event.id, id: { notIn: kept } } })
  await changeKept({ tx }, event, planned)
  await tx.eventOccurrence.createMany({
    data: planned
      .filter(({ former: before }) => before === null)
      .map(({ occurrence }) => ({ eventId: event.id, ...occurrenceColumns(event, occurrence) })),
  })
}

async function changeKept(
  { tx }: Pick<CommandContext, 'tx'>,
  event: Owner,
  planned: readonly PlannedOccurrence<Former>[],
): Promise<void> {
  await tx.eventOccurrence.updateMany({
    where: { eventId: event.id },
    data: copiesOf(event),
  })
  for (const { occurrence, former } of planned) {
    if (former && !isDeepStrictEqual({ ...occurrence, id: former.id }, former))
      await tx.eventOccurrence.update({ where: { id: former.id }, data: occurrenceColumns(event, occurrence) })
  }
}

/** Keeps what an event's fields are in a version. */
export async function keepVersion(
  { tx, actor, now }: CommandContext,
  { id, version, status }: { id: string; version: number; status: EventStatus },
  fields: EventFields,
): Promise<void> {
  await tx.eventVersion.create({
    data: { eventId: id, version, status, fields: { ...fields }, changedBy: actor.id, createdAt: now },
  })
}

/** Forgets the pages that show an event, as it was and as it is, when readers saw or see it. */
export async function forgetEvent({ tx }: CommandContext, ...states: readonly Owner[]): Promise<void> {
  await forget(
    tx,
    states.filter(isListed).flatMap(state => pressKeys(state)),
  )
}

/** Tells editors of an event that was published for the first time. */
export const tellOfPublication = (
  context: CommandContext,
  { id, title }: { id: string; title: string },
): Promise<void> =>
  notifyEditors(context, {
    type: 'EVENT_PUBLISHED',
    message: `O evento “${title}” foi publicado na agenda.`,
    about: { eventId: id },
  })
