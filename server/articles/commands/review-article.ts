import { DomainError } from '#lib/errors.ts'
import type { NotificationType } from '#lib/notifications.ts'
import type { ReviewStatus } from '#lib/reviews.ts'
import type { ReviewArticleInput } from '#lib/schemas/review.ts'
import { notify } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/audit.ts'
import { command } from '#server/platform/command.ts'
import { moveArticle, quoted } from '../move.ts'
import { articlePolicy } from '../policy.ts'
import { assertVersion, lockArticle } from '../row.ts'

/**
 * What an editor decides about a text that waits: approved, it stays in review and may carry a note; otherwise it goes back to its author as
 * a draft (ruling "Review entries"). Its author hears of it, with the reason. Gives the article's version. Raises article_not_found,
 * article_forbidden, own_review, changed_meanwhile, not_in_review, or review_claimed while somebody else reviews it.
 */
export const reviewArticle = command(async (context, { id, version, fields }: ReviewArticleInput) => {
  const { tx, actor, now } = context
  const { decision, comment, quality } = fields
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, 'setStatus', before, 'article_forbidden')
  articlePolicy.assert(actor, 'review', before, 'own_review')
  if (actor.id === null) throw new DomainError('signed_out')
  if (before.status !== 'review') throw new DomainError('not_in_review')
  assertVersion(before, version)
  if (before.claimedBy && before.claimedBy !== actor.id) throw new DomainError('review_claimed')

  await tx.articleReview.create({
    data: {
      articleId: id,
      authorId: before.authorId,
      reviewerId: actor.id,
      status: decision,
      comment,
      quality,
      versionNumber: before.version,
      reviewedAt: now,
    },
  })
  await audit(context, {
    action: `review.${decision}`,
    subject: { type: 'article', id },
    details: { version, quality },
  })
  const after = decision === 'approved' ? before : await moveArticle(context, before, 'draft')
  const { type, said } = words[decision]
  const message = `${quoted(before)} ${said}${comment ? `: ${comment}` : '.'}`
  await notify(context, [before.authorId], { type, message, about: { articleId: id } })
  return { version: after.version, status: after.status }
})

const words: Record<ReviewStatus, { type: NotificationType; said: string }> = {
  approved: { type: 'REVIEW_APPROVED', said: 'foi aprovado' },
  changes_requested: { type: 'REVIEW_CHANGES', said: 'precisa de alterações' },
  rejected: { type: 'REVIEW_REJECTED', said: 'foi rejeitado' },
}
