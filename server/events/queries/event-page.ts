import type { Actor } from '#lib/actor.ts'
import { editEventPath, eventPath } from '#lib/addresses/paths.ts'
import { coverOf, middle, type Picture } from '#lib/articles/cover.ts'
import type { Span } from '#lib/events/event.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { type StoredFields, storedFieldsOf } from '../fields.ts'
import { eventPolicy } from '../policy.ts'

export interface EventDate extends Span {
  id: string
  /** The start that was announced before it was moved. */
  movedFrom: Date | null
  /** Whether the date, or the whole event, is cancelled. */
  cancelled: boolean
}

export interface EventPage extends StoredFields {
  id: string
  slug: string
  path: string
  timeZone: string
  /** Whether the whole event is cancelled. */
  cancelled: boolean
  cityName: string
  cover: Picture | null
  /** Earliest first. */
  dates: EventDate[]
  /** The form's address for an actor who may change the event. */
  editPath: string | null
}

/** An event with all its dates; null for one that readers do not see. One statement. */
export async function findEventPage(actor: Actor, id: string): Promise<EventPage | null> {
  if (!looksLikeUuid(id)) return null
  const row = await db().event.findFirst({
    relationLoadStrategy: 'join',
    where: { id, occurrences: { some: { listed: true } } },
    include: {
      municipality: { select: { name: true, timeZone: true } },
      cover: { select: { id: true, width: true, height: true, widths: true } },
      occurrences: {
        where: { listed: true },
        orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
        select: { id: true, startsAt: true, endsAt: true, movedFrom: true, cancelled: true },
      },
    },
  })
  if (!row) return null
  const { slug, coverAlt, coverCredit } = row
  const cancelled = row.status === 'cancelled'
  return {
    ...storedFieldsOf(row),
    id,
    slug,
    path: eventPath(row),
    cancelled,
    timeZone: row.municipality.timeZone,
    cityName: row.municipality.name,
    cover: coverOf({
      coverImage: null,
      coverMedia: row.cover,
      coverAlt,
      coverCredit,
      coverFocusX: middle.x,
      coverFocusY: middle.y,
    }),
    dates: row.occurrences.map(date => ({ ...date, cancelled: date.cancelled || cancelled })),
    editPath: eventPolicy.can(actor, 'edit', row) ? editEventPath(id) : null,
  }
}
