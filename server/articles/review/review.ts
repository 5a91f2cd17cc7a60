import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#lib/actor.ts'
import type { ReviewStatus } from '#lib/articles/reviews.ts'
import { DomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import type { NotificationType } from '#lib/notifications.ts'
import type { CheckedPoint, Checklist } from '#lib/schemas/articles/checklist.ts'
import type { ReviewFields } from '#lib/schemas/articles/review.ts'
import { notify, settleNotices } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'
import { articlePolicy } from '../policy.ts'
import type { ReviewSubject } from '../publication/approval.ts'
import { quoted } from '../publication/move.ts'
import type { ArticleRow } from '../row.ts'

/**
 * Checks that an actor may decide about a text in review. Gives the actor's id. Raises article_forbidden, own_review, signed_out,
 * not_in_review, or review_claimed while a colleague has claimed the review.
 */
export function assertReviewer(actor: Actor, article: ArticleRow, isWaiting: boolean): string {
  articlePolicy.assert(actor, 'setStatus', article, 'article_forbidden')
  articlePolicy.assert(actor, 'review', article, 'own_review')
  if (actor.id === null) throw new DomainError('signed_out')
  if (!isWaiting) throw new DomainError('not_in_review')
  if (article.claimedBy && article.claimedBy !== actor.id) throw new DomainError('review_claimed')
  return actor.id
}

/**
 * Records a review and notifies the author, with the reason (REV-1, REV-5). The same decision about the same version, repeated
 * after a lost answer, is recorded once. Raises checklist_incomplete.
 */
export async function recordReview(
  context: CommandContext,
  article: ArticleRow,
  reviewerId: string,
  { version, revisionId }: ReviewSubject,
  { decision, comment, quality, checked }: ReviewFields,
): Promise<void> {
  const { tx, now } = context
  const { id: articleId, authorId } = article
  const checklist = checkedPointsOf(await readSetting('review_checklist', tx), checked)
  if (decision === 'approved' && checklist.some(({ required, checked }) => required && !checked)) {
    const sentence = messageFor({ code: 'checklist_incomplete', params: {} })
    throw new DomainError('checklist_incomplete', { fields: { checked: sentence } })
  }
  const review = { reviewerId, status: decision, comment, quality, checklist, revisionId, versionNumber: version }
  if (article.submittedAt && isDeepStrictEqual(await lastSince(tx, articleId, article.submittedAt), review)) return
  await tx.articleReview.create({ data: { articleId, authorId, ...review, reviewedAt: now } })
  await audit(context, {
    action: `review.${decision}`,
    subject: { type: 'article', id: articleId },
    details: { version, quality, ...(revisionId && { revision: revisionId }) },
  })
  const { type, article: ofArticle, revision } = words[decision]
  const verdict = revisionId ? `A atualização de ${quoted(article)} ${revision}` : `${quoted(article)} ${ofArticle}`
  await settleNotices(context, [articleId])
  await notify(context, [authorId], {
    type,
    message: `${verdict}${comment ? `: ${comment}` : '.'}`,
    about: { articleId },
  })
}

/** The newest review since the text was handed in. */
const lastSince = (tx: CommandContext['tx'], articleId: string, handedIn: Date) =>
  tx.articleReview.findFirst({
    where: { articleId, reviewedAt: { gte: handedIn } },
    orderBy: [{ reviewedAt: 'desc' }, { id: 'desc' }],
    select: {
      reviewerId: true,
      status: true,
      comment: true,
      quality: true,
      checklist: true,
      revisionId: true,
      versionNumber: true,
    },
  })

/** Each point of the checklist, with whether it was checked. */
function checkedPointsOf({ required, others }: Checklist, checked: readonly string[]): CheckedPoint[] {
  const point = (text: string, required: boolean) => ({ text, required, checked: checked.includes(text) })
  return [...required.map(text => point(text, true)), ...others.map(text => point(text, false))]
}

const words: Record<ReviewStatus, { type: NotificationType; article: string; revision: string }> = {
  approved: { type: 'REVIEW_APPROVED', article: 'foi aprovado', revision: 'foi aprovada' },
  changes_requested: {
    type: 'REVIEW_CHANGES',
    article: 'precisa de alterações',
    revision: 'precisa de alterações',
  },
  rejected: { type: 'REVIEW_REJECTED', article: 'foi rejeitado', revision: 'foi rejeitada' },
}
