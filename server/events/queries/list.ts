import type { AgendaCursor } from '#lib/events/agenda/agenda.ts'
import type { EventCategory, EventStatus } from '#lib/events/event.ts'
import type { Period } from '#lib/events/spans.ts'
import type { TextQuery } from '#lib/search/query.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'

export interface ListedDate {
  /** The date's id. */
  id: string
  eventId: string
  slug: string
  title: string
  category: EventCategory
  startsAt: Date
  endsAt: Date | null
  allDay: boolean
  timeZone: string
  movedFrom: Date | null
  /** Whether the date, or the whole event, is cancelled. */
  cancelled: boolean
  location: string
  /** The city's path and name. */
  city: string
  cityName: string
  isFree: boolean
  price: string
}

export interface AgendaFilter {
  /** A location path. */
  city?: string | null
  category?: EventCategory | null
  /** Only what costs nothing. */
  free?: boolean
  /** Only events with words, as `readSearch` reads them. */
  words?: Pick<TextQuery, 'words' | 'strict'> | null
}

export interface DateList {
  dates: ListedDate[]
  /** The cursor of the next page; null on the last. */
  next: AgendaCursor | null
}

interface Asked extends AgendaFilter {
  after?: AgendaCursor | null
  limit: number
}

/**
 * The dates that are not over at a moment, earliest first: what is on, then what begins, up to the end of a period when one is given (EVT-2). Two
 * ranges of indexes, each as long as the page, so that many past and future dates cost nothing.
 */
export async function listUpcoming(
  now: Date,
  { period, after = null, limit, ...filter }: Asked & { period?: Period | null },
): Promise<DateList> {
  const from = period && period.from > now ? period.from : now
  const before = period ? Prisma.sql`AND o.starts_at < ${period.to}` : Prisma.empty
  const narrowed = Prisma.sql`${conditions(filter)} ${before} ${after ? behind(after, '>') : Prisma.empty}`
  const most = limit + 1
  const rows = await db().$queryRaw<ListedDate[]>`${listed(
    Prisma.sql`(${onAt(from, narrowed, most)}) UNION ALL (${beginning(Prisma.sql`o.starts_at >= ${from} ${narrowed}`, most)})`,
    most,
  )}`
  return pageOf(rows, limit)
}

/** The dates that are over at a moment, newest first. */
export async function listPast(now: Date, { after = null, limit, ...filter }: Asked): Promise<DateList> {
  const narrowed = Prisma.sql`${conditions(filter)} ${after ? behind(after, '<') : Prisma.empty}`
  const rows = await db().$queryRaw<ListedDate[]>`
    ${columns} WHERE o.listed AND o.starts_at < ${now} AND o.over_at < ${now} ${narrowed}
    ORDER BY o.starts_at DESC, o.id DESC LIMIT ${fixed(limit + 1)}`
  return pageOf(rows, limit)
}

/** Every date of a period, past or not, earliest first, at most `limit`. */
export async function listPeriod({ from, to }: Period, { limit, ...filter }: Asked): Promise<ListedDate[]> {
  const narrowed = conditions(filter)
  return db().$queryRaw<ListedDate[]>`${listed(
    Prisma.sql`(${onAt(from, Prisma.sql`${narrowed} AND o.over_at > ${from}`, limit)})
      UNION ALL (${beginning(Prisma.sql`o.starts_at >= ${from} AND o.starts_at < ${to} ${narrowed}`, limit)})`,
    limit,
  )}`
}

/** The first dates that begin on each of some days, in their order, and those that are on when the first day begins: a month's page. */
export async function listDays(
  days: readonly Period[],
  { perDay, limit, ...filter }: AgendaFilter & { perDay: number; limit: number },
): Promise<ListedDate[]> {
  const [first] = days
  if (!first) return []
  const narrowed = conditions(filter)
  const ofDay = beginning(Prisma.sql`o.starts_at >= day.from_at AND o.starts_at < day.to_at ${narrowed}`, perDay)
  return db().$queryRaw<ListedDate[]>`${listed(
    Prisma.sql`(${onAt(first.from, Prisma.sql`${narrowed} AND o.over_at > ${first.from}`, limit)})
      UNION ALL (SELECT chosen.* FROM unnest(${days.map(({ from }) => from)}::timestamptz[], ${days.map(({ to }) => to)}::timestamptz[])
        AS day (from_at, to_at) CROSS JOIN LATERAL (${ofDay}) chosen)`,
    limit + days.length * perDay,
  )}`
}

/** The dates that begin next, each event once, then what is on already, at most `limit`; without one of an event that is left out. */
export async function listNext(
  now: Date,
  { limit, without = null, ...filter }: AgendaFilter & { limit: number; without?: string | null },
): Promise<ListedDate[]> {
  const narrowed = Prisma.sql`${conditions(filter)} ${without ? Prisma.sql`AND o.event_id <> ${without}::uuid` : Prisma.empty}`
  // Of a series the dates after the first are left out: enough rows to find the other events behind them.
  const most = 10 * limit
  const rows = await db().$queryRaw<ListedDate[]>`${listed(
    Prisma.sql`(${onAt(now, narrowed, limit)}) UNION ALL (${beginning(Prisma.sql`o.starts_at >= ${now} ${narrowed}`, most)})`,
    most + limit,
  )}`
  // A series shows its next date that is not cancelled.
  const happening = new Set(rows.flatMap(({ eventId, cancelled }) => (cancelled ? [] : eventId)))
  const named = rows.filter(({ eventId, cancelled }) => !cancelled || !happening.has(eventId))
  const coming = named.filter(({ startsAt }) => startsAt >= now)
  const seen = new Set<string>()
  return [...coming, ...named.filter(({ startsAt }) => startsAt < now)]
    .filter(({ eventId }) => !seen.has(eventId) && seen.add(eventId))
    .slice(0, limit)
}

/** The dates that began before a moment and are not over, earliest first. The index gives them in this order by their distance from a day before all. */
const onAt = (at: Date, narrowed: Prisma.Sql, limit: number) => Prisma.sql`
  SELECT o.* FROM event_occurrences o
    WHERE o.listed AND o.over_at > o.starts_at AND o.starts_at < ${at}
      AND tstzrange(o.starts_at, o.over_at, '[]') @> ${at}::timestamptz ${narrowed}
    ORDER BY o.starts_at <-> '1900-01-01'::timestamptz, o.id LIMIT ${fixed(limit)}`

const beginning = (condition: Prisma.Sql, limit: number) => Prisma.sql`
  SELECT o.* FROM event_occurrences o WHERE o.listed AND ${condition} ORDER BY o.starts_at, o.id LIMIT ${fixed(limit)}`

/** Rows of dates as lists show them, earliest first. */
const listed = (rows: Prisma.Sql, limit: number) => Prisma.sql`
  ${selected} FROM (SELECT * FROM (${rows}) AS found ORDER BY starts_at, id LIMIT ${fixed(limit)}) AS o ${joined}
  ORDER BY o.starts_at, o.id`

const selected = Prisma.sql`
  SELECT o.id::text, o.event_id::text AS "eventId", e.slug, e.title, e.category, o.starts_at AS "startsAt",
    o.ends_at AS "endsAt", e.all_day AS "allDay", m.time_zone AS "timeZone", o.moved_from AS "movedFrom",
    o.cancelled OR e.status = ${'cancelled' satisfies EventStatus}::event_status AS cancelled,
    e.location, o.city, m.name AS "cityName", e.is_free AS "isFree", e.price`
const joined = Prisma.sql`JOIN events e ON e.id = o.event_id JOIN municipalities m ON m.path = o.city`
const columns = Prisma.sql`${selected} FROM event_occurrences o ${joined}`

const conditions = ({ city, category, free, words }: AgendaFilter) => Prisma.sql`
  ${city ? Prisma.sql`AND o.city = ${city}` : Prisma.empty}
  ${category ? Prisma.sql`AND o.category = ${category}` : Prisma.empty}
  ${free ? Prisma.sql`AND o.is_free` : Prisma.empty}
  ${words ? Prisma.sql`AND o.event_id IN (SELECT id FROM events WHERE ${holding(words)})` : Prisma.empty}`

const holding = ({ words, strict }: Pick<TextQuery, 'words' | 'strict'>) =>
  Prisma.join(
    [words, strict].flatMap(asked => (asked ? [Prisma.sql`document @@ to_tsquery('every_word', ${asked})`] : [])),
    ' AND ',
  )

/** Behind a cursor in the list's order. */
const behind = ({ startsAt, id }: AgendaCursor, sign: '<' | '>') =>
  sign === '>'
    ? Prisma.sql`AND o.starts_at >= ${startsAt} AND (o.starts_at, o.id) > (${startsAt}, ${id}::uuid)`
    : Prisma.sql`AND (o.starts_at, o.id) < (${startsAt}, ${id}::uuid)`

function pageOf(rows: ListedDate[], limit: number): DateList {
  const dates = rows.slice(0, limit)
  const last = dates.at(-1)
  return { dates, next: rows.length > limit && last ? { startsAt: last.startsAt, id: last.id } : null }
}
