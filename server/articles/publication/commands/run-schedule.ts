import { messageFor } from '#lib/messages.ts'
import { notify } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { publish } from '../../article.ts'
import { type ArticleRow, lockArticle, stateOf } from '../../row.ts'
import { moveArticle, notifyOfMove, quoted } from '../move.ts'
import { dueOf, unscheduled } from '../schedule.ts'

/**
 * Does what an article's schedule asks for now, in the name of the editor who set it. A second run finds nothing to do. When the
 * article cannot be published, cancels the schedule and notifies its author and that editor of the reason. Raises
 * article_not_found.
 */
export const runSchedule = command(async (context, { articleId }: { articleId: string }): Promise<void> => {
  const { tx, now } = context
  const before = await lockArticle(tx, articleId)
  const due = dueOf(before, now)
  if (due === null) return
  const acting = inNameOfEditor(context, before)
  if (due === 'unpublish') return notifyOfMove(context, await moveArticle(acting, before, 'draft'))
  if (due !== 'publish') return cancelSchedule(context, before, reasons[due])
  const going = publish(stateOf(before), now)
  if (!going.ok) {
    const reason = messageFor({ code: going.refusal, params: going.params })
    return cancelSchedule(context, before, `${notPublished} ${reason}`)
  }
  await notifyOfMove(context, await moveArticle(acting, before, 'published'))
})

const notPublished = 'não foi publicado na hora marcada.'
const reasons = {
  missed: `${notPublished} O sistema esteve fora do ar, e a hora já passou.`,
  idle: 'perdeu o agendamento: a hora de sair do ar passou antes da publicação.',
} as const

/** A context with the editor who set the schedule as actor. Notifications use the job's own context, so that this editor gets them too. */
const inNameOfEditor = (context: CommandContext, { scheduledBy }: ArticleRow): CommandContext => ({
  ...context,
  actor: { ...context.actor, id: scheduledBy },
})

async function cancelSchedule(context: CommandContext, article: ArticleRow, reason: string): Promise<void> {
  const { tx } = context
  const { id, authorId, scheduledBy } = article
  await tx.article.update({ where: { id }, data: unscheduled })
  await audit(inNameOfEditor(context, article), {
    action: 'article.not_published',
    subject: { type: 'article', id },
    status: 'failed',
  })
  const people = [authorId, ...(scheduledBy ? [scheduledBy] : [])]
  const message = `${quoted(article)} ${reason}`
  await notify(context, people, { type: 'SCHEDULE_FAILED', message, about: { articleId: id } })
}
