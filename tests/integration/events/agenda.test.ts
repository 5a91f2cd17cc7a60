import { describe, expect, test } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { readAgenda } from '#lib/events/agenda/agenda.ts'
import { type EventStatus, isFindable } from '#lib/events/event.ts'
import type { EventFieldsInput } from '#lib/schemas/events/event.ts'
import { readSearch } from '#lib/search/query.ts'
import { instantOf } from '#lib/text/local-time.ts'
import { cancelDate, moveDate } from '#server/events/commands/change-date.ts'
import { changeEvent } from '#server/events/commands/change-event.ts'
import { listEventAddresses } from '#server/events/queries/addresses.ts'
import { findAgendaPart } from '#server/events/queries/agenda-part.ts'
import { findAgendaZone, listEventCities } from '#server/events/queries/cities.ts'
import { findEventPage } from '#server/events/queries/event-page.ts'
import { listNext, listUpcoming } from '#server/events/queries/list.ts'
import { db } from '#server/platform/db/db.ts'
import { articlePicture } from '#server/sharing/http.ts'
import { eventWith, given } from '#tests/support/given.ts'

/** A day in so many days from now, `2026-06-14`. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const published = (fields: Partial<EventFieldsInput>) => given.event({ status: 'published', fields })
const change = (by: Actor, id: string, version: number, status: EventStatus, fields: Partial<EventFieldsInput>) =>
  changeEvent(by, { id, version, status, fields: eventWith(fields) })

describe('what readers see of an event', () => {
  test('a draft is nowhere: no page, list, city, search, sitemap or picture; published it is everywhere', async () => {
    const fields = { city: 'quixada-ce', title: 'Encontro de repentistas bissextos' }
    const { author, event } = await given.event({ fields })
    const now = new Date()
    const seen = async () => ({
      page: (await findEventPage(anonymous, event.id)) !== null,
      next: (await listNext(now, { city: fields.city, limit: 4 })).length,
      city: (await listEventCities(now)).some(({ path }) => path === fields.city),
      search: (await listNext(now, { words: readSearch('repentista quixadá'), limit: 4 })).length,
      sitemap: (await listEventAddresses()).some(({ path }) => path.includes(event.id)),
      picture: (await articlePicture(event.id, 'x.png')).status,
    })
    const nowhere = { page: false, next: 0, city: false, search: 0, sitemap: false, picture: 404 }
    expect(await seen()).toEqual(nowhere)
    await change(author, event.id, 1, 'published', fields)
    expect(await seen()).toEqual({ page: true, next: 1, city: true, search: 1, sitemap: true, picture: 307 })
    await change(author, event.id, 2, 'draft', fields)
    expect(await seen()).toEqual(nowhere)
  })

  test.each([
    ['wider than every copy', { width: 2400, height: 1600, widths: [320, 1920] }, 1920],
    ['of its own width', { width: 740, height: 493, widths: [320, 480, 740] }, 740],
  ])('the sitemap has a stored copy of a picture %s', async (_, data, width) => {
    const { id } = await db().media.create({ data })
    const { event } = await published({ title: 'Feira de adubos bissextos' })
    await db().event.update({ where: { id: event.id }, data: { coverMediaId: id } })
    const found = (await listEventAddresses()).find(({ path }) => path.includes(event.id))
    expect(found?.picture).toBe(`/uploads/${id}/${width}.webp`)
  })

  test('an event leaves the sitemap thirty days after its last date, and keeps its page', async () => {
    const { event } = await published({ title: 'Feira que passou' })
    const overFor = async (days: number) => {
      const overAt = new Date(Date.now() - days * 86_400_000)
      await db().eventOccurrence.updateMany({
        where: { eventId: event.id },
        data: { startsAt: overAt, endsAt: overAt, overAt },
      })
      return (await listEventAddresses()).some(({ path }) => path.includes(event.id))
    }
    expect([await overFor(29), await overFor(31)]).toEqual([true, false])
    const page = await findEventPage(anonymous, event.id)
    expect(isFindable(page?.dates ?? [], new Date())).toBe(false)
  })

  test('a cancelled event stays on its page, cancelled in each date; a moved date names the announced one', async () => {
    const repetition = { every: 'week' as const, weekdays: [], until: dayIn(45) }
    const { author, event } = await published({ repetition })
    const [first, second] = (await findEventPage(anonymous, event.id))?.dates ?? []
    const target = (version: number, id = '') => ({ id: event.id, version, occurrenceId: id })
    await cancelDate(author, { ...target(1, second?.id), cancelled: true })
    const time = { allDay: false, startDate: dayIn(31), startTime: '18:00', endDate: '', endTime: '20:00' }
    await moveDate(author, { ...target(2, first?.id), time })
    const changed = await findEventPage(anonymous, event.id)
    expect(changed?.dates.map(({ cancelled }) => cancelled)).toEqual([false, true, false])
    expect(changed?.dates[0]?.movedFrom).toEqual(first?.startsAt)
    await change(author, event.id, 3, 'cancelled', { repetition })
    const cancelled = await findEventPage(anonymous, event.id)
    expect(cancelled?.cancelled).toBe(true)
    expect(cancelled?.dates.every(date => date.cancelled)).toBe(true)
  })
})

describe('a month', () => {
  const month = dayIn(60).slice(0, 7)
  const on = (day: number) => `${month}-${String(day).padStart(2, '0')}`
  const monthIn = async (city: string) => {
    const now = new Date()
    const query = readAgenda({ mes: month, city }, now)
    return findAgendaPart(query, now, await findAgendaZone(city))
  }
  const titles = (dates: readonly { title: string }[] = []) => dates.map(({ title }) => title)

  test('holds each day’s dates, a festival on all of its days, and a long exhibition below', async () => {
    const city = 'mossoro-rn'
    await published({ city, title: 'Um dia só', startDate: on(10) })
    await published({ city, title: 'Festival', startDate: on(12), endDate: on(14), endTime: '22:00' })
    const before = new Date(`${on(1)}T15:00:00Z`)
    before.setUTCDate(before.getUTCDate() - 15)
    const startDate = before.toISOString().slice(0, 10)
    await published({ city, title: 'Exposição', startDate, endDate: on(20), endTime: '18:00' })
    const { days, lasting } = await monthIn(city)
    expect(titles(days.get(on(10)))).toEqual(['Um dia só'])
    expect([12, 13, 14, 15].map(day => titles(days.get(on(day))))).toEqual([
      ...Array.from({ length: 3 }, () => ['Festival']),
      [],
    ])
    expect(titles(lasting)).toEqual(['Exposição'])
  })
})

test.each([
  ['fernando-de-noronha-pe', 'America/Noronha'],
  ['cruzeiro-do-sul-ac', 'America/Rio_Branco'],
])(
  'in %s a day’s list has what begins until its midnight, and what is on from the day before',
  async (city, timeZone) => {
    const day = dayIn(50)
    await published({ city, title: 'Na véspera', startDate: dayIn(49), startTime: '23:30', endTime: '02:00' })
    await published({ city, title: 'No dia', startDate: day, startTime: '23:30', endTime: '' })
    await published({ city, title: 'Depois', startDate: dayIn(51), startTime: '00:00', endTime: '' })
    const part = await findAgendaPart(readAgenda({ dia: day, city }, new Date()), new Date(), timeZone)
    expect(part.dates.map(({ title }) => title)).toEqual(['Na véspera', 'No dia'])
    const start = instantOf(`${day}T23:30`, timeZone)
    expect(part.dates[1]?.startsAt).toEqual(start)
  },
)

test('the next events name a series once, and begin with what is to come', async () => {
  const city = 'picos-pi'
  const repetition = { every: 'week' as const, weekdays: [], until: dayIn(60) }
  await published({ city, title: 'Toda semana', startDate: dayIn(5), repetition })
  await published({ city, title: 'Mais tarde', startDate: dayIn(20) })
  await published({ city, title: 'Exposição', startDate: dayIn(1), endDate: dayIn(90), endTime: '18:00' })
  const now = new Date(Date.now() + 3 * 86_400_000)
  const next = await listNext(now, { city, limit: 4 })
  expect(next.map(({ title }) => title)).toEqual(['Toda semana', 'Mais tarde', 'Exposição'])
  const [first] = next
  // The next date that happens names a series; a series that is cancelled whole is named by its next one.
  const series = first?.eventId ?? ''
  await db().eventOccurrence.update({ where: { id: first?.id ?? '' }, data: { cancelled: true } })
  const weekLater = (await listNext(now, { city, limit: 4 })).find(({ eventId }) => eventId === series)
  expect(weekLater?.startsAt.getTime()).toBe((first?.startsAt.getTime() ?? 0) + 7 * 86_400_000)
  await db().eventOccurrence.updateMany({ where: { eventId: series }, data: { cancelled: true } })
  expect((await listNext(now, { city, limit: 4 })).find(({ eventId }) => eventId === series)?.id).toBe(first?.id)
  const others = await listNext(now, { city, limit: 4, without: first?.eventId })
  expect(others.map(({ title }) => title)).toEqual(['Mais tarde', 'Exposição'])
})

test('pages of what is on follow each other, also where many begin at the same moment', async () => {
  const city = 'sousa-pb'
  const long = { city, startDate: dayIn(2), startTime: '08:00', endDate: dayIn(40), endTime: '18:00' }
  for (const place of [1, 2, 3, 4, 5]) await published({ ...long, title: `Exposição ${place}` })
  await published({ city, title: 'Depois', startDate: dayIn(9) })
  const now = new Date(Date.now() + 4 * 86_400_000)
  const seen: string[] = []
  let after = null
  do {
    const page = await listUpcoming(now, { city, limit: 2, after })
    seen.push(...page.dates.map(({ id }) => id))
    after = page.next
  } while (after)
  expect(seen).toHaveLength(6)
  expect(new Set(seen).size).toBe(6)
})

test('the words of an event follow its changes', async () => {
  const fields = { city: 'oeiras-pi', title: 'Serenata dos bandolins' }
  const { author, event } = await published(fields)
  const found = async (typed: string) => (await listNext(new Date(), { words: readSearch(typed), limit: 4 })).length
  expect([await found('bandolim'), await found('"dos bandolins"'), await found('violoncelo')]).toEqual([1, 1, 0])
  await change(author, event.id, 1, 'published', { ...fields, title: 'Serenata de violoncelos' })
  expect([await found('bandolim'), await found('violoncelo')]).toEqual([0, 1])
  await db().event.delete({ where: { id: event.id } })
  expect(await found('violoncelo')).toBe(0)
})
