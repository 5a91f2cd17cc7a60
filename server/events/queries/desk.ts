import type { Actor } from '#lib/actor.ts'
import type { EventListState } from '#lib/events/desk/event-lists.ts'
import type { EventStatus } from '#lib/events/event.ts'
import { countedAtMost } from '#lib/list/list.ts'
import { cityName } from '#lib/text/format.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import { type Page, readPage } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { isListed } from '../event.ts'
import { eventPolicy } from '../policy.ts'
import { submissionPolicy } from '../submissions/policy.ts'

/** An event in a staff list. */
export interface DeskEvent {
  id: string
  slug: string
  title: string
  location: string
  status: EventStatus
  eventDate: Date
  endDate: Date | null
  allDay: boolean
  recurrence: string | null
  timeZone: string
  cityName: string
  organizer: string | null
  createdAt: Date
  /** Whether readers see it. */
  listed: boolean
}

const pageSize = 30
const sortKeys = {
  quando: { column: 'eventDate', kind: 'date' },
  criado: { column: 'createdAt', kind: 'date' },
} as const

const selection = {
  id: true,
  slug: true,
  title: true,
  location: true,
  status: true,
  eventDate: true,
  endDate: true,
  allDay: true,
  recurrence: true,
  city: true,
  createdAt: true,
  publishedAt: true,
  municipality: { select: { name: true, timeZone: true } },
  organizer: { select: { fullName: true } },
} satisfies Prisma.EventSelect

/** A page of the events that the actor entered. Raises event_creation_forbidden. */
export function listOwnEvents(actor: Actor, state: EventListState): Promise<Page<DeskEvent>> {
  eventPolicy.assert(actor, 'create', null, 'event_creation_forbidden')
  return listEvents(state, { organizerId: actor.id })
}

/** A page of all events, for editors and masters. Raises forbidden. */
export function listAllEvents(actor: Actor, state: EventListState): Promise<Page<DeskEvent>> {
  submissionPolicy.assert(actor, 'read', null)
  const { city = '' } = state.filters as { city?: string }
  return listEvents(state, city ? { city } : {})
}

interface Slice {
  where: Prisma.EventWhereInput
  orderBy: Prisma.EventOrderByWithRelationInput[]
  take: number
}

async function listEvents(state: EventListState, narrowed: Prisma.EventWhereInput): Promise<Page<DeskEvent>> {
  const { status } = state.filters
  const where = { ...narrowed, ...(status !== 'todos' && { status }), ...wordsIn(state.search) }
  const page = await readPage(sortKeys, state, pageSize, {
    rows: ({ where: beyond, ...slice }: Slice, tx: Tx) =>
      tx.event.findMany({
        relationLoadStrategy: 'join',
        where: { AND: [where, beyond] },
        ...slice,
        select: selection,
      }),
    count: tx => tx.event.count({ where, take: countedAtMost + 1 }),
  })
  return { ...page, rows: page.rows.map(deskEventOf) }
}

function deskEventOf(row: Prisma.EventGetPayload<{ select: typeof selection }>): DeskEvent {
  const { municipality, organizer, city, publishedAt, ...event } = row
  return {
    ...event,
    timeZone: municipality.timeZone,
    cityName: cityName(municipality.name, city),
    organizer: organizer?.fullName ?? null,
    listed: isListed({ status: event.status, publishedAt }),
  }
}
