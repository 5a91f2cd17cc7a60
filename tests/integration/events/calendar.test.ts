import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import type { EventStatus } from '#lib/events/event.ts'
import { addDays, nthWeekday } from '#lib/events/invitation/days.ts'
import type { EventFieldsInput } from '#lib/schemas/events/event.ts'
import { instantOf } from '#lib/text/local-time.ts'
import { seedEvents } from '#prisma/seed/demo/events.ts'
import { cancelDate } from '#server/events/commands/change-date.ts'
import { changeEvent } from '#server/events/commands/change-event.ts'
import { cityCalendar, eventCalendar } from '#server/events/http.ts'
import { listUpcoming } from '#server/events/queries/list.ts'
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

/** The next Sunday on which clocks change in New York. */
const changeAbroad = () => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const year = Number(soon.slice(0, 4))
  const sundays = [nthWeekday(year, 3, 0, 2), nthWeekday(year, 11, 0, 1), nthWeekday(year + 1, 3, 0, 2)]
  return sundays.find(day => day > soon) ?? soon
}

test.each([
  ['fernando-de-noronha-pe', 'America/Noronha'],
  ['acarau-ce', 'America/Sao_Paulo'],
  ['vilhena-ro', 'America/Porto_Velho'],
  ['sena-madureira-ac', 'America/Rio_Branco'],
])(
  'three days in %s over a clock change abroad are listed and read back to the minute (abuse case 16)',
  async (city, zone) => {
    const sunday = changeAbroad()
    const [startDate, endDate] = [addDays(sunday, -1), addDays(sunday, 1)]
    const title = `Festival ${city}`
    const { event } = await given.event({
      status: 'published',
      fields: { city, title, startDate, startTime: '23:30', endDate, endTime: '23:30' },
    })
    const [start, end] = [instantOf(`${startDate}T23:30`, zone), instantOf(`${endDate}T23:30`, zone)]
    const [entry] = await read(await eventCalendar(event.id))
    expect([entry?.startDate.toJSDate(), entry?.endDate.toJSDate()]).toEqual([start, end])
    const listedAt = async (moment: Date) => {
      const { dates } = await listUpcoming(moment, { city, limit: 50 })
      return dates.some(each => each.title === title)
    }
    const last = end ?? new Date(0)
    expect([await listedAt(last), await listedAt(new Date(last.getTime() + 60_000))]).toEqual([true, false])
  },
)

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

test('the demonstration’s agenda is entered, around the present', async () => {
  const [helena, marcos] = [await given.author(), await given.editor()]
  await seedEvents(new Date(), { helena: helena.id, marcos: marcos.id })
  const ids = { in: [helena.id, marcos.id] }
  expect(
    await db().event.groupBy({ by: ['status'], where: { organizerId: ids }, _count: true, orderBy: { status: 'asc' } }),
  ).toEqual([
    { status: 'draft', _count: 1 },
    { status: 'published', _count: 18 },
    { status: 'cancelled', _count: 1 },
  ])
  const over = await db().eventOccurrence.count({ where: { event: { organizerId: ids }, overAt: { lt: new Date() } } })
  expect(over).toBe(2)
})

test('an unknown city, event or id is a calendar that does not exist', async () => {
  const answers = [cityCalendar('lugar-nenhum-xx'), eventCalendar(crypto.randomUUID()), eventCalendar("' OR 1=1 --")]
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404])
})
