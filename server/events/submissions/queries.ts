import type { Actor } from '#lib/actor.ts'
import { editEventPath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import type { SentEventListState } from '#lib/events/desk/event-lists.ts'
import { textsIn } from '#lib/events/desk/texts.ts'
import { eventCategoryLabels } from '#lib/events/event.ts'
import { spanOf } from '#lib/events/typed-time.ts'
import { sayWhen } from '#lib/events/when.ts'
import { sayPrice } from '#lib/events/words/brief.ts'
import { countedAtMost } from '#lib/list/list.ts'
import { type EventFields, eventFields } from '#lib/schemas/events/event.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { type Page, readPage } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { type FoundCity, findEventCity } from '../queries/city-choices.ts'
import { findSimilar, type SimilarEvent } from '../queries/similar.ts'
import { submissionPolicy } from './policy.ts'

/** An event that a reader sent, in the editors' list. */
export interface SentEvent {
  id: string
  title: string
  description: string
  /** When and where, in words; empty for stored fields that are not read any more. */
  when: string
  where: string
  /** Category, price and organiser, in words. */
  facts: string[]
  linkUrl: string | null
  senderName: string
  senderEmail: string | null
  status: 'waiting' | 'accepted' | 'refused'
  reason: string
  createdAt: Date
  closedAt: Date | null
  closedBy: string | null
  /** The edit screen of its event; null without one. */
  eventPath: string | null
  /** Events that may be the same; of waiting ones only. */
  similar: SimilarEvent[]
}

const pageSize = 20
const sortKeys = { criado: { column: 'createdAt', kind: 'date' } } as const

/** A page of sent events for a list's state. Raises forbidden. */
export async function listSentEvents(
  actor: Actor,
  state: SentEventListState,
  now: Date,
): Promise<Page<SentEvent> & { waiting: number }> {
  submissionPolicy.assert(actor, 'read', null)
  const where: Prisma.EventSubmissionWhereInput = {
    ...(state.filters.situacao === 'esperando' ? { status: 'waiting' } : { closedAt: { not: null } }),
    ...wordsIn(state.search),
  }
  const [page, waiting] = await Promise.all([
    readPage(sortKeys, state, pageSize, {
      rows: ({ where: beyond, ...slice }, tx) =>
        tx.eventSubmission.findMany({ where: { AND: [where, beyond] }, ...slice }),
      count: tx => tx.eventSubmission.count({ where, take: countedAtMost + 1 }),
    }),
    countWaitingEvents(actor),
  ])
  const names = await namesOf(page.rows.flatMap(({ closedBy }) => closedBy ?? []))
  const rows = await Promise.all(page.rows.map(row => sentEventOf(actor, row, names, now)))
  return { ...page, rows, waiting }
}

/** The number of sent events that wait, counted up to `countedAtMost`; 0 for people who may not read them. */
export const countWaitingEvents = async (actor: Actor): Promise<number> =>
  submissionPolicy.can(actor, 'read', null)
    ? db().eventSubmission.count({ where: { status: 'waiting' }, take: countedAtMost })
    : 0

/** A waiting submission's fields, for the form that accepts it. Raises forbidden, not_found or submission_closed. */
export async function findWaitingEvent(
  actor: Actor,
  id: string,
): Promise<{ fields: EventFields; city: FoundCity | null }> {
  submissionPolicy.assert(actor, 'read', null)
  const row = looksLikeUuid(id) ? await db().eventSubmission.findUnique({ where: { id } }) : null
  const fields = eventFields.safeParse(row?.fields).data
  if (!row || !fields) throw new DomainError('not_found')
  if (row.status !== 'waiting') throw new DomainError('submission_closed')
  return { fields, city: await findEventCity(fields.city) }
}

type Row = Prisma.EventSubmissionGetPayload<Record<string, never>>

async function sentEventOf(actor: Actor, row: Row, names: ReadonlyMap<string, string>, now: Date): Promise<SentEvent> {
  const fields = eventFields.safeParse(row.fields).data
  const city = fields ? await findEventCity(fields.city) : null
  const { closedBy, eventId, requestId: _, fields: __, searchKey: ___, ...shown } = row
  return {
    ...shown,
    description: fields?.description ?? '',
    when: fields && city ? whenOf(fields, city.timeZone, now) : '',
    where: fields ? [fields.location, ...saidIn('place', fields), city?.name].filter(Boolean).join(', ') : '',
    facts: fields
      ? [eventCategoryLabels[fields.category], sayPrice(fields), ...saidIn('entry', fields)].filter(Boolean)
      : [],
    linkUrl: fields?.linkUrl ?? null,
    closedBy: closedBy && (names.get(closedBy) ?? 'Redação'),
    eventPath: eventId && editEventPath(eventId),
    similar:
      fields && row.status === 'waiting'
        ? await findSimilar(actor, {
            title: fields.title,
            location: fields.location,
            city: fields.city,
            day: fields.startDate,
            id: null,
          })
        : [],
  }
}

/** The optional texts but the price, which `sayPrice` says. */
const saidIn = (part: 'place' | 'entry', fields: EventFields) =>
  textsIn(part).map(({ name }) => (name === 'price' ? '' : fields[name]))

function whenOf(fields: EventFields, timeZone: string, now: Date): string {
  const read = spanOf(fields, timeZone)
  return 'span' in read ? sayWhen({ ...read.span, allDay: fields.allDay, timeZone }, now) : ''
}

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const people = await db().profile.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } })
  return new Map(people.map(({ id, fullName }) => [id, fullName]))
}
