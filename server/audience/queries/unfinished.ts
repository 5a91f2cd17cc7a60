import type { SignedIn } from '#lib/actor.ts'
import { isEditor } from '#lib/actor.ts'
import { type ArticleCard, cardRows, toCard } from '#server/articles/reading/queries/cards.ts'
import { Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { now } from '#server/platform/process/clock.ts'

/** An article that a reader began, with the depth reached. */
export interface Unfinished {
  card: ArticleCard
  /** In percent. */
  depth: number
}

const dayMs = 24 * 60 * 60 * 1000
const rules = { days: 30, from: 10, to: 90, most: 3 }
/** The number of latest visits that are considered. */
const looksAt = 200

/**
 * Up to three public articles of which the signed-in reader read between 10 % and 90 % in the last thirty days, the latest first, without
 * premium articles that they may no longer read. One statement.
 */
export async function listUnfinished(actor: SignedIn): Promise<Unfinished[]> {
  const since = new Date(now().getTime() - rules.days * dayMs)
  const open = actor.subscribed || isEditor(actor)
  const rows = await cardRows<{ depth: number }>(
    Prisma.sql`
      SELECT article_id AS id, max(scroll_depth_percent) AS depth,
          row_number() OVER (ORDER BY max(last.updated_at) DESC, article_id) AS place
        FROM (SELECT article_id, scroll_depth_percent, updated_at FROM user_reading_history
          WHERE user_id = ${actor.id}::uuid AND updated_at >= ${since} ORDER BY updated_at DESC, id DESC LIMIT ${fixed(looksAt)}) last
        JOIN articles ON articles.id = article_id
        WHERE status = 'published' AND deleted_at IS NULL AND (visibility = 'public' OR ${open}::boolean)
        GROUP BY article_id
        HAVING max(scroll_depth_percent) BETWEEN ${rules.from}::int AND ${rules.to}::int
        ORDER BY place LIMIT ${fixed(rules.most)}`,
    Prisma.sql`, chosen.depth`,
  )
  return rows.map(row => ({ card: toCard(row), depth: row.depth }))
}
