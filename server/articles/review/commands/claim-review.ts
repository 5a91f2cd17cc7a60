import { DomainError } from '#lib/errors.ts'
import type { ClaimReviewInput } from '#lib/schemas/articles/review.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { articlePolicy } from '../../policy.ts'
import { lockArticle } from '../../row.ts'

/**
 * Claims the review of a text or of its revision, or gives it back. Taking a review over from a colleague is possible and audited. `from` names who had
 * the review on the screen that asks, null for nobody: a screen opened before a colleague's claim would take it from them unseen, so somebody else by
 * now raises review_taken, and a second press takes it over. Giving back another person's review does nothing. Raises article_not_found,
 * article_forbidden, own_review, not_in_review or review_taken.
 */
export const claimReview = command(async (context, { id, mine, from }: ClaimReviewInput): Promise<void> => {
  const { tx, actor } = context
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, 'setStatus', before, 'article_forbidden')
  articlePolicy.assert(actor, 'review', before, 'own_review')
  if (before.submittedAt === null) throw new DomainError('not_in_review')
  if (mine === (before.claimedBy === actor.id)) return
  if (from !== undefined && before.claimedBy !== null && before.claimedBy !== from)
    throw new DomainError('review_taken')
  await tx.article.update({ where: { id }, data: { claimedBy: mine ? actor.id : null } })
  await audit(context, {
    action: mine ? 'review.claimed' : 'review.given_back',
    subject: { type: 'article', id },
    details: { from: before.claimedBy },
  })
})
