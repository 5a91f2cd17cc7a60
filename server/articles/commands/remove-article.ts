import type { ArticleId } from '#lib/schemas/article.ts'
import { accepted } from '#lib/transition.ts'
import { notifyEditors } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/audit.ts'
import { command } from '#server/platform/command.ts'
import { isPublic, trash } from '../article.ts'
import { quoted } from '../move.ts'
import { articlePolicy } from '../policy.ts'
import { lockArticle, rowSelection, stateOf } from '../row.ts'
import { unscheduled } from '../schedule.ts'
import { tellReaders } from '../write.ts'

/** Puts an article into the trash (ruling "Delete"); its text and version stay. Raises article_not_found or article_forbidden. */
export const removeArticle = command(async (context, { id }: ArticleId) => {
  const { tx, actor, now } = context
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, 'remove', before, 'article_forbidden')
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
  if (isPublic(before)) {
    const message = `${quoted(before)} estava publicado e foi para a lixeira.`
    await notifyEditors(context, { type: 'DELETED', message, about: { articleId: id } })
  }
  await tellReaders(context, before, after)
})
