import { DomainError } from '#lib/errors.ts'
import type { CreateEventInput } from '#lib/schemas/events/event.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { publishedAtOf } from '../event.ts'
import { assertNotPast, assertUsablePicture, columnsOf, readDates, zoneOfCity } from '../fields.ts'
import { eventPolicy } from '../policy.ts'
import { closeSubmission } from '../submissions/commands/close-submission.ts'
import { forgetEvent, keepVersion, tellOfPublication, writeDates } from '../write.ts'

/**
 * Enters an event, as a draft or published at once; one that a reader sent is accepted with it. Gives its id; a repeated request id gives the existing
 * event's. Raises event_creation_forbidden, signed_out, unknown_city, invalid, or what closeSubmission raises.
 */
export const createEvent = command(async (context, { requestId, status, fields, submissionId }: CreateEventInput) => {
  const { tx, actor, now } = context
  eventPolicy.assert(actor, 'create', null, 'event_creation_forbidden')
  if (actor.id === null) throw new DomainError('signed_out')
  // Two simultaneous requests wait for each other here, so that the second finds the first one's event.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${requestId}, 0))) AS waited`
  const existing = await tx.event.findUnique({
    where: { organizerId_requestId: { organizerId: actor.id, requestId } },
    select: { id: true },
  })
  if (existing) return existing
  const timeZone = await zoneOfCity(tx, fields.city)
  const dates = readDates(fields, timeZone, now)
  assertNotPast(dates.span, timeZone, now)
  await assertUsablePicture(context, fields.coverMediaId, null)
  const event = await tx.event.create({
    data: {
      ...columnsOf(fields, dates),
      status,
      publishedAt: publishedAtOf(status, null, now),
      organizerId: actor.id,
      requestId,
      createdAt: now,
      updatedAt: now,
    },
  })
  await writeDates(context, event, { ...dates, timeZone, announced: false, former: [] })
  await keepVersion(context, event, fields)
  await audit(context, { action: 'event.created', subject: { type: 'event', id: event.id }, details: { status } })
  await forgetEvent(context, event)
  if (submissionId) await closeSubmission(context, { id: submissionId, status: 'accepted', eventId: event.id })
  if (status === 'published') await tellOfPublication(context, event)
  return { id: event.id }
})
