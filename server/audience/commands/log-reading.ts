import { readingRules, worthLeaving } from '#lib/articles/reading.ts'
import type { ReadingReport } from '#lib/schemas/articles/reading.ts'
import { isReadable } from '#server/articles/reading/queries/readable.ts'
import { command } from '#server/platform/work/command.ts'

/** Allows for the message's time on the way and for clocks that differ. */
const SLACK_SECONDS = 10

/**
 * Stores a signed-in reader's visit to an article, or raises the stored visit to its later values (HIST-2). Impossible values are cut: a
 * visit cannot last longer than the time since it began. Ignores another reader's visit, an article that the reader may not read and a
 * visit that is too short: our pages send none of these. Gives whether the log holds the visit.
 */
export const logReading = command(async ({ tx, actor, now }, reading: ReadingReport): Promise<boolean> => {
  if (actor.id === null || !worthLeaving(reading) || !(await isReadable(actor, reading.article, tx))) return false
  const seconds = Math.min(reading.seconds, readingRules.maxSeconds)
  const began = new Date(now.getTime() - seconds * 1000)
  const rows = await tx.$executeRaw`
    INSERT INTO user_reading_history AS kept
      (id, user_id, article_id, time_spent_seconds, scroll_depth_percent, created_at, updated_at)
    VALUES (${reading.visit}::uuid, ${actor.id}::uuid, ${reading.article}::uuid, ${seconds}, ${reading.depth}, ${began}, ${now})
    ON CONFLICT (id) DO UPDATE SET
      time_spent_seconds = greatest(kept.time_spent_seconds, least(
        excluded.time_spent_seconds,
        floor(extract(epoch FROM excluded.updated_at - kept.created_at))::int + ${SLACK_SECONDS}::int)),
      scroll_depth_percent = greatest(kept.scroll_depth_percent, excluded.scroll_depth_percent),
      updated_at = greatest(kept.updated_at, excluded.updated_at)
    WHERE kept.user_id = excluded.user_id AND kept.article_id = excluded.article_id`
  return rows > 0
})
