import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
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
  const names = await namesOf(rows.map(({ changedBy }) => changedBy))
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
  const old = before as Record<string, unknown>
  const current = after as Record<string, unknown>
  // An older version lacks a field that was added since.
  return (Object.keys(current) as (keyof EventFields)[]).filter(
    name => !isDeepStrictEqual(name in old ? old[name] : '', current[name]),
  )
}

/** A change of one date of an event that repeats. */
export interface DateChange {
  id: string
  act: 'moved' | 'cancelled' | 'restored'
  /** The day that the event's rule gives: `2026-12-03`. */
  day: string
  /** The new start of a moved date. */
  to: Date | null
  changedBy: string | null
  createdAt: Date
}

const acts = {
  'event.date_moved': 'moved',
  'event.date_cancelled': 'cancelled',
  'event.date_restored': 'restored',
} as const
const details = z.object({ day: z.iso.date(), to: z.coerce.date().optional() })

/** The newest changes of single dates of an event, newest first. The caller has asked the policy: call it after findEventForEdit. */
export async function listDateChanges(id: string): Promise<DateChange[]> {
  const rows = await db().auditEntry.findMany({
    where: { subjectId: id, subjectType: 'event', action: { in: Object.keys(acts) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  const names = await namesOf(rows.map(({ actorId }) => actorId))
  return rows.flatMap(({ id: entry, action, actorId, createdAt, details: stored }) => {
    const { data } = details.safeParse(stored)
    if (!data) return []
    const changedBy = actorId && (names.get(actorId) ?? null)
    return [
      { id: entry, act: acts[action as keyof typeof acts], day: data.day, to: data.to ?? null, changedBy, createdAt },
    ]
  })
}

async function namesOf(ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = ids.flatMap(id => id ?? [])
  const people = await db().profile.findMany({ where: { id: { in: known } }, select: { id: true, fullName: true } })
  return new Map(people.map(person => [person.id, person.fullName]))
}
