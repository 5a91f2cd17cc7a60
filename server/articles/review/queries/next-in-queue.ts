import { type Actor, isEditor, isMaster } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { db } from '#server/platform/db/db.ts'

/** A text that waits for a review. Of a published one its revision waits. */
export interface QueuedText {
  id: string
  title: string
  status: ArticleStatus
}

/**
 * The text that this person reviews next: of those that wait, that nobody else claimed and nobody approved since they were handed in, what they claimed
 * themselves, then what has waited longest. Never `except`, nor their own text, which only masters review (REV-4). Null without one and for others.
 */
export async function findNextInQueue(actor: Actor, except: string): Promise<QueuedText | null> {
  if (!isEditor(actor)) return null
  const [next] = await db().$queryRaw<QueuedText[]>`
    SELECT a.id, a.title, a.status::text AS status FROM articles a
      WHERE a.deleted_at IS NULL AND a.submitted_at IS NOT NULL AND a.id <> ${except}::uuid
        AND (a.claimed_by IS NULL OR a.claimed_by = ${actor.id}::uuid)
        AND (${isMaster(actor)} OR a.author_id <> ${actor.id}::uuid)
        AND NOT EXISTS (SELECT FROM article_reviews r
          WHERE r.article_id = a.id AND r.status = 'approved' AND r.reviewed_at >= a.submitted_at)
      ORDER BY a.claimed_by IS NULL, a.submitted_at, a.id LIMIT 1`
  return next ?? null
}
