import type { ReviewRevisionInput } from '#lib/schemas/articles/revision.ts'
import { command } from '#server/platform/work/command.ts'
import { assertReviewer, recordReview } from '../../review/review.ts'
import { assertVersion } from '../../row.ts'
import { lockRevision, setSubmitted, waits } from '../revision.ts'

/**
 * Records an editor's decision about a revision in review. Approved, it waits to be published and may carry a note; otherwise it
 * goes back to its author. Notifies the author, with the reason. The public text stays. Gives the revision's version. Raises
 * revision_not_found, article_not_found, article_forbidden, own_review, not_in_review, review_claimed, changed_while_read or
 * checklist_incomplete.
 */
export const reviewRevision = command(async (context, { id, version, fields }: ReviewRevisionInput) => {
  const { article, revision } = await lockRevision(context.tx, id)
  const reviewer = assertReviewer(context.actor, article, waits(article))
  assertVersion(revision, version, 'changed_while_read')
  await recordReview(context, article, reviewer, { version, revisionId: id }, fields)
  return { version: fields.decision === 'approved' ? version : await setSubmitted(context, article, revision, null) }
})
