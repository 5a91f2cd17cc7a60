import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import type { EditionVersionInput, ScheduleEditionInput } from '#lib/schemas/newsletter/edition.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { editionPolicy } from '../policy.ts'
import { assertReady } from '../queries/check.ts'
import { assertOpen, lockEdition, statusBy } from '../row.ts'

/** Milliseconds: an edition is scheduled for at most a year ahead. */
const farthest = 366 * 24 * 60 * 60 * 1000

const badMoment = () =>
  new DomainError('edition_moment', { fields: { at: messageFor({ code: 'edition_moment', params: {} }) } })

const setSchedule = command(
  async (context, { id, version, at }: ScheduleEditionInput): Promise<{ version: number }> => {
    const { tx, actor, now } = context
    editionPolicy.assert(actor, 'schedule', null)
    const edition = await lockEdition(tx, id)
    assertOpen(edition, version)
    const status = statusBy(edition, 'schedule')
    const ahead = at.getTime() - now.getTime()
    if (ahead <= 0 || ahead > farthest) throw badMoment()
    await tx.newsletterSend.update({
      where: { id },
      data: { status, scheduledAt: at, version: version + 1, updatedAt: now },
      select: { id: true },
    })
    await audit(context, {
      action: 'newsletter.edition_scheduled',
      subject: { type: 'newsletter_edition', id },
      details: { at: at.toISOString() },
    })
    return { version: version + 1 }
  },
)

/**
 * Schedules an edition, or moves its schedule. Gives the new version. Raises forbidden, edition_not_found, edition_not_ready when a check stops it,
 * edition_closed, edition_changed_meanwhile, edition_moment for a time that is past or more than a year away.
 */
export async function scheduleEdition(actor: Actor, input: ScheduleEditionInput): Promise<{ version: number }> {
  await assertReady(actor, 'schedule', input)
  return setSchedule(actor, input)
}

/** Takes an edition off its schedule: a draft again. Gives the new version. Raises forbidden, edition_not_found, edition_closed, edition_changed_meanwhile. */
export const unscheduleEdition = command(
  async (context, { id, version }: EditionVersionInput): Promise<{ version: number }> => {
    const { tx, actor, now } = context
    editionPolicy.assert(actor, 'schedule', null)
    const edition = await lockEdition(tx, id)
    assertOpen(edition, version)
    const status = statusBy(edition, 'unschedule')
    await tx.newsletterSend.update({
      where: { id },
      data: { status, scheduledAt: null, version: version + 1, updatedAt: now },
      select: { id: true },
    })
    await audit(context, { action: 'newsletter.edition_unscheduled', subject: { type: 'newsletter_edition', id } })
    return { version: version + 1 }
  },
)
