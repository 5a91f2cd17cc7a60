import type { DeleteEventInput } from '#lib/schemas/events/event.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { eventPolicy } from '../policy.ts'
import { lockEvent } from '../row.ts'
import { forgetEvent } from '../write.ts'

/** Deletes an event with its dates and versions. Raises event_deletion_forbidden or event_not_found. */
export const deleteEvent = command(async (context, { id }: DeleteEventInput): Promise<void> => {
  const { tx, actor } = context
  eventPolicy.assert(actor, 'delete', null, 'event_deletion_forbidden')
  const event = await lockEvent(tx, id)
  await tx.event.delete({ where: { id }, select: { id: true } })
  await audit(context, { action: 'event.deleted', subject: { type: 'event', id }, details: { status: event.status } })
  await forgetEvent(context, event)
})
