import { DomainError } from '#lib/errors.ts'
import type { ClaimReviewInput } from '#lib/schemas/articles/review.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { articlePolicy } from '../../policy.ts'
import { lockArticle } from '../../row.ts'

/**
 * Claims the review of an article or of its revision, or gives it back. An editor may take a review over from a colleague; that
 * is audited. `from` is the claimer that the asking screen shows, null for nobody. When somebody else has claimed it since,
 * raises review_taken, and the next press takes it over. Giving back another person's review does nothing. Raises
 * article_not_found, article_forbidden, own_review, not_in_review or review_taken.
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
