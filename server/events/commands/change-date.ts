import { DomainError } from '#lib/errors.ts'
import { moveOccurrence, type Occurrence } from '#lib/events/occurrences.ts'
import type { CancelDateInput, MoveDateInput } from '#lib/schemas/events/event.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { isListed } from '../event.ts'
import { assertWithinReach, readSpan } from '../fields.ts'
import { eventPolicy } from '../policy.ts'
import { assertVersion, type EventRow, lockEvent } from '../row.ts'
import { forgetEvent, occurrenceColumns, occurrenceOf } from '../write.ts'

interface Target {
  id: string
  version: number
  occurrenceId: string
}

/** Locks an event and finds one of its dates. Raises event_not_found, event_forbidden or event_changed_meanwhile. */
async function lockDate({ tx, actor }: CommandContext, { id, version, occurrenceId }: Target) {
  const event = await lockEvent(tx, id)
  eventPolicy.assert(actor, 'edit', event, 'event_forbidden')
  assertVersion(event, version)
  const row = event.occurrences.find(each => each.id === occurrenceId)
  if (!row) throw new DomainError('event_not_found')
  return { event, occurrence: occurrenceOf(row) }
}

/** Writes a date of an event. The event's version grows, so that calendars take the new time. */
async function saveDate(context: CommandContext, event: EventRow, id: string, next: Occurrence): Promise<number> {
  const { tx, now } = context
  const version = event.version + 1
  await tx.eventOccurrence.update({ where: { id }, data: occurrenceColumns(event, next) })
  await tx.event.update({ where: { id: event.id }, data: { version, updatedAt: now } })
  await forgetEvent(context, event)
  return version
}

/** Moves one date of an event. Gives the event's new version. Raises what `lockDate` raises, and invalid. */
export const moveDate = command(async (context, { time, ...target }: MoveDateInput) => {
  const { event, occurrence } = await lockDate(context, target)
  const span = readSpan(time, event.municipality.timeZone)
  assertWithinReach(span, context.now)
  const moved = moveOccurrence(occurrence, span, isListed(event))
  const version = await saveDate(context, event, occurrence.id, moved)
  await audit(context, {
    action: 'event.date_moved',
    subject: { type: 'event', id: event.id },
    details: { day: occurrence.day, from: occurrence.startsAt.toISOString(), to: span.startsAt.toISOString() },
  })
  return { version }
})

/** Cancels one date of an event, or restores it. Gives the event's new version. Raises what `lockDate` raises. */
export const cancelDate = command(async (context, { cancelled, ...target }: CancelDateInput) => {
  const { event, occurrence } = await lockDate(context, target)
  const version = await saveDate(context, event, occurrence.id, { ...occurrence, cancelled })
  await audit(context, {
    action: cancelled ? 'event.date_cancelled' : 'event.date_restored',
    subject: { type: 'event', id: event.id },
    details: { day: occurrence.day },
  })
  return { version }
})
