import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { articlePolicy } from '../../policy.ts'
import { lockArticle } from '../../row.ts'
import { announceCorrection } from '../correction.ts'

/**
 * Withdraws a correction. Readers no longer see it; its row and the audit stay. Raises not_found, article_not_found, forbidden or
 * correction_withdrawn.
 */
export const withdrawCorrection = command(async (context, { id }: { id: string }) => {
  const { tx, actor, now } = context
  const correction = await tx.correction.findUnique({ where: { id }, select: { articleId: true } })
  if (!correction) throw new DomainError('not_found')
  const article = await lockArticle(tx, correction.articleId)
  articlePolicy.assert(actor, 'correct', article)
  const { count } = await tx.correction.updateMany({ where: { id, withdrawnAt: null }, data: { withdrawnAt: now } })
  if (count === 0) throw new DomainError('correction_withdrawn')
  await audit(context, {
    action: 'article.correction_withdrawn',
    subject: { type: 'article', id: article.id },
    details: { correction: id },
  })
  await announceCorrection(context, article)
})
