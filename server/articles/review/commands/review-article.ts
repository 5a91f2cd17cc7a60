import type { ReviewArticleInput } from '#lib/schemas/articles/review.ts'
import { command } from '#server/platform/work/command.ts'
import { moveArticle } from '../../publication/move.ts'
import { assertVersion, lockArticle } from '../../row.ts'
import { protectVersion } from '../../writing/sessions.ts'
import { assertReviewer, recordReview } from '../review.ts'

/**
 * Records an editor's decision about an article in review. An approved article stays in review, with or without a score; any other
 * goes back to draft (REV-3). Notifies the author, with the reason. Gives the article's version and status. Raises article_not_found,
 * article_forbidden, own_review, changed_while_read, not_in_review, checklist_incomplete, or review_claimed while a colleague has
 * claimed the review.
 */
export const reviewArticle = command(async (context, { id, version, fields }: ReviewArticleInput) => {
  const before = await lockArticle(context.tx, id)
  const reviewer = assertReviewer(context.actor, before, before.status === 'review')
  assertVersion(before, version, 'changed_while_read')
  await recordReview(context, before, reviewer, { version, revisionId: null }, fields)
  await protectVersion(context, before)
  const after = fields.decision === 'approved' ? before : await moveArticle(context, before, 'draft')
  return { version: after.version, status: after.status }
})
