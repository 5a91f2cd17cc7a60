import type { Figures } from '#lib/audience/figures.ts'
import { visitRules } from '#lib/audience/visit.ts'
import { paidRules } from '#lib/shares/paid.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

const minuteMs = 60_000
/** Milliseconds by which a report may be late, since it waits in memory before it is written. */
const LATE_MS = 10 * minuteMs
/** The most sources and campaigns kept of a day: a browser may send any name. */
const MOST_NAMES = 500
/** The visits that one statement counts, so that it ends within seconds on a busy machine too. */
const SHARD_VISITS = 50_000
const ROWS_A_WRITE = 2_000

/** The figures of one key on a day. The key of an hour is its seconds since 1970. */
interface Counted extends Figures {
  subject: string
  key: string
  readSeconds: number
  subscriberSeconds: number
  depthPercents: number
  depthSessions: number
}

/**
 * Counts the visits of every day that had reports since the last count: sessions, page views, visitors, bounces, time and attention, of the site, its hours,
 * and each article, author, city, tag, source, campaign, device and region. Needs no transaction: counting again gives the same.
 */
export async function countVisits(): Promise<void> {
  const moment = now()
  const counted = await db().audienceCount.findUnique({ where: { id: 1 } })
  const since = new Date((counted?.until.getTime() ?? 0) - LATE_MS)
  const days = await db().$queryRaw<{ day: string }[]>`
    SELECT DISTINCT day::text AS day FROM audience_visits WHERE last_at >= ${since} AND last_at <= ${moment} ORDER BY day`
  for (const { day } of days) await writeDay(day, await countDay(day))
  await db().audienceCount.upsert({ where: { id: 1 }, create: { id: 1, until: moment }, update: { until: moment } })
}

/** Counts a day in parts and adds them up: every visitor is in one part. */
async function countDay(day: string): Promise<Counted[]> {
  const visits = await db().audienceVisit.count({ where: { day: new Date(day) } })
  const shards = Math.min(256, Math.ceil(visits / SHARD_VISITS))
  const sums = new Map<string, Counted>()
  for (let shard = 0; shard < shards; shard++) {
    for (const row of await countShard(day, shards, shard)) {
      const name = `${row.subject} ${row.key}`
      const sum = sums.get(name)
      sums.set(name, sum ? added(sum, row) : row)
    }
  }
  return [...sums.values()]
}

const added = (one: Counted, other: Counted): Counted => ({
  ...one,
  pageViews: one.pageViews + other.pageViews,
  visitors: one.visitors + other.visitors,
  sessions: one.sessions + other.sessions,
  bounces: one.bounces + other.bounces,
  seenSeconds: one.seenSeconds + other.seenSeconds,
  readSeconds: one.readSeconds + other.readSeconds,
  subscriberSeconds: one.subscriberSeconds + other.subscriberSeconds,
  depthPercents: one.depthPercents + other.depthPercents,
  depthSessions: one.depthSessions + other.depthSessions,
})

/**
 * Counts the visits of a part of a day's visitors. A page view is an opening, except a reload within half an hour and another opening of the same page
 * within ten seconds. A session ends after half an hour without a report; its first opening says where it came from. A bounce is one page view of less
 * than ten seconds. Attention is the active time on articles, half an hour an article and session at most (AUD-2 to AUD-4). Of a subscriber's, the earliest
 * of the day counts apart, as much as pays (SHARE-11).
 */
const countShard = (day: string, shards: number, shard: number) => db().$queryRaw<Counted[]>`
    WITH marked AS (
      SELECT v.*,
          at - lag(at) OVER (PARTITION BY visitor, page ORDER BY at, id) AS since_same,
          at - max(last_at) OVER (PARTITION BY visitor ORDER BY at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS since_active,
          CASE WHEN subscriber AND article_id IS NOT NULL THEN least(read_seconds, greatest(0, ${paidRules.seconds}::int - coalesce(
            sum(read_seconds) OVER (PARTITION BY visitor, article_id ORDER BY at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) ELSE 0 END AS paid
        FROM audience_visits v WHERE day = ${day}::date AND get_byte(visitor, 0) % ${shards}::int = ${shard}::int
    ), hits AS MATERIALIZED (
      SELECT visitor, id, at, article_id, source, campaign, device, region, depth, seen_seconds AS seen, read_seconds AS read,
          least(paid, greatest(0, ${paidRules.secondsInAll}::int - coalesce(
            sum(paid) OVER (PARTITION BY visitor ORDER BY at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS subscribed,
          CASE WHEN since_same IS NULL OR since_same > interval '30 minutes' OR (NOT reload AND since_same > interval '10 seconds')
            THEN 1 ELSE 0 END AS opened,
          count(*) FILTER (WHERE since_active IS NULL OR since_active > interval '30 minutes') OVER (ORDER BY visitor, at, id) AS session
        FROM marked
    ), sessions AS MATERIALIZED (
      SELECT session, visitor, sum(opened) AS opened, sum(seen) AS seen, sum(opened) = 1 AND sum(seen) < ${visitRules.bounceSeconds}::int AS bounced,
          (array_agg(source ORDER BY at, id))[1] AS source, (array_agg(campaign ORDER BY at, id))[1] AS campaign,
          (array_agg(device ORDER BY at, id))[1] AS device, (array_agg(region ORDER BY at, id))[1] AS region
        FROM hits GROUP BY session, visitor
    ), read AS MATERIALIZED (
      SELECT session, visitor, article_id, bounced, sum(h.opened) AS opened, sum(h.seen) AS seen,
          max(depth) AS depth, least(sum(read), ${visitRules.maxSeconds}::int) AS read, least(sum(subscribed), ${visitRules.maxSeconds}::int) AS subscribed
        FROM hits h JOIN sessions USING (session, visitor) WHERE article_id IS NOT NULL GROUP BY session, visitor, article_id, bounced
    ), attention AS (
      SELECT session, sum(read) AS read, sum(subscribed) AS subscribed FROM read GROUP BY session
    ), whole AS (
      SELECT session, visitor, bounced, source, campaign, device, region, opened, seen, coalesce(read, 0) AS read, coalesce(subscribed, 0) AS subscribed,
          NULL::smallint AS depth
        FROM sessions LEFT JOIN attention USING (session)
    ), reached AS (
      SELECT 'site'::text AS subject, '' AS key, session, visitor, bounced, opened, seen, read, subscribed, depth FROM whole
      UNION ALL SELECT 'hour', extract(epoch FROM date_trunc('hour', at))::bigint::text, session, visitor, false, opened, seen, 0, 0, NULL FROM hits
      UNION ALL SELECT 'source', source, session, visitor, bounced, opened, seen, read, subscribed, depth FROM whole
      UNION ALL SELECT 'region', region, session, visitor, bounced, opened, seen, read, subscribed, depth FROM whole WHERE region <> ''
      UNION ALL SELECT 'device', device::text, session, visitor, bounced, opened, seen, read, subscribed, depth FROM whole
      UNION ALL SELECT 'campaign', campaign, session, visitor, bounced, opened, seen, read, subscribed, depth FROM whole WHERE campaign <> ''
      UNION ALL SELECT 'article', article_id::text, session, visitor, bounced, opened, seen, read, subscribed, depth FROM read
      UNION ALL SELECT 'city', location_path, session, visitor, bounced, opened, seen, read, subscribed, depth
        FROM read JOIN article_locations USING (article_id) WHERE location_type = 'city'
      UNION ALL SELECT 'tag', tag_key, session, visitor, bounced, opened, seen, read, subscribed, depth FROM read JOIN article_tags USING (article_id)
      UNION ALL SELECT 'author', profile_id::text, session, visitor, bounced, opened, seen, read, subscribed, depth
        FROM read JOIN (SELECT DISTINCT article_id, profile_id FROM article_credits WHERE profile_id IS NOT NULL) signed USING (article_id)
    )
    SELECT subject, key, sum(opened)::int AS "pageViews", count(DISTINCT visitor)::int AS visitors, count(DISTINCT session)::int AS sessions,
        count(DISTINCT session) FILTER (WHERE bounced)::int AS bounces, sum(seen)::float8 AS "seenSeconds", sum(read)::float8 AS "readSeconds",
        sum(subscribed)::float8 AS "subscriberSeconds", coalesce(sum(depth), 0)::float8 AS "depthPercents", count(depth)::int AS "depthSessions"
      FROM reached GROUP BY subject, key`

async function writeDay(day: string, rows: readonly Counted[]): Promise<void> {
  await writeHours(rows.filter(({ subject }) => subject === 'hour'))
  const named = new Map<string, number>()
  const kept = rows
    .filter(({ subject }) => subject !== 'hour')
    .toSorted((one, other) => other.pageViews - one.pageViews)
    .filter(({ subject }) => {
      const place = named.get(subject) ?? 0
      named.set(subject, place + 1)
      return place < MOST_NAMES || (subject !== 'source' && subject !== 'campaign')
    })
  for (let from = 0; from < kept.length; from += ROWS_A_WRITE)
    await writeRows(day, kept.slice(from, from + ROWS_A_WRITE))
}

/** Views and readers of articles are counted elsewhere (HIST-1). For sources, devices, regions, campaigns and tags, these columns hold page views and visitors. */
async function writeRows(day: string, rows: readonly Counted[]): Promise<void> {
  const column = <K extends keyof Counted>(name: K) => rows.map(row => row[name])
  await db().$executeRaw`
    INSERT INTO audience_days AS stored
        (subject, day, key, views, readers, page_views, visitors, sessions, bounces, seen_seconds, attention_seconds, subscriber_seconds,
        depth_percents, depth_sessions)
      SELECT subject::audience_subject, ${day}::date, key, CASE WHEN has_views THEN 0 ELSE opened END, CASE WHEN has_views THEN 0 ELSE people END,
          opened, people, sessions, bounces, seen, read, subscribed, depths, deep
        FROM unnest(${column('subject')}::text[], ${column('key')}::text[], ${column('pageViews')}::int[], ${column('visitors')}::int[],
          ${column('sessions')}::int[], ${column('bounces')}::int[], ${column('seenSeconds')}::bigint[], ${column('readSeconds')}::bigint[],
          ${column('subscriberSeconds')}::bigint[], ${column('depthPercents')}::bigint[], ${column('depthSessions')}::int[])
        AS given (subject, key, opened, people, sessions, bounces, seen, read, subscribed, depths, deep),
          LATERAL (SELECT subject IN ('site', 'article', 'city', 'author') AS has_views) kind
        ORDER BY subject, key
    ON CONFLICT (subject, day, key) DO UPDATE SET
      views = greatest(stored.views, excluded.views), readers = greatest(stored.readers, excluded.readers),
      page_views = excluded.page_views, visitors = excluded.visitors, sessions = excluded.sessions, bounces = excluded.bounces,
      seen_seconds = excluded.seen_seconds, attention_seconds = excluded.attention_seconds, subscriber_seconds = excluded.subscriber_seconds,
      depth_percents = excluded.depth_percents, depth_sessions = excluded.depth_sessions`
}

const writeHours = (rows: readonly Counted[]) => db().$executeRaw`
  INSERT INTO audience_hours (hour, page_views, visitors)
    SELECT to_timestamp(hour), opened, people
      FROM unnest(${rows.map(({ key }) => Number(key))}::float8[], ${rows.map(({ pageViews }) => pageViews)}::int[],
        ${rows.map(({ visitors }) => visitors)}::int[]) AS given (hour, opened, people)
  ON CONFLICT (hour) DO UPDATE SET page_views = excluded.page_views, visitors = excluded.visitors`
