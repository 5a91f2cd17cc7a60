import { anonymous } from '#lib/actor.ts'
import { eventPath } from '#lib/addresses/paths.ts'
import { sayWhen } from '#lib/events/when.ts'
import { type ArticleCard, listCards } from '#server/articles/reading/queries/cards.ts'
import { readWeight } from '#server/audience/queries/weight.ts'
import { findEventPage } from '#server/events/queries/event-page.ts'
import { listNext } from '#server/events/queries/list.ts'
import { Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface ChosenEvent {
  id: string
  path: string
  title: string
  /** “sábado, 14 de junho, das 19h às 22h”. */
  when: string
  /** The place and the city: “Praça do Rádio, Londrina”. */
  where: string
  cancelled: boolean
}

/** The cards of those articles that are public. At most one statement. */
export async function listChosenArticles(ids: readonly string[]): Promise<ArticleCard[]> {
  if (ids.length === 0) return []
  return listCards(Prisma.sql`
    SELECT a.id, asked.place FROM unnest(${[...new Set(ids)]}::uuid[]) WITH ORDINALITY AS asked(id, place)
      JOIN articles a ON a.id = asked.id WHERE a.status = 'published' AND a.deleted_at IS NULL`)
}

/** The condition that an article `a` is about a city and readers see it there; nothing for all cities. */
export const aboutCity = (city: string | null): Prisma.Sql =>
  city === null
    ? Prisma.empty
    : Prisma.sql`AND EXISTS (SELECT FROM article_locations l WHERE l.article_id = a.id AND l.location_path = ${city} AND l.listed_at IS NOT NULL)`

interface Wanted {
  city: string | null
  days: number
  count: number
}

/** The newest public articles of the days before a moment, or the most read of them, of a city or of all, except `without`. One statement. */
export function listLatest(
  { city, days, count, mostRead = false, without }: Wanted & { mostRead?: boolean; without: string[] },
  at: Date,
): Promise<ArticleCard[]> {
  const from = new Date(at.getTime() - days * dayMs)
  const order = mostRead
    ? Prisma.sql`${readWeight} DESC, a.published_at DESC, a.id DESC`
    : Prisma.sql`a.published_at DESC, a.id DESC`
  return listCards(Prisma.sql`
    SELECT a.id, row_number() OVER (ORDER BY ${order}) AS place FROM articles a
      WHERE a.status = 'published' AND a.deleted_at IS NULL AND a.published_at > ${from} AND a.published_at <= ${at}
        AND a.id <> ALL (${without}::uuid[]) ${aboutCity(city)}
      ORDER BY ${order} LIMIT ${fixed(count)}`)
}

/** The events that begin within some days after a moment, each once, then those that are on. One statement. */
export async function listAgenda({ city, days, count }: Wanted, at: Date): Promise<ChosenEvent[]> {
  const until = new Date(at.getTime() + days * dayMs)
  const dates = await listNext(at, { city, limit: count })
  return dates
    .filter(({ startsAt, cancelled }) => startsAt < until && !cancelled)
    .map(date => ({
      id: date.eventId,
      path: eventPath({ id: date.eventId, slug: date.slug }),
      title: date.title,
      when: sayWhen(date, at),
      where: placeOf(date),
      cancelled: false,
    }))
}

/** An event with its first date that is not over at a moment; null for an event that is hidden from readers or over. One statement. */
export async function findEventDate(id: string, at: Date): Promise<ChosenEvent | null> {
  const event = await findEventPage(anonymous, id)
  const date = event?.dates.find(each => (each.endsAt ?? each.startsAt) >= at)
  if (!event || !date) return null
  return {
    id,
    path: event.path,
    title: event.title,
    when: sayWhen({ ...event, ...date }, at),
    where: placeOf(event),
    cancelled: date.cancelled,
  }
}

const placeOf = ({ location, cityName }: { location: string; cityName: string }) =>
  [location, cityName].filter(Boolean).join(', ')
