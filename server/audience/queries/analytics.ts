import type { Actor } from '#lib/actor.ts'
import type { Figures } from '#lib/audience/figures.ts'
import { type AnalyticsTable, daysOf, mostShown, type Period } from '#lib/audience/period.ts'
import { fewestOfRegion } from '#lib/audience/region.ts'
import { isoDay } from '#lib/text/format.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { knowsPlaces } from '#server/platform/places.ts'
import { now } from '#server/platform/process/clock.ts'
import { audiencePolicy } from '../policy.ts'
import { type CountedKind, type Named, withNames } from './names.ts'

/** A day of São Paulo, as `yyyy-MM-dd`, with its views and different readers of articles. */
export interface AudienceDay {
  day: string
  views: number
  readers: number
}

/** An article, city, author … with its figures over a period. */
export interface Read extends Named, Figures {
  id: string
  /** Views of an article count once in half an hour (HIST-1); of sources, campaigns, devices and tags they are page views. */
  views: number
  /** Active seconds on articles, and those of subscribers. */
  attentionSeconds: number
  subscriberSeconds: number
  /** The deepest percentages of sessions with an article, added up, and the number of these sessions. */
  depthPercents: number
  depthSessions: number
  /** Subscriptions that began after the article led to the plans. */
  subscriptions: number
}

/** An hour of the site, from 0 to 23 in São Paulo. */
export interface AudienceHour {
  hour: number
  pageViews: number
  visitors: number
}

export interface Analytics {
  /** Every day of the period, counted or not. */
  days: AudienceDay[]
  views: number
  /** The average of readers over the days that had any. */
  readersADay: number
  /** The hours of the period's last day; none when nothing of it was counted. */
  hours: AudienceHour[]
  articles: Read[]
  cities: Read[]
  authors: Read[]
  tags: Read[]
  sources: Read[]
  campaigns: Read[]
  devices: Read[]
  /** The regions with ten active users at least; null without a GeoIP file and without a region counted before. */
  regions: Read[] | null
  /** The articles that led to most subscriptions. */
  converting: Read[]
}

const exported = 10_000

/** The figures of a period: every day, and the twenty most read of each kind. Reads rolled-up rows alone. Raises forbidden. */
export async function findAnalytics(actor: Actor, period: Period): Promise<Analytics> {
  audiencePolicy.assert(actor, 'readAnalytics', null)
  const most = (subject: CountedKind) => mostShownOf(subject, period)
  const [days, hours, articles, cities, authors, tags, sources, campaigns, devices, regions, converting] =
    await Promise.all([
      listDays(period),
      listHours(period),
      most('article'),
      most('city'),
      most('author'),
      most('tag'),
      most('source'),
      most('campaign'),
      most('device'),
      listRegions(period),
      listConverting(period),
    ])
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const counted = days.filter(({ readers }) => readers > 0)
  return {
    days,
    hours,
    articles,
    cities,
    authors,
    tags,
    sources,
    campaigns,
    devices,
    regions,
    converting,
    views: sum(days.map(({ views }) => views)),
    readersADay: counted.length === 0 ? 0 : Math.round(sum(counted.map(({ readers }) => readers)) / counted.length),
  }
}

/** The rows of a table's download, at most ten thousand. Raises forbidden before the first row is read. */
export async function listAnalyticsRows(
  actor: Actor,
  table: Exclude<AnalyticsTable, 'dias'>,
  period: Period,
): Promise<Read[]> {
  audiencePolicy.assert(actor, 'readAnalytics', null)
  return mostRead(subjects[table], period, exported)
}

const subjects = {
  artigos: 'article',
  cidades: 'city',
  autores: 'author',
  assuntos: 'tag',
  origens: 'source',
  campanhas: 'campaign',
  dispositivos: 'device',
  regioes: 'region',
} as const satisfies Record<Exclude<AnalyticsTable, 'dias'>, CountedKind>

/** Every day of the period with its views and readers of articles. Raises forbidden. */
export async function listAudienceDays(actor: Actor, period: Period): Promise<AudienceDay[]> {
  audiencePolicy.assert(actor, 'readAnalytics', null)
  return listDays(period)
}

async function listDays(period: Period): Promise<AudienceDay[]> {
  const rows = await db().audienceDay.findMany({
    where: { subject: 'site', day: { gte: new Date(period.from), lte: new Date(period.to) } },
    select: { day: true, views: true, readers: true },
  })
  const counted = new Map(rows.map(({ day, ...row }) => [day.toISOString().slice(0, 10), row]))
  return daysOf(period).map(day => ({ day, ...(counted.get(day) ?? { views: 0, readers: 0 }) }))
}

/** The hours of the period's last day; none when nothing of it was counted, or its hours are deleted. */
async function listHours({ to }: Period): Promise<AudienceHour[]> {
  const moment = now()
  const day = to > isoDay(moment) ? isoDay(moment) : to
  const rows = await db().$queryRaw<AudienceHour[]>`
    SELECT extract(hour FROM hour AT TIME ZONE 'America/Sao_Paulo')::int AS hour, page_views AS "pageViews", visitors FROM audience_hours
      WHERE hour >= ${day}::date::timestamp AT TIME ZONE 'America/Sao_Paulo'
        AND hour < (${day}::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'`
  if (rows.length === 0) return []
  const counted = new Map(rows.map(row => [row.hour, row]))
  return Array.from({ length: 24 }, (_, hour) => counted.get(hour) ?? { hour, pageViews: 0, visitors: 0 })
}

/** A row of sums with its key, without its name. */
export type Row = Omit<Read, 'id' | 'name' | 'path'> & { key: string }

/** The columns that add up a key's figures, for a statement that groups by the key. */
export const sums = Prisma.sql`key, sum(views)::int AS views, sum(page_views)::int AS "pageViews", sum(visitors)::int AS visitors,
  sum(sessions)::int AS sessions, sum(bounces)::int AS bounces, sum(seen_seconds)::float8 AS "seenSeconds",
  sum(attention_seconds)::float8 AS "attentionSeconds", sum(subscriber_seconds)::float8 AS "subscriberSeconds",
  sum(subscriptions)::int AS subscriptions, sum(depth_percents)::float8 AS "depthPercents", sum(depth_sessions)::int AS "depthSessions"`

/** The job chooses the keys of the last 7, 30 and 90 days; those of typed dates are chosen here. */
async function mostShownOf(subject: CountedKind, period: Period): Promise<Read[]> {
  if (period.days === null) return mostRead(subject, period, mostShown)
  const top = await db().audienceTop.findMany({
    where: { days: period.days, subject },
    orderBy: [{ views: 'desc' }, { key: 'asc' }],
    select: { key: true, views: true },
  })
  const { from, to } = period
  const rows = await db().$queryRaw<Row[]>`
    SELECT ${sums} FROM audience_days
      WHERE subject = ${subject}::audience_subject AND key = ANY (${top.map(({ key }) => key)}::text[])
        AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY key`
  const found = new Map(rows.map(row => [row.key, row]))
  return withNames(
    subject,
    top.flatMap(({ key, views }) => {
      const row = found.get(key)
      return row ? [{ ...row, views }] : []
    }),
  )
}

async function listRegions(period: Period): Promise<Read[] | null> {
  const rows = await mostRead('region', period, mostShown)
  return rows.length > 0 || (await knowsPlaces()) ? rows : null
}

/** Regions that never had ten active users on a day are left out: of several days they may be one person. */
async function mostRead(subject: CountedKind, { from, to }: Period, most: number): Promise<Read[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT ${sums} FROM audience_days
      WHERE subject = ${subject}::audience_subject AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY key HAVING ${subject} <> 'region' OR max(visitors) >= ${fewestOfRegion}::int
      ORDER BY sum(views) DESC, sum(page_views) DESC, key LIMIT ${most}::int`
  return withNames(subject, rows)
}

async function listConverting({ from, to }: Period): Promise<Read[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT ${sums} FROM audience_days
      WHERE subject = 'article' AND subscriptions > 0 AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY key ORDER BY sum(subscriptions) DESC, key LIMIT ${mostShown}::int`
  return withNames('article', rows)
}
