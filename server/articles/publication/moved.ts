import type { Actor } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { DomainError } from '#lib/errors.ts'
import { accepted } from '#lib/transition.ts'
import { fieldOf, publish, submit, withdraw } from '../article.ts'
import { assertComplete } from '../complete.ts'
import { fieldsOf } from '../fields.ts'
import { articlePolicy } from '../policy.ts'
import { type ArticleRow, stateOf } from '../row.ts'
import { unscheduled } from './schedule.ts'

/** Raises article_forbidden, already_in_status or under_embargo when an actor may not move an article to a status by hand (ART-4). */
export function assertMovable(actor: Actor, article: ArticleRow, status: ArticleStatus): void {
  articlePolicy.assert(actor, verbFor(article, status), article, 'article_forbidden')
  // A repeated request, after a lost answer, gets this refusal too: the article has that status already.
  if (article.status === status) throw new DomainError('already_in_status', { params: { status } })
  if (status === 'published' && article.embargoNote) throw new DomainError('under_embargo')
}

function verbFor(article: ArticleRow, status: ArticleStatus) {
  if (article.status === status) return 'view'
  if (status === 'published') return 'publish'
  if (status === 'draft' && article.status === 'review') return 'takeBack'
  return status === 'review' && article.status === 'draft' ? 'submit' : 'setStatus'
}

/**
 * The columns of an article after a move to a status: status, dates, wait for a review, schedule. Raises the transition's refusal,
 * or invalid when an incomplete text is handed in or published (ART-14).
 */
export function columnsOfMove(before: ArticleRow, status: ArticleStatus, now: Date) {
  if (status === 'published' || (status === 'review' && before.status === 'draft')) assertComplete(fieldsOf(before))
  const change = accepted(transition(before, status, now), fieldOf)
  const waiting = { submittedAt: status === 'review' ? now : null, claimedBy: null }
  return { ...change, ...waiting, ...appointmentsAfter(before, status) }
}

/**
 * The schedule after a move. An unpublished article may have an `unpublishAt` without a `publishAt`: the moment when the text goes out
 * of date. It stays while the article stays unpublished.
 */
function appointmentsAfter(before: ArticleRow, status: ArticleStatus) {
  if (status === 'published') return { publishAt: null, embargoNote: '' }
  return before.status === 'published' || before.publishAt ? unscheduled : {}
}

function transition(article: ArticleRow, status: ArticleStatus, now: Date) {
  const state = stateOf(article)
  if (status === 'published') return publish(state, now)
  return status === 'review' && article.status === 'draft' ? submit(state) : withdraw(state, status)
}
