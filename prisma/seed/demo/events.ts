import { randomUUID } from 'node:crypto'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import type { EventStatus } from '#lib/events/event.ts'
import { type EventFieldsInput, eventFields } from '#lib/schemas/events/event.ts'
import { isoDay } from '#lib/text/format.ts'
import { cancelDate } from '#server/events/commands/change-date.ts'
import { changeEvent } from '#server/events/commands/change-event.ts'
import { createEvent } from '#server/events/commands/create-event.ts'
import { sendEvent } from '#server/events/submissions/commands/send-event.ts'
import { db } from '#server/platform/db/db.ts'
import { demoTexts } from './demo-texts.ts'
import { at } from './moment.ts'
import type { Journalists } from './people.ts'

type Category = EventFieldsInput['category']

interface DemoEvent {
  title: string
  description: string
  category: Category
  /** Days from today, and the local hours; whole days without hours. */
  day: number
  hours?: readonly [from: string, to?: string]
  /** Days from the first to the last. */
  length?: number
  /** With the days from its start to its last date. */
  repetition?: Repetition & { days: number }
  place: readonly [location: string, address: string, city: string]
  /** Without one it is free. */
  price?: string
  heldBy: string
  by?: 'helena' | 'marcos'
  status?: EventStatus
  /** A number of its dates, from the second on, that are cancelled. */
  cancelledDates?: number
}

type Repetition = { every: 'week'; weekdays: [] } | { every: 'month'; by: 'weekday' }

type SentEvent = Omit<DemoEvent, 'heldBy'> & { sender: readonly [name: string, email: string] }

/** Events that readers sent and that wait for an answer. */
const sent = demoTexts<readonly SentEvent[]>('sent-events')

/** Five hours between two of them. */
const SENT_APART = 5 * 60 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000
/** All were entered so long ago, so that the oldest was then still to come. */
const ENTERED_DAYS_AGO = 40

const events = demoTexts<readonly DemoEvent[]>('events')

function fieldsOf(event: DemoEvent, day: (days: number) => string): EventFieldsInput {
  const { day: start, hours, length = 0, repetition, place, price = '' } = event
  const [location, address, city] = place
  const [startTime = '', endTime = ''] = hours ?? []
  return {
    title: event.title,
    description: event.description,
    category: event.category,
    allDay: !hours,
    startDate: day(start),
    startTime,
    endDate: length > 0 ? day(start + length) : '',
    endTime,
    repetition: repetition ? { ...repetition, until: day(start + repetition.days) } : null,
    location,
    address,
    city,
    isFree: price === '',
    price,
    heldBy: event.heldBy,
    linkUrl: '',
    coverMediaId: null,
    coverAlt: '',
    coverCredit: '',
  }
}

/** Enters the demonstration's agenda: twenty events in six cities and three time zones, around the present. */
export async function seedEvents(now: Date, journalists: Pick<Journalists, 'helena' | 'marcos'>): Promise<void> {
  const roles = { helena: 'author', marcos: 'editor' } as const
  const actor = (by: 'helena' | 'marcos'): SignedIn => ({ id: journalists[by], roles: [roles[by]], subscribed: false })
  const day = (days: number) => isoDay(new Date(now.getTime() + days * DAY))
  for (const event of events) {
    await at(now.getTime() - ENTERED_DAYS_AGO * DAY, async () => {
      const by = actor(event.by ?? 'helena')
      const fields = eventFields.parse(fieldsOf(event, day))
      const status = event.status === 'draft' ? 'draft' : 'published'
      const { id } = await createEvent(by, { requestId: randomUUID(), status, fields })
      if (event.status === 'cancelled') await changeEvent(by, { id, version: 1, status: 'cancelled', fields })
      const dates = await db().eventOccurrence.findMany({ where: { eventId: id }, orderBy: { startsAt: 'asc' } })
      for (const [index, { id: occurrenceId }] of dates.slice(1, 1 + (event.cancelledDates ?? 0)).entries())
        await cancelDate(by, { id, version: index + 1, occurrenceId, cancelled: true })
    })
  }
  for (const [index, invitation] of sent.entries())
    await at(now.getTime() - (index + 1) * SENT_APART, async () => {
      const fields = eventFields.parse(fieldsOf({ ...invitation, heldBy: invitation.sender[0] }, day))
      const [senderName, senderEmail] = invitation.sender
      await sendEvent(anonymous, { requestId: randomUUID(), sender: { senderName, senderEmail }, fields })
    })
  // The desk has read them long ago.
  await db().notification.updateMany({
    where: { type: 'EVENT_PUBLISHED' },
    data: { status: 'archived', archivedAt: now },
  })
}
