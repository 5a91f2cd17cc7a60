import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Actor, SignedIn } from '#lib/actor.ts'
import type { EventStatus } from '#lib/events/event.ts'
import type { EventFieldsInput } from '#lib/schemas/events/event.ts'
import { instantOf } from '#lib/text/local-time.ts'
import { cancelDate, moveDate } from '#server/events/commands/change-date.ts'
import { changeEvent } from '#server/events/commands/change-event.ts'
import { createEvent } from '#server/events/commands/create-event.ts'
import { listPast, listUpcoming } from '#server/events/queries/list.ts'
import { listDateChanges } from '#server/events/queries/versions.ts'
import { db } from '#server/platform/db/db.ts'
import { eventWith, given } from '#tests/support/given.ts'
import { keysForgottenBy } from '#tests/support/press.ts'
import { refusal } from '#tests/support/refusal.ts'

const rowOf = (id: string) =>
  db().event.findUniqueOrThrow({
    where: { id },
    include: { occurrences: { orderBy: { startsAt: 'asc' } }, versions: { orderBy: { version: 'asc' } } },
  })

/** A day in so many days from now, `2026-06-14`. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const time = { allDay: false, startDate: dayIn(45), startTime: '18:00', endDate: '', endTime: '20:00' }

const change = (
  actor: Actor,
  id: string,
  version: number,
  fields: Partial<EventFieldsInput>,
  status: EventStatus = 'published',
) => changeEvent(actor, { id, version, status, fields: eventWith(fields) })

test('a request that is sent twice, at the same time too, enters one event (abuse case 34)', async () => {
  const author = await given.author()
  const input = { requestId: randomUUID(), status: 'draft' as const, fields: eventWith() }
  const [one, other] = await Promise.all([createEvent(author, input), createEvent(author, input)])
  expect(await createEvent(author, input)).toEqual(one)
  expect(other).toEqual(one)
  expect(await db().event.count({ where: { organizerId: author.id } })).toBe(1)
})

test('of two changes from one version the second is a conflict and changes nothing', async () => {
  const { author, event } = await given.event()
  await change(author, event.id, 1, { title: 'O primeiro título' }, 'draft')
  const second = change(author, event.id, 1, { title: 'O segundo título' }, 'draft')
  expect(await refusal(second)).toBe('event_changed_meanwhile')
  expect(await rowOf(event.id)).toMatchObject({ title: 'O primeiro título', slug: 'o-primeiro-titulo', version: 2 })
})

test('a change is kept as a version, audited, and makes the press forget the event and its lists', async () => {
  const { author, event } = await given.event({ status: 'published' })
  const moved = { title: 'Baile na outra cidade', city: 'sobral-ce' }
  const keys = await keysForgottenBy(() => change(author, event.id, 1, moved))
  const { versions } = await rowOf(event.id)
  const fields = expect.objectContaining({ title: 'Baile na outra cidade' })
  expect(versions).toMatchObject([{ version: 1 }, { version: 2, changedBy: author.id, fields }])
  const acts = await db().auditEntry.findMany({ where: { subjectId: event.id }, orderBy: { createdAt: 'asc' } })
  expect(acts.map(({ action }) => action)).toEqual(['event.created', 'event.changed'])
  expect(keys.sort()).toEqual([`event:${event.id}`, 'events', 'events:campina-grande-pb', 'events:sobral-ce'].sort())
})

test('a new event is never on a day that is over; an older one may be corrected', async () => {
  const author = await given.author()
  const input = (startDate: string) => ({
    ...{ requestId: randomUUID(), status: 'published' as const },
    fields: eventWith({ startDate }),
  })
  expect(await refusal(createEvent(author, input(dayIn(-2))))).toBe('invalid')
  const { event } = await given.event({ by: author, status: 'published' })
  await change(author, event.id, 1, { startDate: dayIn(-2) })
  expect((await rowOf(event.id)).eventDate < new Date()).toBe(true)
})

test('a city outside the list, a far year and an endless series are refused beside their fields', async () => {
  const author = await given.author()
  const create = (own: Partial<EventFieldsInput>) =>
    createEvent(author, { requestId: randomUUID(), status: 'draft', fields: eventWith(own) })
  expect(await refusal(create({ city: 'lugar-nenhum-xx' }))).toBe('unknown_city')
  expect(await refusal(create({ startDate: '2099-01-01' }))).toBe('invalid')
  const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR'] as const
  const repetition = { every: 'week' as const, weekdays: [...weekdays], until: dayIn(700) }
  expect(await refusal(create({ repetition }))).toBe('invalid')
})

test('somebody else’s unpublished picture is not used (abuse case 7)', async () => {
  const owner = await given.author()
  const media = await db().media.create({ data: { ownerId: owner.id, width: 800, height: 600, widths: [400, 800] } })
  const author = await given.author()
  const fields = { coverMediaId: media.id }
  const create = (by: SignedIn) => given.event({ by, fields })
  expect(await refusal(create(author))).toBe('invalid')
  expect((await create(owner)).event.coverMediaId).toBe(media.id)
})

test('one date of a series is cancelled and another moved; the series then changes its hour, and both stay', async () => {
  const repetition = { every: 'week' as const, weekdays: [], until: dayIn(52) }
  const { author, event } = await given.event({ status: 'published', fields: { repetition } })
  const before = await rowOf(event.id)
  expect(before.occurrences).toHaveLength(4)
  const [, second, third] = before.occurrences
  const target = (version: number, row = second) => ({ id: event.id, version, occurrenceId: row?.id ?? '' })
  await cancelDate(author, { ...target(1), cancelled: true })
  expect(await refusal(moveDate(author, { ...target(2, third), time: { ...time, startDate: '2099-01-01' } }))).toBe(
    'invalid',
  )
  await moveDate(author, { ...target(2, third), time })
  expect((await listDateChanges(event.id)).map(({ act, day, changedBy }) => [act, day, changedBy !== null])).toEqual([
    ['moved', third?.day.toISOString().slice(0, 10), true],
    ['cancelled', second?.day.toISOString().slice(0, 10), true],
  ])
  expect(await refusal(cancelDate(author, { ...target(1), cancelled: false }))).toBe('event_changed_meanwhile')
  await change(author, event.id, 3, { startTime: '20:00', endTime: '23:00', repetition })
  const after = await rowOf(event.id)
  const hours = after.occurrences.map(({ startsAt, cancelled, movedFrom }) => ({
    hour: startsAt.toISOString().slice(11, 16),
    cancelled,
    moved: movedFrom !== null,
  }))
  expect(after.occurrences.map(({ id }) => id).sort()).toEqual(before.occurrences.map(({ id }) => id).sort())
  expect(hours.sort((one, other) => one.hour.localeCompare(other.hour))).toEqual([
    { hour: '21:00', cancelled: false, moved: true },
    { hour: '23:00', cancelled: false, moved: true },
    { hour: '23:00', cancelled: true, moved: true },
    { hour: '23:00', cancelled: false, moved: true },
  ])
})

describe('the agenda', () => {
  const listed = async (now: Date, city: string, own = {}) =>
    (await listUpcoming(now, { city, limit: 50, ...own })).dates.map(({ title }) => title)

  test.each([
    ['campo-maior-pi', 'America/Sao_Paulo'],
    ['rio-branco-ac', 'America/Rio_Branco'],
  ])(
    'an event at 23h30 in %s is listed until its minute, over midnight until its end (abuse case 16)',
    async (city, zone) => {
      const startDate = dayIn(40)
      const at = { startDate, startTime: '23:30', city }
      await given.event({ status: 'published', fields: { ...at, title: 'Sem fim marcado', endTime: '' } })
      await given.event({ status: 'published', fields: { ...at, title: 'Até as duas', endTime: '02:00' } })
      const start = instantOf(`${startDate}T23:30`, zone) ?? new Date(0)
      const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
      expect((await listed(start, city)).sort()).toEqual(['Até as duas', 'Sem fim marcado'])
      expect(await listed(later(1), city)).toEqual(['Até as duas'])
      expect(await listed(later(150), city)).toEqual(['Até as duas'])
      expect(await listed(later(151), city)).toEqual([])
      const past = await listPast(later(151), { city, limit: 50 })
      expect(past.dates.map(({ title }) => title).sort()).toEqual(['Até as duas', 'Sem fim marcado'])
    },
  )

  test('drafts are not listed; cancelled events are, and say so; a cancelled draft never (abuse case 12)', async () => {
    const city = 'iguatu-ce'
    const { author, event } = await given.event({ fields: { city, title: 'Só rascunho' } })
    const now = new Date()
    expect(await listed(now, city)).toEqual([])
    await change(author, event.id, 1, { city, title: 'Só rascunho' }, 'cancelled')
    expect(await listed(now, city)).toEqual([])
    await change(author, event.id, 2, { city, title: 'Publicado' })
    await change(author, event.id, 3, { city, title: 'Publicado' }, 'cancelled')
    const { dates } = await listUpcoming(now, { city, limit: 50 })
    expect(dates.map(({ title, cancelled }) => [title, cancelled])).toEqual([['Publicado', true]])
    await change(author, event.id, 4, { city, title: 'Publicado' }, 'draft')
    expect(await listed(now, city)).toEqual([])
  })

  test('a long exhibition is listed while it is on; pages follow each other; filters narrow', async () => {
    const city = 'caico-rn'
    const fields = (own: Partial<EventFieldsInput>) => ({ status: 'published' as const, fields: { city, ...own } })
    const long = { startDate: dayIn(5), endDate: dayIn(60), endTime: '18:00', category: 'exposicoes' as const }
    await given.event(fields({ ...long, title: 'Exposição', isFree: false, price: 'R$ 10' }))
    for (const day of [20, 21, 22]) await given.event(fields({ startDate: dayIn(day), title: `Dia ${day}` }))
    const now = new Date(Date.now() + 19 * 86_400_000)
    expect(await listed(now, city)).toEqual(['Exposição', 'Dia 20', 'Dia 21', 'Dia 22'])
    const first = await listUpcoming(now, { city, limit: 2 })
    const second = await listUpcoming(now, { city, limit: 2, after: first.next })
    expect([...first.dates, ...second.dates].map(({ title }) => title)).toHaveLength(4)
    expect(second.next).toBeNull()
    expect(await listed(now, city, { free: true })).toEqual(['Dia 20', 'Dia 21', 'Dia 22'])
    expect(await listed(now, city, { category: 'exposicoes' })).toEqual(['Exposição'])
  })
})
