import { type ArticleStatus, titleOrNone } from '#lib/articles/article.ts'
import type { NotificationType } from '#lib/notifications.ts'
import { truncate } from '#lib/text/text.ts'
import { completeIdea } from '#server/ideas/commands/complete-idea.ts'
import { notify, notifyEditors, settleNotices } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { type ArticleRow, rowSelection } from '../row.ts'
import { announceChange, recordVersion } from '../write.ts'
import { approvalOf } from './approval.ts'
import { columnsOfMove } from './moved.ts'

/**
 * Moves a locked article to a status. Begins or ends its wait for a review, writes a version and an audit row, completes its
 * story idea and forgets its pages. Gives the new row. Raises the transition's refusal, or invalid when an incomplete text is handed
 * in or published (ART-14). Notifications are `notifyOfMove`'s part.
 */
export async function moveArticle(
  context: CommandContext,
  before: ArticleRow,
  status: ArticleStatus,
): Promise<ArticleRow> {
  const { tx, now } = context
  const { id } = before
  const columns = columnsOfMove(before, status, now)
  const approval =
    status === 'published' ? await approvalOf(context, id, { version: before.version, revisionId: null }) : null
  const after = await tx.article.update({
    where: { id },
    data: { ...columns, ...approval, version: before.version + 1, updatedAt: now },
    ...rowSelection,
  })
  await recordVersion(context, after)
  await audit(context, {
    action: 'article.status_changed',
    subject: { type: 'article', id },
    details: { from: before.status, to: status, ...(approval && { withoutReview: approval.unreviewedAt !== null }) },
  })
  await settleNotices(context, [id])
  if (before.publishAt && status !== 'published') await notifyUnscheduled(context, before)
  if (status === 'published' && after.ideaId) await completeIdea.within(context, { id: after.ideaId, articleId: id })
  await announceChange(context, before, after)
  return after
}

/** A title in quotes, cut to 80 characters, for messages. */
export const quoted = ({ title }: { title: string }) => `“${truncate(titleOrNone(title), 80)}”`

/** Notifies an article's author of somebody else's action. */
export const notifyAuthor = (
  context: CommandContext,
  { id, authorId }: Pick<ArticleRow, 'id' | 'authorId'>,
  notification: { type: NotificationType; message: string },
): Promise<void> => notify(context, [authorId], { ...notification, about: { articleId: id } })

/** Notifies the author, and the editor who had set it, that a publication is no longer scheduled. */
export async function notifyUnscheduled(context: CommandContext, article: ArticleRow): Promise<void> {
  const { id, authorId, scheduledBy } = article
  const people = [authorId, ...(scheduledBy ? [scheduledBy] : [])]
  const message = `${quoted(article)} não está mais agendado.`
  await notify(context, people, { type: 'SCHEDULED', message, about: { articleId: id } })
}

/** Tells the editor who had claimed a review that the text is no longer waiting for it. */
export const notifyReviewer = (context: CommandContext, article: ArticleRow, reviewer: string): Promise<void> =>
  notify(context, [reviewer], {
    type: 'WITHDRAWN',
    message: `${quoted(article)} saiu da revisão e voltou para rascunho.`,
    about: { articleId: article.id },
  })

/** Notifies editors of a text that was handed in, and the author of every move by others (REV-5), in the context of who moved it. */
export async function notifyOfMove(context: CommandContext, article: ArticleRow): Promise<void> {
  const about = { articleId: article.id }
  const name = quoted(article)
  if (article.status === 'review') {
    await notifyEditors(context, { type: 'SUBMITTED', message: `${name} espera revisão.`, about }, article.authorId)
    return notifyAuthor(context, article, { type: 'SUBMITTED', message: `${name} passou para revisão.` })
  }
  const notification =
    article.status === 'published'
      ? ({ type: 'PUBLISH_SUCCESS', message: `${name} foi publicado.`, about } as const)
      : ({ type: 'WITHDRAWN', message: `${name} voltou para rascunho.`, about } as const)
  await notify(context, [article.authorId], notification)
}
