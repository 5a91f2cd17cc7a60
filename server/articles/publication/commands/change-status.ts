import type { ArticleStatus } from '#lib/articles/article.ts'
import { DomainError } from '#lib/errors.ts'
import type { ChangeStatusInput } from '#lib/schemas/articles/article.ts'
import { command } from '#server/platform/work/command.ts'
import { articlePolicy } from '../../policy.ts'
import { type ArticleRow, assertVersion, lockArticle } from '../../row.ts'
import { moveArticle, notifyOfMove } from '../move.ts'

/**
 * Moves an article to a status: an author hands in a draft, editors and masters set any status (ART-4). Gives the new version.
 * Raises article_not_found, article_forbidden, changed_meanwhile, under_embargo, the transition's refusal, or invalid when an incomplete
 * text is handed in or published.
 */
export const changeStatus = command(async (context, { id, version, status }: ChangeStatusInput) => {
  const { tx, actor } = context
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, verbFor(before, status), before, 'article_forbidden')
  // A repeated request, after a lost answer, gets this refusal too: the article has that status already.
  if (before.status === status) throw new DomainError('already_in_status')
  assertVersion(before, version)
  if (status === 'published' && before.embargoNote) throw new DomainError('under_embargo')
  const after = await moveArticle(context, before, status)
  await notifyOfMove(context, after)
  return { version: after.version }
})

function verbFor(article: ArticleRow, status: ArticleStatus) {
  if (article.status === status) return 'view'
  if (status === 'published') return 'publish'
  return status === 'review' && article.status === 'draft' ? 'submit' : 'setStatus'
}
