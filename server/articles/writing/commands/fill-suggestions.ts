import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { isPublic, wasPublic } from '../../article.ts'
import { fieldsOf } from '../../fields.ts'
import { articlePolicy } from '../../policy.ts'
import { lockArticle, pressKeys, rowSelection } from '../../row.ts'
import { writeTagsAndPlaces } from '../../write.ts'

type Suggested = Pick<ArticleFields, 'tags' | 'cities'> & {
  articleId: string
  places: NonNullable<ArticleFields['places']>
}

/**
 * Fills in tags and places of an article that has none, and notes that it was analysed. What is there stays, and so does everything of a public article
 * that was not imported (AN-7). The version stays too: no text changed, and an import can still be undone. Gives how many it wrote. Raises
 * article_not_found or article_forbidden.
 */
export const fillSuggestions = command(async (context, { articleId, tags, cities, places }: Suggested) => {
  const { tx, actor, now } = context
  const before = await lockArticle(tx, articleId)
  if (!articlePolicy.can(actor, 'edit', before)) throw new DomainError('article_forbidden')
  const imported = (await tx.importedRecord.count({ where: { articleId } })) > 0
  const open = imported || !wasPublic(before)
  const fields = fieldsOf(before)
  const wanted = {
    ...fields,
    ...(open && before.tags.length === 0 && { tags: tags.slice(0, limits.tag.perArticle) }),
    ...(open &&
      before.locations.length === 0 && {
        cities: cities.slice(0, limits.citiesPerArticle),
        places: places.slice(0, limits.otherPlaces.max),
      }),
  }
  const filled = {
    tags: wanted.tags.length - fields.tags.length,
    locations: wanted.cities.length + (wanted.places?.length ?? 0) - before.locations.length,
  }
  if (filled.tags + filled.locations > 0) await writeTagsAndPlaces(tx, articleId, wanted, before.locations)
  await tx.article.update({
    where: { id: articleId },
    data: { aiLastUpdated: now, locationPath: wanted.cities[0] ?? null },
  })
  if (isPublic(before) && filled.tags + filled.locations > 0) {
    const after = await tx.article.findUniqueOrThrow({ where: { id: articleId }, ...rowSelection })
    await forget(tx, [...pressKeys(before), ...pressKeys(after)])
  }
  await audit(context, {
    action: 'article.analysed',
    subject: { type: 'article', id: articleId },
    details: { ...filled, status: before.status, hasAI: true },
  })
  return filled
})
