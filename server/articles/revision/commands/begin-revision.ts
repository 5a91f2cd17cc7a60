import { DomainError } from '#lib/errors.ts'
import type { ArticleId } from '#lib/schemas/articles/article.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { isPublic } from '../../article.ts'
import { fieldsOf } from '../../fields.ts'
import { articlePolicy } from '../../policy.ts'
import { lockArticle } from '../../row.ts'

/**
 * Begins a revision of a published article, for its author (PUB-4). Gives the revision's id, or that of the one that exists.
 * Raises article_not_found, article_forbidden (also for editors, who edit the article itself) or not_published.
 */
export const beginRevision = command(async (context, { id }: ArticleId): Promise<{ id: string }> => {
  const { tx, actor, now } = context
  const article = await lockArticle(tx, id)
  articlePolicy.assert(actor, 'revise', article, 'article_forbidden')
  if (!isPublic(article)) throw new DomainError('not_published')
  const existing = await tx.articleRevision.findUnique({ where: { articleId: id }, select: { id: true } })
  if (existing) return existing
  const fields = { ...fieldsOf(article) }
  const revision = await tx.articleRevision.create({
    data: {
      articleId: id,
      fields,
      base: fields,
      baseVersion: article.version,
      coverMediaId: article.coverMediaId,
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  })
  await audit(context, {
    action: 'revision.begun',
    subject: { type: 'article', id },
    details: { revision: revision.id, from: article.version },
  })
  return revision
})
