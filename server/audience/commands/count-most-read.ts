import { paidRules } from '#lib/shares/paid.ts'
import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000
/** More than the list shows, because some may be taken down before the next count. */
const counted = 20

/**
 * Counts the views of the last 24 hours, at most thirty of an article from one network (abuse case 46), and stores the most read public articles,
 * so that no page counts views. Forgets no page: the list may lag some minutes. For the job only: it checks no policy.
 */
export const countMostRead = command(async ({ tx, now }, _: undefined) => {
  await tx.mostRead.deleteMany()
  await tx.$executeRaw`
    INSERT INTO most_read (article_id, views)
    SELECT a.id, recent.views
      FROM (SELECT article_id, sum(least(views, ${paidRules.views}::int))::int AS views
        FROM (SELECT article_id, count(*) AS views FROM article_views
          WHERE slot > ${new Date(now.getTime() - dayMs)} GROUP BY article_id, coalesce(network_hash, visitor_hash)) of_networks
        GROUP BY article_id) recent
      JOIN articles a ON a.id = recent.article_id
      WHERE a.status = 'published' AND a.deleted_at IS NULL
      ORDER BY recent.views DESC, a.published_at DESC, a.id DESC LIMIT ${counted}
    ON CONFLICT (article_id) DO UPDATE SET views = excluded.views`
})
