import { command } from '#server/platform/work/command.ts'

/**
 * Counts the subscriptions that an article led to, for the article and the site, on the day of their payment. Takes the article out of every checkout that
 * is no longer open, so that each counts once. For the job only: it checks no policy.
 */
export const countConversions = command(async ({ tx }, _: undefined) => {
  await tx.$executeRaw`
    WITH over AS (
      SELECT id, lead_article_id, CASE WHEN status = 'paid' THEN (paid_at AT TIME ZONE 'America/Sao_Paulo')::date END AS day
        FROM checkouts WHERE lead_article_id IS NOT NULL AND status <> 'open' FOR UPDATE
    ), forgotten AS (
      UPDATE checkouts SET lead_article_id = NULL FROM over WHERE checkouts.id = over.id
    ), counted AS (
      SELECT 'article'::audience_subject AS subject, day, lead_article_id::text AS key, count(*)::int AS subscriptions
        FROM over WHERE day IS NOT NULL GROUP BY day, lead_article_id
      UNION ALL
      SELECT 'site', day, '', count(*)::int FROM over WHERE day IS NOT NULL GROUP BY day
    )
    INSERT INTO audience_days AS kept (subject, day, key, views, readers, subscriptions)
      SELECT subject, day, key, 0, 0, subscriptions FROM counted ORDER BY subject, day, key
    ON CONFLICT (subject, day, key) DO UPDATE SET subscriptions = kept.subscriptions + excluded.subscriptions`
})
