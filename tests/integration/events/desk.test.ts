import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { eventList, ownEventList } from '#lib/events/desk/event-lists.ts'
import { eventFieldsOf, eventFormOf } from '#lib/events/desk/form-values.ts'
import { eventTexts } from '#lib/events/desk/texts.ts'
import { readListState } from '#lib/list/state.ts'
import { eventFields } from '#lib/schemas/events/event.ts'
import { changeEvent } from '#server/events/commands/change-event.ts'
import { readInvitationFor } from '#server/events/invitation.ts'
import { listAllEvents, listOwnEvents } from '#server/events/queries/desk.ts'
import { findEventForEdit } from '#server/events/queries/editable.ts'
import { findEventPage } from '#server/events/queries/event-page.ts'
import { findSimilar } from '#server/events/queries/similar.ts'
import { listEventVersions } from '#server/events/queries/versions.ts'
import { db } from '#server/platform/db/db.ts'
import { eventWith, given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an organiser who has lost the role neither opens nor changes the event any more; an editor still does', async () => {
  const { author, event } = await given.event({ status: 'published' })
  const former: Actor = { id: author.id, subscribed: false, roles: [] }
  expect(await refusal(findEventForEdit(former, event.id))).toBe('event_forbidden')
  const change = { id: event.id, version: 1, status: 'published' as const, fields: eventWith() }
  expect(await refusal(changeEvent(former, change))).toBe('event_forbidden')
  expect((await findEventForEdit(await given.editor(), event.id)).organizer).toBeTruthy()
})

test('the edit screen is for the organiser, editors and masters; unknown ids and other people’s drafts are refused (abuse cases 7, 12)', async () => {
  const { author, event } = await given.event()
  const other = await given.author()
  for (const stranger of [anonymous, await given.reader(), await given.subscriber(), other])
    expect(await refusal(findEventForEdit(stranger, event.id))).toBe('event_forbidden')
  for (const id of [randomUUID(), 'x', "' OR 1=1 --"])
    expect(await refusal(findEventForEdit(author, id))).toBe('event_not_found')
  const abilities = async (actor: Actor) => (await findEventForEdit(actor, event.id)).abilities.delete
  expect([await abilities(author), await abilities(await given.master())]).toEqual([false, true])
})

test('what the form shows and sends is the stored event, also one that repeats', async () => {
  const repetition = { every: 'week' as const, weekdays: ['SA' as const], until: inDays(60) }
  const { author, event } = await given.event({
    fields: { repetition, endTime: '02:00', linkUrl: 'https://exemplo.com.br/' },
  })
  const { fields, status, version, city } = await findEventForEdit(author, event.id)
  const sent = eventFields.parse(eventFieldsOf(eventFormOf(fields, status)))
  expect([status, version, city.timeZone]).toEqual(['draft', 1, 'America/Sao_Paulo'])
  expect(sent).toEqual(fields)
  await changeEvent(author, { id: event.id, version, status, fields: sent })
  const dates = await db().eventOccurrence.count({ where: { eventId: event.id, movedFrom: { not: null } } })
  expect(dates).toBe(0)
  await changeEvent(author, { id: event.id, version: 2, status, fields: { ...sent, title: 'Outro nome' } })
  const versions = await listEventVersions(event.id)
  expect(versions.map(each => [each.version, each.changed])).toEqual([
    [3, ['title']],
    [2, expect.any(Array)],
    [1, []],
  ])
})

test('each optional text is in the form, on the page and in the history', async () => {
  const texts = Object.fromEntries(eventTexts.map(({ name, label }) => [name, label]))
  const { author, event } = await given.event({ status: 'published', fields: { isFree: false } })
  const { fields, version } = await findEventForEdit(author, event.id)
  await changeEvent(author, { id: event.id, version, status: 'published', fields: { ...fields, ...texts } })
  expect((await findEventForEdit(author, event.id)).fields).toMatchObject(texts)
  expect(await findEventPage(anonymous, event.id)).toMatchObject(texts)
  expect((await listEventVersions(event.id))[0]?.changed.sort()).toEqual(Object.keys(texts).sort())
})

test('people see their own events in “Meus eventos”; editors and masters find all', async () => {
  const [one, other] = [await given.author(), await given.author()]
  const mark = `zz${randomUUID().slice(0, 6)}`
  await given.event({ by: one, fields: { title: `Ensaio ${mark}` } })
  await given.event({ by: one, status: 'published', fields: { title: `Estréia ${mark}` } })
  await given.event({ by: other, fields: { title: `Alheio ${mark}` } })
  const own = async (actor: Actor, parameters = {}) =>
    (await listOwnEvents(actor, readListState(ownEventList, { busca: mark, ...parameters }))).rows.map(
      ({ title }) => title,
    )
  expect(await own(one)).toEqual([`Estréia ${mark}`, `Ensaio ${mark}`])
  expect(await own(one, { status: 'draft' })).toEqual([`Ensaio ${mark}`])
  expect(await own(one, { busca: `estreia ${mark}`, ordem: 'quando' })).toEqual([`Estréia ${mark}`])
  const all = readListState(eventList, { busca: mark })
  expect((await listAllEvents(await given.editor(), all)).total).toBe(3)
  for (const stranger of [anonymous, await given.reader(), one])
    expect(await refusal(Promise.resolve().then(() => listAllEvents(stranger, all)))).toBe('forbidden')
  const none = Promise.resolve().then(() => listOwnEvents(anonymous, readListState(ownEventList, {})))
  expect(await refusal(none)).toBe('event_creation_forbidden')
})

test('the duplicate alarm finds the same day, place and a similar title, and tells nobody of others’ drafts', async () => {
  const city = 'sobral-ce'
  const startDate = inDays(33)
  const fields = { city, startDate, title: 'Concerto da Orquestra Jovem', startTime: '23:30', endTime: '' }
  const { author, event } = await given.event({ fields })
  const asked = { title: 'concerto orquestra jovem', location: 'Praça do Rádio', city, day: startDate, id: null }
  const found = async (actor: Actor, own = {}) => (await findSimilar(actor, { ...asked, ...own })).map(({ id }) => id)
  expect(await found(author)).toEqual([event.id])
  expect(await found(await given.editor())).toEqual([event.id])
  expect(await found(await given.author())).toEqual([])
  expect(await found(author, { id: event.id })).toEqual([])
  expect(await found(author, { day: inDays(34) })).toEqual([])
  expect(await found(author, { city: 'santos-sp' })).toEqual([])
  expect(await found(author, { title: 'Feira de trocas' })).toEqual([])
  expect(await refusal(Promise.resolve().then(() => findSimilar(anonymous, asked)))).toBe('event_creation_forbidden')
})

test('an event called “Edit” does not shadow its own edit screen, and a long or strange title still has an address (abuse case 20)', async () => {
  const slug = async (title: string) => (await given.event({ fields: { title } })).event.slug
  expect(await slug('Edit')).toBe('evento-edit')
  expect(await slug('🎉🎉🎉')).toBe('evento')
  expect((await slug('a'.repeat(200))).length).toBeLessThanOrEqual(80)
})

test('an invitation is read for the newsroom alone, with its city and zone', async () => {
  const author = await given.author()
  const typed = 'Noite do Acre\nSábado, às 19h, Praça da Revolução, Rio Branco (AC)'
  const { values, city } = await readInvitationFor(author, typed)
  expect(city).toMatchObject({ path: 'rio-branco-ac', timeZone: 'America/Rio_Branco' })
  expect(values).toMatchObject({ city: 'rio-branco-ac', startTime: '19:00' })
  const none = Promise.resolve().then(() => readInvitationFor(anonymous, 'x'))
  expect(await refusal(none)).toBe('event_creation_forbidden')
})

test.each([
  ['Missa de Natal\nQuinta, 19h, Capela Santa Luzia, Salão São José', undefined],
  ['Feira do livro\nSábado, 9h\nRua das Flores, 12 - Centro - Londrina', 'londrina-pr'],
  ['Baile, sábado, 20h, São José dos Campos', 'sao-jose-dos-campos-sp'],
])('in “%s” the city is %s: a saint, a feast and a quarter are none', async (text, path) => {
  const author = await given.author()
  expect((await readInvitationFor(author, text)).values.city).toBe(path)
})

test('the rule of a calendar file fills the repetition; one that the form does not know is left out', async () => {
  const author = await given.author()
  const read = async (rule: string) => {
    const file = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Samba\r\nDTSTART:20261201T220000Z\r\nLOCATION:Praça, Santos (SP)\r\nRRULE:${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR`
    return (await readInvitationFor(author, file)).values.repetition
  }
  expect(await read('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270302T025959Z')).toEqual({
    ...{ every: 'fortnight', weekdays: ['TU', 'TH'], by: 'weekday', until: '2027-03-01' },
  })
  expect(await read('FREQ=MONTHLY;BYMONTHDAY=1;COUNT=5')).toMatchObject({ every: 'month', by: 'day', until: '' })
  expect(await read('FREQ=MONTHLY;BYDAY=1TU;UNTIL=20270601')).toMatchObject({ by: 'weekday', until: '2027-06-01' })
  expect([await read('FREQ=DAILY'), await read('FREQ=WEEKLY;INTERVAL=3')]).toEqual([undefined, undefined])
})
