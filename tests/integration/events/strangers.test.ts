import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { cancelDate, moveDate } from '#server/events/commands/change-date.ts'
import { changeEvent } from '#server/events/commands/change-event.ts'
import { createEvent } from '#server/events/commands/create-event.ts'
import { deleteEvent } from '#server/events/commands/delete-event.ts'
import { findEventForEdit } from '#server/events/queries/editable.ts'
import { db } from '#server/platform/db/db.ts'
import { eventWith, given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

type Who =
  | 'anonymous'
  | 'a reader'
  | 'a subscriber'
  | 'another author'
  | 'its author, who lost the role'
  | 'its author'
  | 'an editor'
  | 'a master'

/** Makes each kind of person, for an event of a given author: strangers, and who may. */
const people: Record<Who, (author: SignedIn) => Promise<Actor>> = {
  anonymous: async () => anonymous,
  'a reader': given.reader,
  'a subscriber': () => given.subscriber(),
  'another author': given.author,
  'its author, who lost the role': async author => ({ ...author, roles: [] }),
  'its author': async author => author,
  'an editor': given.editor,
  'a master': given.master,
}

interface Target {
  id: string
  version: number
  occurrenceId: string
}

interface Operation {
  may: Who[]
  refusedWith: string
  act: (actor: Actor, target: Target) => Promise<unknown>
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const time = { allDay: false, startDate: inDays(45), startTime: '18:00', endDate: '', endTime: '20:00' }
const desk: Who[] = ['its author', 'an editor', 'a master']

/** Who may do what (EVT-6). */
const operations: Record<string, Operation> = {
  'enter an event': {
    may: ['another author', ...desk],
    refusedWith: 'event_creation_forbidden',
    act: actor => createEvent(actor, { requestId: randomUUID(), status: 'draft', fields: eventWith() }),
  },
  'open it': { may: desk, refusedWith: 'event_forbidden', act: (actor, { id }) => findEventForEdit(actor, id) },
  'change it': {
    may: desk,
    refusedWith: 'event_forbidden',
    act: (actor, { id, version }) =>
      changeEvent(actor, { id, version, status: 'published', fields: eventWith({ title: 'Outro nome' }) }),
  },
  'move a date': { may: desk, refusedWith: 'event_forbidden', act: (actor, to) => moveDate(actor, { ...to, time }) },
  'cancel a date': {
    may: desk,
    refusedWith: 'event_forbidden',
    act: (actor, target) => cancelDate(actor, { ...target, cancelled: true }),
  },
  'delete it': {
    may: ['a master'],
    refusedWith: 'event_deletion_forbidden',
    act: (actor, { id }) => deleteEvent(actor, { id }),
  },
}

const stateOf = (id: string) => db().event.findUnique({ where: { id }, include: { occurrences: true, versions: true } })

test.each(Object.entries(operations))('who may %s (abuse cases 3, 7)', async (_, { may, refusedWith, act }) => {
  for (const [who, person] of Object.entries(people) as [Who, (typeof people)[Who]][]) {
    const { author, event } = await given.event({ status: 'published' })
    const { id: occurrenceId } = await db().eventOccurrence.findFirstOrThrow({ where: { eventId: event.id } })
    const actor = await person(author)
    const before = [await stateOf(event.id), await db().event.count()]
    // Inside a function, so that a refusal before the first promise counts too.
    const done = (async () => act(actor, { id: event.id, version: 1, occurrenceId }))()
    if (may.includes(who)) {
      await done
      continue
    }
    expect(await refusal(done), who).toBe(refusedWith)
    expect([await stateOf(event.id), await db().event.count()], who).toEqual(before)
  }
})

test('an unknown event and a date of another event change nothing (abuse case 7)', async () => {
  const [one, other] = [await given.event({ status: 'published' }), await given.event({ status: 'published' })]
  const foreign = await db().eventOccurrence.findFirstOrThrow({ where: { eventId: other.event.id } })
  const target = { id: one.event.id, version: 1, occurrenceId: foreign.id }
  const before = await stateOf(other.event.id)
  expect(await refusal(moveDate(one.author, { ...target, time }))).toMatch(/not_found/)
  expect(await refusal(cancelDate(one.author, { ...target, cancelled: true }))).toMatch(/not_found/)
  expect(await stateOf(other.event.id)).toEqual(before)
  const unknown = changeEvent(one.author, { id: randomUUID(), version: 1, status: 'draft', fields: eventWith() })
  expect(await refusal(unknown)).toBe('event_not_found')
})

test('organiser, publication day and version are the server’s, whatever is sent (abuse case 8)', async () => {
  const { author, event } = await given.event({ status: 'published' })
  const [stranger, publishedAt] = [await given.author(), new Date('2020-01-01T00:00:00Z')]
  const forged = { organizerId: stranger.id, publishedAt, viewsCount: 9, slug: 'admin', id: randomUUID() }
  const own = { id: event.id, version: 1, status: 'published' as const, fields: { ...eventWith(), ...forged } }
  await changeEvent(author, { ...forged, ...own })
  const after = await db().event.findUniqueOrThrow({ where: { id: event.id } })
  expect([after.organizerId, after.publishedAt, after.version]).toEqual([author.id, event.publishedAt, 2])
  expect(after.slug).not.toBe('admin')
})
