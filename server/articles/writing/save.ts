import type { Actor } from '#lib/actor.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { accepted } from '#lib/transition.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { checkPictures, fieldOf, isPublic, wasPublic } from '../article.ts'
import { assertComplete, mustBeComplete } from '../complete.ts'
import { assertUsableCover } from '../covers.ts'
import { writeCredits } from '../credits.ts'
import { articlePolicy } from '../policy.ts'
import { type ArticleRow, hasCover, lockArticle, rowSelection } from '../row.ts'
import { nextSlug, releaseSlug } from '../slug.ts'
import { recordChoices } from '../suggestions/choices.ts'
import { type columnsOf, writeTagsAndPlaces } from '../write.ts'

/** Locks an article to save it. Raises article_not_found, published_meanwhile, scheduled_meanwhile or article_forbidden. */
export async function lockToSave({ tx, actor }: CommandContext, id: string): Promise<ArticleRow> {
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, 'edit', before, refusalOf(actor, before))
  return before
}

/** The error for an actor who may not edit. One who may still view the article is its author: an editor has published or scheduled it. */
function refusalOf(actor: Actor, article: ArticleRow) {
  if (!articlePolicy.can(actor, 'view', article)) return 'article_forbidden'
  return article.status === 'published' ? 'published_meanwhile' : 'scheduled_meanwhile'
}

/**
 * Writes an author's fields over a locked row. Gives the new row; the caller writes its version row. Raises invalid,
 * unknown_city, unknown_signer, slug_like_uuid, slug_exhausted, or what publishing requires of pictures.
 */
export async function writeOver(
  context: CommandContext,
  before: ArticleRow,
  fields: ArticleFields,
  columns: ReturnType<typeof columnsOf>,
): Promise<ArticleRow> {
  const { tx, now } = context
  const { id } = before
  await assertUsableCover(context, columns, before)
  if (mustBeComplete(before)) assertComplete({ ...fields, content: columns.content })
  // A public text keeps meeting the rules of publishing.
  if (isPublic(before)) accepted(checkPictures({ ...columns, hasCover: hasCover(columns) }, before.content), fieldOf)

  const slug = await nextSlug(tx, before, fields.slug)
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
  await writeTagsAndPlaces(tx, id, fields, before.locations)
  await recordChoices(context, id, fields)
  await writeCredits(tx, before, fields.credits)
  return tx.article.findUniqueOrThrow({ where: { id }, ...rowSelection })
}
