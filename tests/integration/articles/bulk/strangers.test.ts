import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { type BulkChange, changeArticlesInput, mostInOneChange } from '#lib/schemas/articles/bulk.ts'
import { changeArticles } from '#server/articles/bulk/commands/change-articles.ts'
import { undoChange } from '#server/articles/bulk/commands/undo-change.ts'
import { findMatching } from '#server/articles/desk/queries/matching.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../../support/given.ts'
import { refusal } from '../../../support/refusal.ts'

const traceOf = (id: string) =>
  db().article.findUniqueOrThrow({
    where: { id },
    include: { tags: true, locations: true, credits: true, versions: true },
  })

test('nobody but editors and masters changes in bulk, undoes it or learns ids (abuse cases 3, 7, 9, 24)', async () => {
  const { author, article } = await given.article()
  const ids = [article.id]
  const master = await given.master()
  const made = await changeArticles(master, { ids, change: { kind: 'visibility', visibility: 'premium' } })
  const before = await traceOf(article.id)
  const changes: BulkChange[] = [
    { kind: 'status', status: 'published' },
    { kind: 'author', authorId: randomUUID() },
    { kind: 'remove' },
  ]
  // A former master has no role on the next request.
  const former = { ...master, roles: [] }
  for (const actor of [anonymous, await given.reader(), author, await given.author(), former]) {
    for (const change of changes) expect(await refusal(changeArticles(actor, { ids, change }))).toBe('forbidden')
    expect(await refusal(undoChange(actor, { id: made.id ?? '' }))).toBe('forbidden')
    expect(await refusal(findMatching(actor, { list: 'mesa', query: '' }))).toBe('forbidden')
  }
  expect(await traceOf(article.id)).toEqual(before)
})

describe('hostile input is refused before any row is read (abuse cases 3, 8, 13)', () => {
  const id = randomUUID()
  const change = { kind: 'remove' }
  test.each([
    ['ten thousand ids', { ids: Array.from({ length: 10_000 }, () => randomUUID()), change }],
    ['no ids', { ids: [], change }],
    ['an operator as an id', { ids: [{ not: null }], change }],
    ['an unknown kind', { ids: [id], change: { kind: 'purge' } }],
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
