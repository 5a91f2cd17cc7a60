import type { ReviewArticleInput } from '#lib/schemas/articles/review.ts'
import { command } from '#server/platform/work/command.ts'
import { moveArticle } from '../../publication/move.ts'
import { assertVersion, lockArticle } from '../../row.ts'
import { keepVersion } from '../../writing/sessions.ts'
import { assertReviewer, recordReview } from '../review.ts'

/**
 * What an editor decides about a text that waits: approved, it stays in review and may carry a note; otherwise it goes back to its author as
 * a draft (ruling "Review entries"). Its author hears of it, with the reason. Gives the article's version. Raises article_not_found,
 * article_forbidden, own_review, changed_meanwhile, not_in_review, checklist_incomplete, or review_claimed
 * while somebody else reviews it.
 */
export const reviewArticle = command(async (context, { id, version, fields }: ReviewArticleInput) => {
  const before = await lockArticle(context.tx, id)
  const reviewer = assertReviewer(context.actor, before, before.status === 'review')
  assertVersion(before, version)
  await recordReview(context, before, reviewer, { version, revisionId: null }, fields)
  await keepVersion(context, before)
  const after = fields.decision === 'approved' ? before : await moveArticle(context, before, 'draft')
  return { version: after.version, status: after.status }
})
