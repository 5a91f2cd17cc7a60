import { previewPath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import type { CreatePreviewInput } from '#lib/schemas/articles/preview.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { articlePolicy } from '../../policy.ts'
import { creatorSelection, hashOf, isOpen, mostPreviews, newSecret } from '../../reading/preview.ts'
import { type ArticleRow, lockArticle } from '../../row.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Makes a secret address under which an unpublished article can be read, for a number of days. Gives the link's id, its path,
 * which is never shown again, and its expiry. Deletes the article's ended links. Raises article_not_found, article_forbidden or
 * too_many_previews.
 */
export const createPreview = command(async (context, { articleId, days }: CreatePreviewInput) => {
  const { tx, actor, now } = context
  const article = await lockArticle(tx, articleId)
  articlePolicy.assert(actor, 'view', article, 'article_forbidden')
  if (actor.id === null) throw new DomainError('signed_out')
  await deleteEnded(context, article)
  if ((await tx.previewLink.count({ where: { articleId } })) >= mostPreviews) throw new DomainError('too_many_previews')
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + days * dayMs)
  const { id } = await tx.previewLink.create({
    data: { articleId, tokenHash: hashOf(secret), createdBy: actor.id, createdAt: now, expiresAt },
    select: { id: true },
  })
  await audit(context, {
    action: 'preview.created',
    subject: { type: 'article', id: articleId },
    details: { link: id, expiresAt: expiresAt.toISOString() },
  })
  return { id, path: previewPath(secret), expiresAt }
})

/** Deletes an article's expired links, and those whose creator may not open it any more. */
async function deleteEnded({ tx, now }: CommandContext, article: ArticleRow): Promise<void> {
  const links = await tx.previewLink.findMany({
    where: { articleId: article.id },
    select: { id: true, expiresAt: true, creator: { select: creatorSelection } },
  })
  const ended = links.filter(({ expiresAt, creator }) => expiresAt <= now || !isOpen(creator, article))
  await tx.previewLink.deleteMany({ where: { id: { in: ended.map(({ id }) => id) } } })
}
