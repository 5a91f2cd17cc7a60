import { mostShown, presetDays } from '#lib/audience/period.ts'
import { paidRules } from '#lib/shares/paid.ts'
import { isoDay } from '#lib/text/format.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Two years and a day, as long as a period may be (`lib/audience/period.ts`). */
const keptDays = 731

/**
 * Counts the views and readers of the site and of each article, city and author: of São Paulo's current day, and of the days since the first that
 * has uncounted views. Of an article, counts apart the views that weigh in an order and those that pay, the earliest of each network. Adds up the
 * most read of the last 7, 30 and 90 days, and forgets days that are older than two years. A count never falls: views that were deleted since stay
 * counted. For the job only: it checks no policy.
 */
export const countAudience = command(async ({ tx, now }, _: undefined) => {
  // Two jobs count, and each rewrites the sums.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('audience count', 0))) AS waited`
  const since = (await findBehind(tx, now)) ?? isoDay(now)
  await tx.$executeRaw`
    WITH seen AS MATERIALIZED (
      SELECT (slot AT TIME ZONE 'America/Sao_Paulo')::date AS day, article_id, visitor_hash, slot,
          coalesce(network_hash, visitor_hash) AS network FROM article_views
        WHERE slot >= ${since}::date::timestamp AT TIME ZONE 'America/Sao_Paulo' AND slot <= ${now}
    ), few AS (
      SELECT *, row_number() OVER (PARTITION BY day, network, article_id ORDER BY slot, visitor_hash) AS place FROM seen
    ), weighed AS (
      SELECT day, article_id, count(*) AS weighed FROM few WHERE place <= ${paidRules.views}::int GROUP BY day, article_id
    ), payable AS (
      SELECT day, article_id, row_number() OVER (PARTITION BY day, network ORDER BY slot, article_id, visitor_hash) AS place
        FROM few WHERE place <= ${paidRules.views}::int
    ), paid AS (
      SELECT day, article_id, count(*) AS paid FROM payable WHERE place <= ${paidRules.viewsInAll}::int GROUP BY day, article_id
    ), signed AS (
      SELECT DISTINCT article_id, profile_id FROM article_credits
        WHERE profile_id IS NOT NULL AND article_id IN (SELECT article_id FROM seen)
    ), counted AS (
      SELECT 'site'::audience_subject AS subject, day, '' AS key, count(*) AS views, count(DISTINCT visitor_hash) AS readers, 0 AS weighed,
          0 AS paid
        FROM seen GROUP BY day
      UNION ALL
      SELECT 'article', day, article_id::text, count(*), count(DISTINCT visitor_hash), max(weighed), coalesce(max(paid), 0)
        FROM seen JOIN weighed USING (day, article_id) LEFT JOIN paid USING (day, article_id) GROUP BY day, article_id
      UNION ALL
      SELECT 'city', day, location_path, count(*), count(DISTINCT visitor_hash), 0, 0
        FROM seen JOIN article_locations USING (article_id) WHERE location_type = 'city' GROUP BY day, location_path
      UNION ALL
      SELECT 'author', day, profile_id::text, count(*), count(DISTINCT visitor_hash), 0, 0
        FROM seen JOIN signed USING (article_id) GROUP BY day, profile_id
    )
    INSERT INTO audience_days AS kept (subject, day, key, views, readers, weighed_views, paid_views)
      SELECT subject, day, key, views, readers, weighed, paid FROM counted ORDER BY subject, day, key
    ON CONFLICT (subject, day, key) DO UPDATE
      SET views = greatest(kept.views, excluded.views), readers = greatest(kept.readers, excluded.readers),
        weighed_views = greatest(kept.weighed_views, excluded.weighed_views),
        paid_views = greatest(kept.paid_views, excluded.paid_views)
      WHERE excluded.views > kept.views OR excluded.readers > kept.readers OR excluded.weighed_views > kept.weighed_views
        OR excluded.paid_views > kept.paid_views`
  await tx.audienceTop.deleteMany()
  await tx.$executeRaw`
    INSERT INTO audience_tops (days, subject, key, views)
      SELECT days, subject, top.key, top.views
        FROM unnest(${presetDays}::int[]) AS days, unnest(enum_range(NULL::audience_subject)) AS subject, LATERAL (
          SELECT key, sum(views)::int AS views FROM audience_days d
            WHERE d.subject = subject.subject AND day > ${isoDay(now)}::date - days AND day <= ${isoDay(now)}::date
            GROUP BY key ORDER BY sum(views) DESC, key LIMIT ${mostShown}::int
        ) top WHERE subject <> 'site'`
  await tx.audienceDay.deleteMany({
    // All subjects are named, so that PostgreSQL can use the index by subject and day.
    where: {
      subject: { in: ['site', 'article', 'city', 'author', 'tag', 'campaign', 'source', 'device', 'region'] },
      day: { lt: new Date(now.getTime() - keptDays * dayMs) },
    },
  })
})

/** The first day with more views than were counted, `2026-11-26`: no job ran since they came, or it failed. Null without one. */
async function findBehind(tx: Tx, now: Date): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ day: string | null }[]>`
    SELECT min(seen.day)::text AS day FROM (
        SELECT (slot AT TIME ZONE 'America/Sao_Paulo')::date AS day, count(*) AS views FROM article_views WHERE slot <= ${now} GROUP BY 1
      ) seen LEFT JOIN audience_days d ON d.subject = 'site' AND d.key = '' AND d.day = seen.day
      WHERE seen.views > coalesce(d.views, 0)`
  return row?.day ?? null
}
