import { isDeepStrictEqual } from 'node:util'
import type { EventStatus } from '#lib/events/event.ts'
import type { EventFields } from '#lib/schemas/events/event.ts'
import { db } from '#server/platform/db/db.ts'

/** A version of an event, with the fields that changed in it. */
export interface EventVersionEntry {
  version: number
  status: EventStatus
  changedBy: string | null
  createdAt: Date
  /** Empty for the first version and for a change of the status alone. */
  changed: (keyof EventFields)[]
}

const MOST = 30

/** The newest versions of an event, newest first. The caller has asked the policy: call it after findEventForEdit. */
export async function listEventVersions(id: string): Promise<EventVersionEntry[]> {
  const rows = await db().eventVersion.findMany({
    where: { eventId: id },
    orderBy: { version: 'desc' },
    take: MOST + 1,
  })
  const ids = rows.flatMap(({ changedBy }) => changedBy ?? [])
  const people = await db().profile.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } })
  const names = new Map(people.map(person => [person.id, person.fullName]))
  return rows.slice(0, MOST).map(({ version, status, changedBy, createdAt, fields }, at) => ({
    version,
    status,
    changedBy: changedBy && (names.get(changedBy) ?? null),
    createdAt,
    changed: changedFields(rows[at + 1]?.fields, fields),
  }))
}

function changedFields(before: unknown, after: unknown): (keyof EventFields)[] {
  if (!before || !after) return []
  const [old, current] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return (Object.keys(current) as (keyof EventFields)[]).filter(name => !isDeepStrictEqual(old[name], current[name]))
}
