import { type Actor, isEditor } from '#lib/actor.ts'
import { editEventPath, eventPath } from '#lib/addresses/paths.ts'
import type { FindSimilarInput } from '#lib/schemas/events/event.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { eventPolicy } from '../policy.ts'

/** An event that may be the same as another one. */
export interface SimilarEvent {
  id: string
  title: string
  location: string
  /** Where this actor can look at it. */
  path: string
}

interface Row {
  id: string
  slug: string
  title: string
  location: string
  status: string
}

/** How alike two titles are at least, from 0 to 1 (pg_trgm); at the same place less is enough. */
const ALIKE = 0.45
const ALIKE_AT_PLACE = 0.25
const SAME_PLACE = 0.5
const MOST = 3

/**
 * Events of a city with a date on a local day, whose title is like the given one, the most alike first: three at most. Of other people's
 * drafts only editors and masters hear. Raises event_creation_forbidden.
 */
export async function findSimilar(
  actor: Actor,
  { title, location, city, day, id }: FindSimilarInput,
): Promise<SimilarEvent[]> {
  eventPolicy.assert(actor, 'create', null, 'event_creation_forbidden')
  const shown = isEditor(actor)
    ? Prisma.empty
    : Prisma.sql`AND (e.published_at IS NOT NULL AND e.status <> 'draft' OR e.organizer_id = ${actor.id}::uuid)`
  const other = id ? Prisma.sql`AND e.id <> ${id}::uuid` : Prisma.empty
  const rows = await db().$queryRaw<Row[]>`
    SELECT DISTINCT ON (alike, e.id) e.id::text, e.slug, e.title, e.location, e.status::text,
      similarity(list_search_key(e.title), list_search_key(${title})) AS alike
    FROM event_occurrences o JOIN events e ON e.id = o.event_id JOIN municipalities m ON m.path = o.city
    WHERE o.city = ${city}
      AND o.starts_at >= (${day}::date)::timestamp AT TIME ZONE m.time_zone
      AND o.starts_at < (${day}::date + 1)::timestamp AT TIME ZONE m.time_zone
      AND (similarity(list_search_key(e.title), list_search_key(${title})) >= ${ALIKE}
        OR similarity(list_search_key(e.location), list_search_key(${location})) >= ${SAME_PLACE}
          AND similarity(list_search_key(e.title), list_search_key(${title})) >= ${ALIKE_AT_PLACE})
      ${shown} ${other}
    ORDER BY alike DESC, e.id LIMIT ${MOST}`
  return rows.map(({ slug, status, ...row }) => ({
    ...row,
    path: status === 'draft' ? editEventPath(row.id) : eventPath({ id: row.id, slug }),
  }))
}
