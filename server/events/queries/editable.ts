import type { Actor } from '#lib/actor.ts'
import { eventPath, mediaPath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import type { EventStatus } from '#lib/events/event.ts'
import { repetitionOf } from '#lib/events/recurrence.ts'
import { typedTimeOf } from '#lib/events/typed-time.ts'
import type { EventFields } from '#lib/schemas/events/event.ts'
import { cityName } from '#lib/text/format.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { isListed } from '../event.ts'
import { storedFieldsOf } from '../fields.ts'
import { eventPolicy } from '../policy.ts'
import type { FoundCity } from './city-choices.ts'

/** One date of an event, for its edit screen. */
export interface EditableDate {
  id: string
  startsAt: Date
  endsAt: Date | null
  movedFrom: Date | null
  cancelled: boolean
}

/** An event as its edit screen shows it. */
export interface EditableEvent {
  id: string
  version: number
  status: EventStatus
  fields: EventFields
  city: FoundCity
  coverSrc: string | null
  organizer: string | null
  /** The address of its page; null while readers do not see it. */
  path: string | null
  dates: EditableDate[]
  abilities: ReturnType<typeof eventPolicy.abilities>
}

const selection = {
  include: {
    occurrences: { orderBy: { startsAt: 'asc' } },
    municipality: { select: { name: true, timeZone: true } },
    cover: { select: { id: true, widths: true } },
    organizer: { select: { fullName: true } },
  },
} satisfies Prisma.EventDefaultArgs

/** An event for its edit screen. Raises event_not_found, or event_forbidden for an actor who may not change it. */
export async function findEventForEdit(actor: Actor, id: string): Promise<EditableEvent> {
  const row = looksLikeUuid(id)
    ? await db().event.findUnique({ relationLoadStrategy: 'join', where: { id }, ...selection })
    : null
  if (!row) throw new DomainError('event_not_found')
  eventPolicy.assert(actor, 'edit', row, 'event_forbidden')
  const { timeZone, name } = row.municipality
  return {
    id,
    version: row.version,
    status: row.status,
    fields: {
      ...storedFieldsOf(row),
      ...typedTimeOf({ startsAt: row.eventDate, endsAt: row.endDate }, row.allDay, timeZone),
      repetition: (row.recurrence ? repetitionOf(row.recurrence, timeZone) : null) as EventFields['repetition'],
    },
    city: { path: row.city, name: cityName(name, row.city), timeZone },
    coverSrc: row.cover && mediaPath(row.cover.id, row.cover.widths[0] ?? 0),
    organizer: row.organizer?.fullName ?? null,
    path: isListed(row) ? eventPath(row) : null,
    dates: row.occurrences.map(({ id: date, startsAt, endsAt, movedFrom, cancelled }) => ({
      id: date,
      startsAt,
      endsAt,
      movedFrom,
      cancelled,
    })),
    abilities: eventPolicy.abilities(actor, row),
  }
}
