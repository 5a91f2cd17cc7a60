import type { ArticleId } from '#lib/schemas/articles/article.ts'
import { accepted } from '#lib/transition.ts'
import { notifyEditors, settleNotices } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { isPublic, trash } from '../../article.ts'
import { articlePolicy } from '../../policy.ts'
import { type ArticleRow, lockArticle, rowSelection, stateOf } from '../../row.ts'
import { announceChange } from '../../write.ts'
import { notifyAuthor, quoted } from '../move.ts'
import { unscheduled } from '../schedule.ts'

/**
 * Puts an article into the trash (DEL-1, DEL-3); its text and version stay. Notifies editors when it was published, scheduled or
 * handed in, and its author when somebody else deletes it. Raises article_not_found or removal_forbidden.
 */
export const removeArticle = command(async (context, { id }: ArticleId) => {
  const { tx, actor, now } = context
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, 'remove', before, 'removal_forbidden')
  const after = await tx.article.update({
    where: { id },
    data: { ...accepted(trash(stateOf(before), now)), deletedBy: actor.id, ...unscheduled, updatedAt: now },
    ...rowSelection,
  })
  await audit(context, {
    action: 'article.trashed',
    subject: { type: 'article', id },
    details: { status: before.status },
  })
  await settleNotices(context, [id])
  const reason = reasonToNotify(before)
  const notification = {
    type: 'DELETED',
    message: `${quoted(before)} ${reason && `${reason} e `}foi para a lixeira.`,
  } as const
  if (reason) await notifyEditors(context, { ...notification, about: { articleId: id } }, before.authorId)
  await notifyAuthor(context, before, notification)
  await announceChange(context, before, after)
})

/** Why editors are notified: it was published, scheduled or handed in. Empty for a draft. */
function reasonToNotify(article: ArticleRow): string {
  if (isPublic(article)) return 'estava publicado'
  if (article.publishAt) return 'estava agendado'
  return article.submittedAt ? 'esperava revisão' : ''
}
