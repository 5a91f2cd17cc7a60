import type { ArticleId } from '#lib/schemas/articles/article.ts'
import { accepted } from '#lib/transition.ts'
import { settleNotices } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { restore } from '../../article.ts'
import { articlePolicy } from '../../policy.ts'
import { lockArticle, pressKeys, rowSelection, stateOf } from '../../row.ts'
import { recordVersion } from '../../write.ts'
import { notifyAuthor, quoted } from '../move.ts'

/** Takes an article out of the trash, as a draft (DEL-2), and notifies its author. Raises article_not_found or article_forbidden. */
export const restoreArticle = command(async (context, { id }: ArticleId) => {
  const { tx, actor, now } = context
  const before = await lockArticle(tx, id, { inTrash: true })
  articlePolicy.assert(actor, 'restore', before, 'article_forbidden')
  const after = await tx.article.update({
    where: { id },
    data: {
      ...accepted(restore(stateOf(before))),
      deletedBy: null,
      submittedAt: null,
      claimedBy: null,
      version: before.version + 1,
      updatedAt: now,
    },
    ...rowSelection,
  })
  await recordVersion(context, after)
  await audit(context, { action: 'article.restored', subject: { type: 'article', id } })
  await settleNotices(context, [id])
  await notifyAuthor(context, after, { type: 'WITHDRAWN', message: `${quoted(after)} saiu da lixeira, como rascunho.` })
  // The address answered 410 from the trash and answers 404 as a draft.
  await forget(tx, pressKeys(before))
})
