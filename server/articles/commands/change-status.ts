import type { ArticleStatus } from '#lib/article.ts'
import type { ChangeStatusInput } from '#lib/schemas/article.ts'
import { accepted } from '#lib/transition.ts'
import { completeIdea } from '#server/ideas/commands/complete-idea.ts'
import { audit } from '#server/platform/audit.ts'
import { command } from '#server/platform/command.ts'
import { fieldOf, publish, submit, withdraw } from '../article.ts'
import { articlePolicy } from '../policy.ts'
import { type ArticleRow, assertVersion, lockArticle, rowSelection, stateOf } from '../row.ts'
import { recordVersion, tellReaders } from '../write.ts'

/**
 * Moves an article to a status: an author hands in a draft, editors and masters may set any (editorial §4). Gives the new version. Raises
 * article_not_found, article_forbidden, changed_meanwhile, or the transition's refusal.
 */
export const changeStatus = command(async (context, { id, version, status }: ChangeStatusInput) => {
  const { tx, actor, now } = context
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, verbFor(before, status), before, 'article_forbidden')
  assertVersion(before, version)

  const change = accepted(transition(before, status, now), fieldOf)
  const after = await tx.article.update({
    where: { id },
    data: { ...change, version: before.version + 1, updatedAt: now },
    ...rowSelection,
  })
  await recordVersion(context, after)
  await audit(context, {
    action: 'article.status_changed',
    subject: { type: 'article', id },
    details: { from: before.status, to: status, withoutReview: status === 'published' && before.status === 'draft' },
  })
  if (status === 'published' && after.ideaId) await completeIdea.within(context, { id: after.ideaId })
  await tellReaders(context, before, after)
  return { version: after.version }
})

function verbFor(article: ArticleRow, status: ArticleStatus) {
  if (status === 'published') return 'publish'
  return status === 'review' && article.status === 'draft' ? 'submit' : 'setStatus'
}

function transition(article: ArticleRow, status: ArticleStatus, now: Date) {
  const state = stateOf(article)
  if (status === 'published') return publish(state, now)
  return status === 'review' && article.status === 'draft' ? submit(state) : withdraw(state, status)
}
