import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { type BulkChange, changeArticlesInput, mostInOneChange } from '#lib/schemas/articles/bulk.ts'
import { changeArticles } from '#server/articles/bulk/commands/change-articles.ts'
import { undoChange } from '#server/articles/bulk/commands/undo-change.ts'
import { findMatching } from '#server/articles/newsroom/queries/matching.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../../support/given.ts'
import { refusal } from '../../../support/refusal.ts'

const changes: BulkChange[] = [
  { kind: 'status', status: 'published' },
  { kind: 'visibility', visibility: 'premium' },
  { kind: 'addTag', tag: 'Enchente' },
  { kind: 'removeTag', tag: 'Obras' },
  { kind: 'city', city: 'sobral-ce' },
  { kind: 'author', authorId: randomUUID() },
  { kind: 'remove' },
  { kind: 'restore' },
]

const traceOf = (id: string) =>
  db().article.findUniqueOrThrow({
    where: { id },
    include: { tags: true, locations: true, credits: true, versions: true },
  })

/** Six kinds of stranger. An ex-master has no role on the next request. */
const strangers: Record<string, (author: Actor) => Promise<Actor>> = {
  anonymous: async () => anonymous,
  'a reader': given.reader,
  'the author': async author => author,
  'another author': given.author,
  'an editor': given.editor,
  'an ex-master': async () => ({ ...(await given.master()), roles: [] }),
}

describe.each(Object.keys(strangers))('%s changes nothing in bulk (abuse cases 3, 7, 9, 24)', who => {
  test.each(changes)('$kind', async change => {
    const { author, article } = await given.article()
    const before = await traceOf(article.id)
    const actor = await strangers[who]?.(author)
    expect(await refusal(changeArticles(actor ?? anonymous, { ids: [article.id], change }))).toBe('forbidden')
    expect(await traceOf(article.id)).toEqual(before)
  })

  test('nor undoes a master’s change, nor learns ids', async () => {
    const { author, article } = await given.article()
    const made = await changeArticles(await given.master(), {
      ids: [article.id],
      change: { kind: 'visibility', visibility: 'premium' },
    })
    const before = await traceOf(article.id)
    const actor = (await strangers[who]?.(author)) ?? anonymous
    expect(await refusal(undoChange(actor, { id: made.id ?? '' }))).toBe('forbidden')
    expect(await refusal(findMatching(actor, { query: '' }))).toBe('forbidden')
    expect(await traceOf(article.id)).toEqual(before)
  })
})

describe('hostile input is refused before any row is read (abuse cases 3, 8, 13)', () => {
  const id = randomUUID()
  const change = { kind: 'remove' }
  test.each([
    ['ten thousand ids', { ids: Array.from({ length: 10_000 }, () => randomUUID()), change }],
    ['no ids', { ids: [], change }],
    ['an object as ids', { ids: { contains: id }, change }],
    ['an operator as an id', { ids: [{ not: null }], change }],
    ['a list of lists', { ids: [[id]], change }],
    ['an unknown kind', { ids: [id], change: { kind: 'purge' } }],
    ['a kind of the prototype', { ids: [id], change: { kind: '__proto__' } }],
    ['an unknown status', { ids: [id], change: { kind: 'status', status: 'archived' } }],
    ['an operator as a city', { ids: [id], change: { kind: 'city', city: { contains: 'a' } } }],
    ['a tag without letters', { ids: [id], change: { kind: 'addTag', tag: '\u0000 ' } }],
    ['an endless tag', { ids: [id], change: { kind: 'addTag', tag: 'a'.repeat(61) } }],
    ['a name as an author', { ids: [id], change: { kind: 'author', authorId: "' OR 1=1 --" } }],
  ])('%s', (_, input) => {
    expect(changeArticlesInput.safeParse(input).success).toBe(false)
  })

  test('fields that a change does not have are dropped, and in_review means review', () => {
    const ids = Array.from({ length: mostInOneChange }, () => randomUUID())
    const forged = { ids, change: { kind: 'status', status: 'in_review', authorId: id, publishedAt: 'x' }, version: 9 }
    expect(changeArticlesInput.parse(forged)).toEqual({ ids, change: { kind: 'status', status: 'review' } })
  })
})
