import { DomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import type { NotificationType } from '#lib/notifications.ts'
import type { ReviewStatus } from '#lib/reviews.ts'
import type { CheckedPoint, Checklist } from '#lib/schemas/checklist.ts'
import type { ReviewArticleInput } from '#lib/schemas/review.ts'
import { notify } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/audit.ts'
import { command } from '#server/platform/command.ts'
import { moveArticle, quoted } from '../move.ts'
import { articlePolicy } from '../policy.ts'
import { readChecklist } from '../queries/checklist.ts'
import { assertVersion, lockArticle } from '../row.ts'

/**
 * What an editor decides about a text that waits: approved, it stays in review and may carry a note; otherwise it goes back to its author as
 * a draft (ruling "Review entries"). Its author hears of it, with the reason. Gives the article's version. Raises article_not_found,
 * article_forbidden, own_review, changed_meanwhile, not_in_review, checklist_incomplete, or review_claimed
 * while somebody else reviews it.
 */
export const reviewArticle = command(async (context, { id, version, fields }: ReviewArticleInput) => {
  const { tx, actor, now } = context
  const { decision, comment, quality, checked } = fields
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, 'setStatus', before, 'article_forbidden')
  articlePolicy.assert(actor, 'review', before, 'own_review')
  if (actor.id === null) throw new DomainError('signed_out')
  if (before.status !== 'review') throw new DomainError('not_in_review')
  assertVersion(before, version)
  if (before.claimedBy && before.claimedBy !== actor.id) throw new DomainError('review_claimed')

  const checklist = goneThrough(await readChecklist(tx), checked)
  if (decision === 'approved' && checklist.some(({ required, checked }) => required && !checked)) {
    const said = messageFor({ code: 'checklist_incomplete', params: {} })
    throw new DomainError('checklist_incomplete', { fields: { checked: said } })
  }
  await tx.articleReview.create({
    data: {
      checklist,
      articleId: id,
      authorId: before.authorId,
      reviewerId: actor.id,
      status: decision,
      comment,
      quality,
      versionNumber: before.version,
      reviewedAt: now,
    },
  })
  await audit(context, {
    action: `review.${decision}`,
    subject: { type: 'article', id },
    details: { version, quality },
  })
  const after = decision === 'approved' ? before : await moveArticle(context, before, 'draft')
  const { type, said } = words[decision]
  const message = `${quoted(before)} ${said}${comment ? `: ${comment}` : '.'}`
  await notify(context, [before.authorId], { type, message, about: { articleId: id } })
  return { version: after.version, status: after.status }
})

/** Each point of the checklist as it stands, and whether it was found right. */
function goneThrough({ required, others }: Checklist, checked: readonly string[]): CheckedPoint[] {
  const point = (text: string, required: boolean) => ({ text, required, checked: checked.includes(text) })
  return [...required.map(text => point(text, true)), ...others.map(text => point(text, false))]
}

const words: Record<ReviewStatus, { type: NotificationType; said: string }> = {
  approved: { type: 'REVIEW_APPROVED', said: 'foi aprovado' },
  changes_requested: { type: 'REVIEW_CHANGES', said: 'precisa de alterações' },
  rejected: { type: 'REVIEW_REJECTED', said: 'foi rejeitado' },
}
