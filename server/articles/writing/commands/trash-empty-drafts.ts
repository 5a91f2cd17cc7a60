import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'

const untouchedDays = 7

/**
 * Puts the drafts whose words were all taken out again, and that nobody has saved for a week, into the trash (ART-15). Their versions
 * keep the words, and an editor can restore them. A draft with a picture, a comment or a story idea stays. Gives their number.
 */
export const trashEmptyDrafts = command(async (context, _: undefined) => {
  const { tx, now } = context
  const before = new Date(now.getTime() - untouchedDays * 24 * 60 * 60 * 1000)
  const trashed = await tx.$queryRaw<{ id: string }[]>`
    UPDATE articles a SET deleted_at = ${now}
      WHERE status = 'draft' AND deleted_at IS NULL AND published_at IS NULL AND publish_at IS NULL AND updated_at < ${before}
        AND title = '' AND summary = '' AND cover_media_id IS NULL AND cover_image IS NULL AND idea_id IS NULL
        AND regexp_replace(content, '</?(p|br)>|&nbsp;|\\s', '', 'g') = ''
        AND NOT EXISTS (SELECT FROM article_comments_internal c WHERE c.article_id = a.id)
      RETURNING id`
  for (const { id } of trashed) {
    await audit(context, { action: 'article.trashed', subject: { type: 'article', id }, details: { empty: true } })
  }
  return trashed.length
})
