import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import type { EventStatus } from '#lib/events/event.ts'
import type { EventFieldsInput } from '#lib/schemas/events/event.ts'
import { cancelDate } from '#server/events/commands/change-date.ts'
import { changeEvent } from '#server/events/commands/change-event.ts'
import { cityCalendar, eventCalendar } from '#server/events/http.ts'
import { db } from '#server/platform/db/db.ts'
import { eventWith, given } from '#tests/support/given.ts'

const read = async (answer: Response) =>
  new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent').map(part => new ICAL.Event(part))

const change = (by: SignedIn, id: string, version: number, status: EventStatus, fields: Partial<EventFieldsInput>) =>
  changeEvent(by, { id, version, status, fields: eventWith(fields) })

test('a published event is a calendar of its dates: what was moved or cancelled replaces the copy at once', async () => {
  const city = 'rio-branco-ac'
  const until = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10)
  const fields = {
    city,
    startTime: '23:30',
    endTime: '02:00',
    repetition: { every: 'week' as const, weekdays: [], until },
  }
  const { author, event } = await given.event({ status: 'published', fields })
  const rows = () => db().eventOccurrence.findMany({ where: { eventId: event.id }, orderBy: { startsAt: 'asc' } })
  const before = await read(await eventCalendar(event.id))
  expect(before.map(each => each.startDate.toJSDate())).toEqual((await rows()).map(({ startsAt }) => startsAt))
  expect(before.map(each => each.endDate.toJSDate())).toEqual((await rows()).map(({ endsAt }) => endsAt))

  const [, second] = await rows()
  await cancelDate(author, { id: event.id, version: 1, occurrenceId: second?.id ?? '', cancelled: true })
  await change(author, event.id, 2, 'published', { ...fields, startTime: '22:00' })
  const after = await read(await eventCalendar(event.id))
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect(after.map(({ sequence }) => sequence)).toEqual(after.map(() => 2))
  expect(after.map(each => each.component.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CANCELLED',
    'CONFIRMED',
  ])
  expect(after.map(each => each.startDate.toJSDate())).toEqual((await rows()).map(({ startsAt }) => startsAt))
})

test('a city’s calendar has its published and cancelled events, no drafts, and the press keeps it under the city’s key', async () => {
  const city = 'santos-sp'
  await given.event({ fields: { city, title: 'Só rascunho' } })
  const { author, event } = await given.event({
    status: 'published',
    fields: { city, title: 'Feira; livre, de sábado' },
  })
  const answer = await cityCalendar(city)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(JSON.parse(answer.headers.get('x-press') ?? '{}')).toMatchObject({ keys: [`events:${city}`] })
  const [only, ...others] = await read(answer)
  expect([only?.summary, only?.location, others]).toEqual([
    'Feira; livre, de sábado',
    'Praça do Rádio, Rua Treze de Maio, 10, Santos (SP)',
    [],
  ])
  await change(author, event.id, 1, 'cancelled', { city })
  const [cancelled] = await read(await cityCalendar(city))
  expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  await change(author, event.id, 2, 'draft', { city })
  expect(await read(await cityCalendar(city))).toEqual([])
  expect((await eventCalendar(event.id)).status).toBe(404)
})
