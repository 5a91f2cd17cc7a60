import { DomainError } from '#lib/errors.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** The NOTIFY channel for changed comments; the payload is the article's id. */
export const COMMENTS_CHANNEL = 'article_comments'

/** Notifies the open comment streams of an article when the transaction commits. */
export async function notifyCommentsChanged(tx: Tx, articleId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${COMMENTS_CHANNEL}, ${articleId})`
}

/** Locks a comment's row until the transaction ends. Raises comment_not_found. */
export async function lockComment(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM article_comments_internal WHERE id = ${id}::uuid FOR UPDATE`
  const comment = await tx.articleComment.findUnique({ where: { id } })
  if (!comment) throw new DomainError('comment_not_found')
  return comment
}
