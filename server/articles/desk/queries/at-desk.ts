import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { articlePolicy } from '../../policy.ts'

/**
 * The columns of an article that its comments, reviews and versions check first: it exists, and the actor may open it at the
 * desk. Raises article_not_found or article_forbidden.
 */
export async function findAtDesk(actor: Actor, id: string, tx: Tx = db()) {
  if (!looksLikeUuid(id)) throw new DomainError('article_not_found')
  const article = await tx.article.findUnique({
    where: { id },
    select: { title: true, version: true, authorId: true, status: true, publishAt: true, deletedAt: true },
  })
  if (!article || article.deletedAt) throw new DomainError('article_not_found')
  articlePolicy.assert(actor, 'view', article, 'article_forbidden')
  return article
}
