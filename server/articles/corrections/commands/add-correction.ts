import { DomainError } from '#lib/errors.ts'
import type { AddCorrectionInput } from '#lib/schemas/articles/correction.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { isPublic } from '../../article.ts'
import { articlePolicy } from '../../policy.ts'
import { lockArticle } from '../../row.ts'
import { announceCorrection } from '../correction.ts'

/**
 * Adds a correction to a published article and moves its `changedAt`. The text stays: changing it is another save. A repeated
 * request with the same words finds the correction that is there. Gives the correction's id. Raises article_not_found, forbidden
 * or not_published.
 */
export const addCorrection = command(async (context, { articleId, kind, text }: AddCorrectionInput) => {
  const { tx, actor, now } = context
  const article = await lockArticle(tx, articleId)
  articlePolicy.assert(actor, 'correct', article)
  if (!isPublic(article)) throw new DomainError('not_published')
  const existing = await tx.correction.findFirst({
    where: { articleId, kind, text, withdrawnAt: null },
    select: { id: true },
  })
  if (existing) return existing
  const { id } = await tx.correction.create({
    data: { articleId, kind, text, correctedBy: actor.id ?? article.authorId, createdAt: now },
    select: { id: true },
  })
  await audit(context, {
    action: 'article.corrected',
    subject: { type: 'article', id: articleId },
    details: { correction: id, kind },
  })
  await announceCorrection(context, article)
  return { id }
})
