import { type Actor, isEditor } from '#lib/actor.ts'
import { editEventPath, eventPath } from '#lib/addresses/paths.ts'
import type { EventStatus } from '#lib/events/event.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { findTitled, inOrderOf } from '#server/platform/list/titled.ts'
import { eventPolicy } from '../policy.ts'

/** An event that the actor may open: to edit it, or as readers see it. */
export interface TitledEvent {
  id: string
  title: string
  status: EventStatus
  location: string
  eventDate: Date
  timeZone: string
  href: string
  editable: boolean
}

/**
 * At most `most` events by words of title, place and holder, those that begin so first, then the latest: for editors all, for authors those that they
 * entered and those that readers see. Raises event_creation_forbidden for people without a role.
 */
export async function findTitledEvents(actor: Actor, typed: string, most: number): Promise<TitledEvent[]> {
  eventPolicy.assert(actor, 'create', null, 'event_creation_forbidden')
  const ids = await findTitled(typed, most, {
    table: Prisma.sql`events`,
    key: Prisma.sql`search_key`,
    at: Prisma.sql`event_date`,
    where: isEditor(actor)
      ? Prisma.sql`true`
      : Prisma.sql`(organizer_id = ${actor.id}::uuid OR (status <> 'draft' AND published_at IS NOT NULL))`,
  })
  const rows = await db().event.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids } },
    select: {
      id: true,
      slug: true,
      title: true,
      status: true,
      location: true,
      eventDate: true,
      organizerId: true,
      municipality: { select: { timeZone: true } },
    },
  })
  return inOrderOf(ids, rows).map(({ municipality, organizerId, slug, ...event }) => {
    const editable = eventPolicy.can(actor, 'edit', { organizerId })
    const href = editable ? editEventPath(event.id) : eventPath({ id: event.id, slug })
    return { ...event, timeZone: municipality.timeZone, href, editable }
  })
}
