import type { ChangeStatusInput } from '#lib/schemas/articles/article.ts'
import { command } from '#server/platform/work/command.ts'
import { assertVersion, lockArticle } from '../../row.ts'
import { moveArticle, notifyOfMove, notifyReviewer } from '../move.ts'
import { assertMovable } from '../moved.ts'

/**
 * Moves an article to a status: an author hands in a draft and takes it back from review, editors and masters set any status (ART-4).
 * Notifies the author, and a reviewer whose claimed text was taken back. Gives the new version.
 * Raises article_not_found, article_forbidden, changed_meanwhile, under_embargo, the transition's refusal, or invalid when an incomplete
 * text is handed in or published.
 */
export const changeStatus = command(async (context, { id, version, status }: ChangeStatusInput) => {
  const { tx, actor } = context
  const before = await lockArticle(tx, id)
  assertMovable(actor, before, status)
  assertVersion(before, version)
  const after = await moveArticle(context, before, status)
  await notifyOfMove(context, after)
  if (before.claimedBy && status === 'draft') await notifyReviewer(context, after, before.claimedBy)
  return { version: after.version }
})
