import type { ChangeEventInput } from '#lib/schemas/events/event.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { isListed, publishedAtOf } from '../event.ts'
import { assertUsablePicture, columnsOf, readDates, zoneOfCity } from '../fields.ts'
import { eventPolicy } from '../policy.ts'
import { assertVersion, lockEvent } from '../row.ts'
import { forgetEvent, keepVersion, occurrenceOf, tellOfPublication, writeDates } from '../write.ts'

/**
 * Changes an event's fields and status. Gives its new version. Raises event_not_found, event_forbidden, event_changed_meanwhile, unknown_city or
 * invalid.
 */
export const changeEvent = command(async (context, { id, version, status, fields }: ChangeEventInput) => {
  const { tx, actor, now } = context
  const before = await lockEvent(tx, id)
  eventPolicy.assert(actor, 'edit', before, 'event_forbidden')
  assertVersion(before, version)
  const timeZone = await zoneOfCity(tx, fields.city)
  const dates = readDates(fields, timeZone, now)
  await assertUsablePicture(context, fields.coverMediaId, before.coverMediaId)
  const event = await tx.event.update({
    where: { id },
    data: {
      ...columnsOf(fields, dates),
      status,
      publishedAt: publishedAtOf(status, before.publishedAt, now),
      version: version + 1,
      updatedAt: now,
    },
  })
  const former = before.occurrences.map(occurrenceOf)
  await writeDates(context, event, { ...dates, timeZone, announced: isListed(before), former })
  await keepVersion(context, event, fields)
  await audit(context, {
    action: before.status === status ? 'event.changed' : 'event.status_changed',
    subject: { type: 'event', id },
    details: { from: before.status, to: status, version: event.version },
  })
  await forgetEvent(context, before, event)
  if (status === 'published' && before.publishedAt === null) await tellOfPublication(context, event)
  return { version: event.version }
})
