import { command } from '#server/platform/work/command.ts'

/**
 * Makes the waiting choices of articles count, because an editor, or a schedule that an editor set, publishes them. What the published text has was
 * taken, whatever the author did with the suggestion (AN-6).
 */
export const countTraining = command(async ({ tx, actor, now }, { ids }: { ids: readonly string[] }): Promise<void> => {
  await tx.$executeRaw`
    UPDATE ai_training_data t SET counted_at = ${now}, approved_by = ${actor.id}::uuid,
        was_approved = EXISTS (SELECT FROM article_tags a WHERE a.article_id = t.article_id AND a.tag_key = t.tag_key)
      WHERE t.article_id = ANY (${ids}::uuid[]) AND t.counted_at IS NULL`
  await tx.$executeRaw`
    UPDATE ai_location_training t SET counted_at = ${now}, approved_by = ${actor.id}::uuid,
        was_approved = EXISTS (SELECT FROM article_locations a WHERE a.article_id = t.article_id AND a.location_path = t.location_path),
        was_primary = EXISTS (SELECT FROM articles a WHERE a.id = t.article_id AND a.location_path = t.location_path)
      WHERE t.article_id = ANY (${ids}::uuid[]) AND t.counted_at IS NULL`
})
