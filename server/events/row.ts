import { DomainError } from '#lib/errors.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'

/** The relations that every command reads with an event. */
const selection = {
  include: { occurrences: { orderBy: { startsAt: 'asc' } }, municipality: { select: { timeZone: true } } },
} satisfies Prisma.EventDefaultArgs

/** An event's row as commands use it, with its dates and its city's time zone. */
export type EventRow = Prisma.EventGetPayload<typeof selection>

/** Locks an event's row until the transaction ends and reads it. Raises event_not_found. */
export async function lockEvent(tx: Tx, id: string): Promise<EventRow> {
  await tx.$queryRaw`SELECT 1 FROM events WHERE id = ${id}::uuid FOR UPDATE`
  const event = await tx.event.findUnique({ where: { id }, ...selection })
  if (!event) throw new DomainError('event_not_found')
  return event
}

/** Raises event_changed_meanwhile when the event was changed since `version`. Call it after the policy check, so that a stranger learns no version. */
export function assertVersion(event: EventRow, version: number): void {
  if (event.version !== version) throw new DomainError('event_changed_meanwhile')
}
