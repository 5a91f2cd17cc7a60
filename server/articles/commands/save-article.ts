import type { Actor } from '#lib/actor.ts'
import type { SaveArticleInput } from '#lib/schemas/article.ts'
import { accepted } from '#lib/transition.ts'
import { audit } from '#server/platform/audit.ts'
import { command } from '#server/platform/command.ts'
import { coverIsTold, fieldOf, isPublic, wasPublic } from '../article.ts'
import { articlePolicy } from '../policy.ts'
import { type ArticleRow, assertVersion, hasCover, lockArticle, rowSelection } from '../row.ts'
import { claimSlug, releaseSlug } from '../slug.ts'
import { assertMediaExists, columnsOf, recordVersion, tellReaders, writeTagsAndPlaces } from '../write.ts'

/**
 * Saves an author's fields over the version they started from and gives the new version and slug. The status stays. Raises
 * article_not_found, article_forbidden, published_meanwhile, scheduled_meanwhile, changed_meanwhile, invalid, unknown_city or slug_like_uuid.
 */
export const saveArticle = command(async (context, { id, version, fields }: SaveArticleInput) => {
  const { tx, actor, now } = context
  // Before the row is locked: a long body takes its time.
  const columns = columnsOf(fields)
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, 'edit', before, refusalOf(actor, before))
  assertVersion(before, version)
  await assertMediaExists(tx, fields.coverMediaId)

  // What readers see must go on meeting what publishing asked for.
  if (isPublic(before)) accepted(coverIsTold({ ...columns, hasCover: hasCover(columns) }), fieldOf)

  const slug = fields.slug === before.slug ? before.slug : await claimSlug(tx, id, fields.slug)
  await tx.article.update({
    where: { id },
    data: {
      ...columns,
      slug,
      version: before.version + 1,
      changedAt: isPublic(before) ? now : before.changedAt,
      updatedAt: now,
    },
  })
  if (slug !== before.slug && !wasPublic(before)) await releaseSlug(tx, id, before.slug)
  await writeTagsAndPlaces(tx, id, fields)

  const after = await tx.article.findUniqueOrThrow({ where: { id }, ...rowSelection })
  await recordVersion(context, after)
  await audit(context, {
    action: 'article.saved',
    subject: { type: 'article', id },
    details: { version: after.version },
  })
  await tellReaders(context, before, after)
  return { version: after.version, slug }
})

/** Who may see it here and not edit it is its author, after an editor published it or set when it is. */
function refusalOf(actor: Actor, article: ArticleRow) {
  if (!articlePolicy.can(actor, 'view', article)) return 'article_forbidden'
  return article.status === 'published' ? 'published_meanwhile' : 'scheduled_meanwhile'
}
