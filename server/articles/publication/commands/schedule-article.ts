import type { ScheduleFields, ScheduleInput } from '#lib/schemas/articles/schedule.ts'
import { longDateTime } from '#lib/text/format.ts'
import { accepted } from '#lib/transition.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { checkPictures, fieldOf } from '../../article.ts'
import { assertComplete } from '../../complete.ts'
import { fieldsOf } from '../../fields.ts'
import { articlePolicy } from '../../policy.ts'
import { type ArticleRow, lockArticle, stateOf } from '../../row.ts'
import { appointment } from '../appointment.ts'
import { notifyAuthor, notifyUnscheduled, quoted } from '../move.ts'
import { schedule, scheduleFieldOf } from '../schedule.ts'

/**
 * Sets when an article is published and taken down by itself, and its embargo note. An empty moment cancels that appointment.
 * Notifies the author of a publication that was set, moved or cancelled; of a cancelled one also the editor who had set it.
 * Raises article_not_found, article_forbidden, setting_changed_meanwhile when the schedule is no longer `from`, schedule_moment,
 * schedule_order, unpublish_moment, schedule_published, or the refusals of publishing, also invalid for an incomplete text.
 */
export const scheduleArticle = command(async (context, { id, fields, from }: ScheduleInput) => {
  const { tx, actor, now } = context
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, 'publish', before, 'article_forbidden')
  assertUnchanged(from, scheduleOf(before))
  const { publishAt, unpublishAt } = accepted(schedule(before, fields, now), scheduleFieldOf)
  // Checked now: nobody is there to complete a text at three in the morning.
  if (publishAt) assertComplete(fieldsOf(before))
  if (publishAt) accepted(checkPictures(stateOf(before)), fieldOf)

  const scheduledBy = publishAt || unpublishAt ? actor.id : null
  await tx.article.update({
    where: { id },
    data: { publishAt, unpublishAt, scheduledBy, embargoNote: fields.embargoNote },
  })
  for (const moment of [publishAt, unpublishAt])
    if (moment) await enqueue(tx, appointment, { articleId: id }, { at: moment })
  await audit(context, {
    action: 'article.scheduled',
    subject: { type: 'article', id },
    details: {
      publishAt: publishAt?.toISOString() ?? null,
      unpublishAt: unpublishAt?.toISOString() ?? null,
    },
  })
  if (publishAt?.getTime() === before.publishAt?.getTime()) return
  if (publishAt === null) return notifyUnscheduled(context, before)
  const message = `${quoted(before)} será publicado em ${longDateTime(publishAt)}.`
  await notifyAuthor(context, before, { type: 'SCHEDULED', message })
})

/** An article's schedule as the form has it. */
const scheduleOf = ({ publishAt, unpublishAt, embargoNote }: ArticleRow): ScheduleFields => ({
  publishAt,
  unpublishAt,
  embargoNote,
})
