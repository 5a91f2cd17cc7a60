import { isEditor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { Span } from '#lib/events/event.ts'
import { ruleOf, startsOf } from '#lib/events/recurrence.ts'
import { spanOf, type TypedTime } from '#lib/events/typed-time.ts'
import { dayIn } from '#lib/events/when.ts'
import { limits } from '#lib/limits.ts'
import { messageFor } from '#lib/messages.ts'
import { type EventFields, eventFields } from '#lib/schemas/events/event.ts'
import { slugify } from '#lib/text/text.ts'
import { findUpload } from '#server/media/queries/uploads.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

export const wrong = (field: string, message: string) => new DomainError('invalid', { fields: { [field]: message } })

/** When an event is: the span of its first date, its rule, and the starts of all its dates. */
export interface Dates {
  span: Span
  rule: string | null
  starts: Date[]
}

/** The time zone of a city. Raises unknown_city beside the field. */
export async function zoneOfCity(tx: Tx, city: string): Promise<string> {
  const found = await tx.municipality.findUnique({ where: { path: city }, select: { timeZone: true } })
  if (!found)
    throw new DomainError('unknown_city', { fields: { city: messageFor({ code: 'unknown_city', params: {} }) } })
  return found.timeZone
}

/** The span of a typed time in a zone. Raises invalid. */
export function readSpan(typed: TypedTime, timeZone: string): Span {
  const read = spanOf(typed, timeZone)
  if ('problem' in read) throw wrong(read.problem.field, read.problem.message)
  return read.span
}

/** Raises invalid for a time that is too far ahead (EVT-4). */
export function assertWithinReach({ startsAt }: Span, now: Date): void {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + limits.event.years)
  if (startsAt > latest) throw wrong('startDate', `Escolha uma data dos próximos ${limits.event.years} anos`)
}

/** The dates of an event, in its city's zone. Raises invalid for a time, a distance or a repetition that is not allowed. */
export function readDates(fields: EventFields, timeZone: string, now: Date): Dates {
  const span = readSpan(fields, timeZone)
  assertWithinReach(span, now)
  if (!fields.repetition) return { span, rule: null, starts: [span.startsAt] }
  if (span.endsAt && span.endsAt.getTime() - span.startsAt.getTime() >= WEEK)
    throw wrong('repetition', 'Um evento que se repete dura menos de uma semana')
  const rule = ruleOf(fields.repetition, { startsAt: span.startsAt, timeZone })
  const starts = startsOf(rule, { startsAt: span.startsAt, timeZone })
  if (starts.length > limits.event.occurrences)
    throw wrong(
      'repetition',
      `Um evento pode ter no máximo ${limits.event.occurrences} datas. Escolha um fim mais próximo`,
    )
  return { span, rule, starts }
}

/** Raises invalid for a day that is over in the zone: a new event is never in the past. */
export function assertNotPast({ startsAt }: Span, timeZone: string, now: Date): void {
  if (dayIn(startsAt, timeZone) < dayIn(now, timeZone))
    throw wrong('startDate', 'Escolha uma data que ainda não passou')
}

/**
 * Checks that an actor may use a picture: one's own upload or one of the house's library. Editors may use any, and a picture that the event has
 * already stays. Raises invalid.
 */
export async function assertUsablePicture(
  { tx, actor }: CommandContext,
  id: string | null,
  before: string | null,
): Promise<void> {
  if (id === null || id === before) return
  const upload = await findUpload(tx, id)
  if (!upload) throw wrong('coverMediaId', 'A imagem enviada não foi encontrada.')
  if (isEditor(actor) || upload.ownerId === actor.id || upload.inLibrary) return
  throw wrong('coverMediaId', 'Esta imagem foi enviada por outra pessoa e ainda não saiu no jornal.')
}

/** The readable end of an event's address. Below `/events/{id}` “edit” is the form. */
function slugOf(title: string): string {
  const slug = slugify(title, 80) || 'evento'
  return slug === 'edit' ? 'evento-edit' : slug
}

/** The fields that are stored as they are, each in the column of its name. */
export type StoredFields = Omit<EventFields, Exclude<keyof TypedTime, 'allDay'> | 'repetition'>

const inOtherColumns = new Set(['startDate', 'startTime', 'endDate', 'endTime', 'repetition'])
const storedNames = Object.keys(eventFields.shape).filter(name => !inOtherColumns.has(name)) as (keyof StoredFields)[]

/** Picks the stored fields from an event's row or form, and drops all else. */
export const storedFieldsOf = (of: Readonly<Record<keyof StoredFields, unknown>>): StoredFields =>
  Object.fromEntries(storedNames.map(name => [name, of[name]])) as unknown as StoredFields

export const columnsOf = (fields: EventFields, { span, rule }: Dates) => ({
  ...storedFieldsOf(fields),
  slug: slugOf(fields.title),
  eventDate: span.startsAt,
  endDate: span.endsAt,
  recurrence: rule,
})
