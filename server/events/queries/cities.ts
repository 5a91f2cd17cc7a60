import { defaultTimeZone } from '#lib/text/format.ts'
import type { City } from '#server/locations/queries.ts'
import { db } from '#server/platform/db/db.ts'

/**
 * The cities with an event that is not over, by name. The statement skips from one city to the next in the index, and looks at the latest date of each.
 * One statement.
 */
export async function listEventCities(now: Date): Promise<City[]> {
  return db().$queryRaw<City[]>`
    WITH RECURSIVE leap AS (
      (SELECT city FROM event_occurrences WHERE listed ORDER BY city LIMIT 1)
      UNION ALL
      SELECT (SELECT o.city FROM event_occurrences o WHERE o.listed AND o.city > leap.city ORDER BY o.city LIMIT 1)
        FROM leap WHERE leap.city IS NOT NULL
    )
    SELECT m.path, m.name, m.state FROM leap JOIN municipalities m ON m.path = leap.city
      CROSS JOIN LATERAL (
        SELECT 1 FROM event_occurrences o WHERE o.listed AND o.city = leap.city AND o.over_at >= ${now}
          ORDER BY o.starts_at DESC LIMIT 1) latest
      ORDER BY m.name, m.path`
}

/** The time zone in which a city's agenda has its days; that of Brasília for the agenda of all cities. */
export async function findAgendaZone(city: string | null): Promise<string> {
  if (!city) return defaultTimeZone
  const found = await db().municipality.findUnique({ where: { path: city }, select: { timeZone: true } })
  return found?.timeZone ?? defaultTimeZone
}
