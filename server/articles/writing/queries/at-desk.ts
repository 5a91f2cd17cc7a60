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
  const article = await findKept(id, tx)
  if (!article) throw new DomainError('article_not_found')
  articlePolicy.assert(actor, 'view', article, 'article_forbidden')
  return article
}

/** Whether the actor may edit or publish an article that `findAtDesk` gave. */
export const mayEditAtDesk = (actor: Actor, article: Awaited<ReturnType<typeof findAtDesk>>): boolean =>
  articlePolicy.can(actor, 'edit', article) || articlePolicy.can(actor, 'publish', article)

/** The rule who may open an article at the desk, for many people at once; nobody when there is none. At most one statement. */
export async function readDeskRule(id: string): Promise<(actor: Actor) => boolean> {
  const article = await findKept(id, db())
  return actor => article !== null && articlePolicy.can(actor, 'view', article)
}

/** An article that is not in the trash. */
async function findKept(id: string, tx: Tx) {
  if (!looksLikeUuid(id)) return null
  return tx.article.findUnique({
    where: { id, deletedAt: null },
    select: { title: true, version: true, authorId: true, status: true, publishAt: true },
  })
}
