import type { RevisionId } from '#lib/schemas/articles/revision.ts'
import { notifyEditors, settleNotices } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { articlePolicy } from '../../policy.ts'
import { quoted } from '../../publication/move.ts'
import { lockRevision, waits } from '../revision.ts'

/**
 * Deletes a revision, for its author, also when the article is not published any more. Notifies editors when it was handed in.
 * Raises revision_not_found, article_not_found or article_forbidden.
 */
export const discardRevision = command(async (context, { id }: RevisionId): Promise<void> => {
  const { tx, actor } = context
  const { article, revision } = await lockRevision(tx, id)
  articlePolicy.assert(actor, 'discardRevision', article, 'article_forbidden')
  const waited = waits(article)
  await tx.articleRevision.delete({ where: { id } })
  if (waited) await tx.article.update({ where: { id: article.id }, data: { submittedAt: null, claimedBy: null } })
  const details = { revision: id, version: revision.version, waited }
  await audit(context, { action: 'revision.discarded', subject: { type: 'article', id: article.id }, details })
  if (!waited) return
  await settleNotices(context, [article.id])
  const message = `A atualização de ${quoted(article)} foi descartada por quem a escreveu.`
  await notifyEditors(context, { type: 'WITHDRAWN', message, about: { articleId: article.id } })
})
