import type { EventFields } from '#lib/schemas/events/event.ts'
import { command } from '#server/platform/work/command.ts'
import { forgetEvent, keepVersion } from '../write.ts'

interface Replacement {
  /** The former picture, and the one that takes its place. */
  id: string
  by: string
  alt: string
  credit: string
  /** The most events that one call changes. */
  most: number
}

/** Puts a picture in another's place on events, each with a version. Part of a command that has checked the rights. Gives how many changed. */
export const replaceEventCover = command(
  async (context, { id, by, alt, credit, most }: Replacement): Promise<number> => {
    const { tx, now } = context
    const ids = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM events WHERE cover_media_id = ${id}::uuid ORDER BY id LIMIT ${most} FOR UPDATE`
    for (const { id: eventId } of ids) {
      const cover = { coverMediaId: by, coverAlt: alt, coverCredit: credit }
      const event = await tx.event.update({
        where: { id: eventId },
        data: { ...cover, version: { increment: 1 }, updatedAt: now },
      })
      const last = await tx.eventVersion.findFirst({ where: { eventId }, orderBy: { version: 'desc' } })
      if (last) await keepVersion(context, event, { ...(last.fields as unknown as EventFields), ...cover })
      await forgetEvent(context, event)
    }
    return ids.length
  },
)
