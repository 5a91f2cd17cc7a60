import { visitRules } from '#lib/analytics/visit.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

const minuteMs = 60_000
/** Reports wait in memory and on their way. */
const LATE_MS = 10 * minuteMs
/** The most sources and campaigns of a day: browsers can invent any. */
const MOST_NAMES = 500

/**
 * Counts the visits of every day that had reports since the last count: sessions, page views, visitors, bounces, time and attention, of the site and of each
 * article, author, city, tag, source, campaign and device. One statement a day, outside of a transaction of ours: a day of a million visits takes
 * seconds. Counting again gives the same.
 */
export async function countVisits(): Promise<void> {
  const moment = now()
  const counted = await db().audienceCount.findUnique({ where: { id: 1 } })
  const since = new Date((counted?.until.getTime() ?? 0) - LATE_MS)
  const days = await db().$queryRaw<{ day: Date }[]>`
    SELECT DISTINCT day FROM audience_visits WHERE last_at >= ${since} AND last_at <= ${moment} ORDER BY day`
  for (const { day } of days) await countDay(day.toISOString().slice(0, 10))
  await db().audienceCount.upsert({ where: { id: 1 }, create: { id: 1, until: moment }, update: { until: moment } })
}

/**
 * Counts a day of São Paulo. A page view is an opening, except a reload within half an hour and another opening of the same page within ten seconds. A
 * session ends after half an hour without a report; where it came from is said by its first opening. A bounce is one page view of less than ten seconds.
 * Attention is the active time on articles, half an hour an article and session at most.
 */
async function countDay(day: string): Promise<void> {
  await db().$executeRaw`
    WITH marked AS (
      SELECT v.*,
          at - lag(at) OVER (PARTITION BY visitor, page ORDER BY at, id) AS since_same,
          at - max(last_at) OVER (PARTITION BY visitor ORDER BY at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS since_active
        FROM audience_visits v WHERE day = ${day}::date
    ), hits AS MATERIALIZED (
      SELECT visitor, id, at, article_id, source, campaign, device, seen_seconds AS seen, read_seconds AS read,
          CASE WHEN subscriber THEN read_seconds ELSE 0 END AS subscribed,
          CASE WHEN since_same IS NULL OR since_same > interval '30 minutes' OR (NOT reload AND since_same > interval '10 seconds')
            THEN 1 ELSE 0 END AS opened,
          count(*) FILTER (WHERE since_active IS NULL OR since_active > interval '30 minutes') OVER (ORDER BY visitor, at, id) AS session
        FROM marked
    ), sessions AS MATERIALIZED (
      SELECT session, visitor, sum(opened) AS opened, sum(seen) AS seen, sum(opened) = 1 AND sum(seen) < 10 AS bounced,
          (array_agg(source ORDER BY at, id))[1] AS source, (array_agg(campaign ORDER BY at, id))[1] AS campaign,
          (array_agg(device ORDER BY at, id))[1] AS device
        FROM hits GROUP BY session, visitor
    ), read AS MATERIALIZED (
      SELECT session, visitor, article_id, bounced, sum(h.opened) AS opened, sum(h.seen) AS seen,
          least(sum(read), ${visitRules.maxSeconds}::int) AS read, least(sum(subscribed), ${visitRules.maxSeconds}::int) AS subscribed
        FROM hits h JOIN sessions USING (session, visitor) WHERE article_id IS NOT NULL GROUP BY session, visitor, article_id, bounced
    ), attention AS (
      SELECT session, sum(read) AS read, sum(subscribed) AS subscribed FROM read GROUP BY session
    ), whole AS (
      SELECT session, visitor, bounced, source, campaign, device, opened, seen, coalesce(read, 0) AS read, coalesce(subscribed, 0) AS subscribed
        FROM sessions LEFT JOIN attention USING (session)
    ), reached AS (
      SELECT 'site'::text AS subject, '' AS key, session, visitor, bounced, opened, seen, read, subscribed FROM whole
      UNION ALL SELECT 'source', source, session, visitor, bounced, opened, seen, read, subscribed FROM whole
      UNION ALL SELECT 'device', device::text, session, visitor, bounced, opened, seen, read, subscribed FROM whole
      UNION ALL SELECT 'campaign', campaign, session, visitor, bounced, opened, seen, read, subscribed FROM whole WHERE campaign <> ''
      UNION ALL SELECT 'article', article_id::text, session, visitor, bounced, opened, seen, read, subscribed FROM read
      UNION ALL SELECT 'city', location_path, session, visitor, bounced, opened, seen, read, subscribed
        FROM read JOIN article_locations USING (article_id) WHERE location_type = 'city'
      UNION ALL SELECT 'tag', tag_key, session, visitor, bounced, opened, seen, read, subscribed FROM read JOIN article_tags USING (article_id)
      UNION ALL SELECT 'author', profile_id::text, session, visitor, bounced, opened, seen, read, subscribed
        FROM read JOIN (SELECT DISTINCT article_id, profile_id FROM article_credits WHERE profile_id IS NOT NULL) signed USING (article_id)
    ), added AS (
      SELECT subject, key, sum(opened)::int AS page_views, count(DISTINCT visitor)::int AS visitors, count(DISTINCT session)::int AS sessions,
          count(DISTINCT session) FILTER (WHERE bounced)::int AS bounces, sum(seen)::bigint AS seen, sum(read)::bigint AS read,
          sum(subscribed)::bigint AS subscribed
        FROM reached GROUP BY subject, key
    ), kept AS (
      SELECT *, row_number() OVER (PARTITION BY subject ORDER BY page_views DESC, key) AS place FROM added
    ), hours AS (
      INSERT INTO audience_hours (hour, page_views, visitors)
        SELECT date_trunc('hour', at), sum(opened)::int, count(DISTINCT visitor)::int FROM hits GROUP BY 1
      ON CONFLICT (hour) DO UPDATE SET page_views = excluded.page_views, visitors = excluded.visitors
    )
    INSERT INTO audience_days AS stored
        (subject, day, key, views, readers, page_views, visitors, sessions, bounces, seen_seconds, attention_seconds, subscriber_seconds)
      SELECT subject::audience_subject, ${day}::date, key,
          CASE WHEN subject IN ('site', 'article', 'city', 'author') THEN 0 ELSE page_views END,
          CASE WHEN subject IN ('site', 'article', 'city', 'author') THEN 0 ELSE visitors END,
          page_views, visitors, sessions, bounces, seen, read, subscribed
        FROM kept WHERE subject NOT IN ('source', 'campaign') OR place <= ${MOST_NAMES}::int
        ORDER BY subject, key
    ON CONFLICT (subject, day, key) DO UPDATE SET
      views = greatest(stored.views, excluded.views), readers = greatest(stored.readers, excluded.readers),
      page_views = excluded.page_views, visitors = excluded.visitors, sessions = excluded.sessions, bounces = excluded.bounces,
      seen_seconds = excluded.seen_seconds, attention_seconds = excluded.attention_seconds, subscriber_seconds = excluded.subscriber_seconds`
}
