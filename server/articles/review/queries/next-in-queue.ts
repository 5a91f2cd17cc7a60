import { type Actor, isEditor, isMaster } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { db } from '#server/platform/db/db.ts'

/** A text that waits for a review; of a published article, its revision. */
export interface QueuedText {
  id: string
  title: string
  status: ArticleStatus
}

/**
 * The next text for a person to review: one that they claimed, else the one that has waited longest. Leaves out `except`, texts that others claimed, texts
 * approved since they were handed in, and the person's own, which only masters review (REV-4). Null without a text and for people who do not review.
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
