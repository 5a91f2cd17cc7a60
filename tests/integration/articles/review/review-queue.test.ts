import { expect, test } from 'vitest'
import { wholeDesk } from '#lib/articles/desk-tabs.ts'
import { listDesk } from '#server/articles/desk/queries/desk.ts'
import { listDeskCities } from '#server/articles/desk/queries/desk-lists.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { claimReview } from '#server/articles/review/commands/claim-review.ts'
import { discardRevision } from '#server/articles/revision/commands/discard-revision.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../../support/given.ts'

test('an editor finds what others have handed in, and nothing else', async () => {
  const waiting = await given.article({ status: 'review' })
  const draft = await given.article()
  const trashed = await given.article({ status: 'review' })
  await removeArticle(trashed.author, { id: trashed.article.id })
  const editor = await given.editor()
  const { cards, counts } = await listDesk(editor, 'queue')
  const ids = cards.map(({ id }) => id)
  expect(ids).toContain(waiting.article.id)
  expect(ids).not.toContain(draft.article.id)
  expect(ids).not.toContain(trashed.article.id)
  expect(counts.queue).toBeGreaterThan(0)
  expect(cards.find(({ id }) => id === waiting.article.id)).toMatchObject({ own: false, abilities: { publish: true } })
})

test('an author sees no queue, not even of their own texts', async () => {
  const { author } = await given.article({ status: 'review' })
  const { cards, counts } = await listDesk(author, 'queue')
  expect(cards).toEqual([])
  expect(counts).toMatchObject({ queue: 0, review: 1 })
})

test('the queue begins with the longest wait, names the reviewer, and pages to its end', async () => {
  await db().article.updateMany({ where: { status: 'review' }, data: { status: 'draft', submittedAt: null } })
  const made = await Promise.all(Array.from({ length: 23 }, () => given.article({ status: 'review' })))
  const ids = made.map(({ article }) => article.id)
  const [first = '', second = ''] = [ids[9], ids[3]]
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await db().article.updateMany({ where: { id: { in: ids } }, data: { submittedAt: hoursAgo(1) } })
  await db().article.update({ where: { id: first }, data: { submittedAt: hoursAgo(50) } })
  await db().article.update({ where: { id: second }, data: { submittedAt: hoursAgo(2) } })
  const editor = await given.person(['editor'], 'Célia Editora')
  await claimReview(editor, { id: second, mine: true })

  const page = await listDesk(editor, 'queue')
  expect(page.cards.slice(0, 2).map(({ id }) => id)).toEqual([first, second])
  expect(page.cards[0]).toMatchObject({ reviewer: null, city: 'Campina Grande (PB)', verdict: null })
  expect(page.cards[0]?.waitedMs).toBeGreaterThanOrEqual(50 * 3_600_000)
  expect(page.cards[1]?.reviewer).toEqual({ name: 'Célia Editora', mine: true })
  const rest = await listDesk(editor, 'queue', page.next)
  expect(rest.next).toBeNull()
  expect(new Set([...page.cards, ...rest.cards].map(({ id }) => id))).toEqual(new Set(ids))
})

test('the desk is searched by the beginnings of title words and by city, the queue by reviewer', async () => {
  const author = await given.author()
  const own = (title: string, city: string) =>
    given.article({ author, status: 'review', fields: { title, cities: [city] } })
  const orla = await own('Obras da orla atrasam', 'sobral-ce')
  await own('Vacinação começa', 'campina-grande-pb')
  const titles = async (filter: object, tab: 'all' | 'queue' = 'all', actor = author) => {
    const { cards, counts } = await listDesk(actor, tab, null, { ...wholeDesk, ...filter })
    expect(counts[tab]).toBe(cards.length)
    return cards.map(({ title }) => title)
  }
  expect(await titles({ words: 'obra ORL' })).toEqual(['Obras da orla atrasam'])
  expect(await titles({ words: 'vacinacao' })).toEqual(['Vacinação começa'])
  expect(await titles({ city: 'sobral-ce' })).toEqual(['Obras da orla atrasam'])
  expect(await titles({ words: 'vacina', city: 'sobral-ce' })).toEqual([])
  // Operators of PostgreSQL's search syntax have no meaning here.
  for (const words of ["%' OR 1=1 --", '!!! & |', "':*"]) expect(await titles({ words })).toEqual([])
  expect(await listDeskCities(author, 'review')).toEqual([
    { path: 'campina-grande-pb', name: 'Campina Grande (PB)' },
    { path: 'sobral-ce', name: 'Sobral (CE)' },
  ])

  const [editor, colleague] = [await given.editor(), await given.editor()]
  const orlas = (claim: string, actor = editor) => titles({ words: 'orla atras', claim }, 'queue', actor)
  expect(await orlas('livre')).toHaveLength(1)
  await claimReview(editor, { id: orla.article.id, mine: true })
  expect(await orlas('livre')).toHaveLength(0)
  expect(await orlas('eu')).toHaveLength(1)
  expect(await orlas('colega', colleague)).toHaveLength(1)
  expect(await orlas('eu', colleague)).toHaveLength(0)
})

test('an author’s search finds nothing of other authors (abuse case 7)', async () => {
  await given.article({ status: 'review', fields: { title: 'Segredo da licitação' } })
  const { cards, counts } = await listDesk(await given.author(), 'all', null, { ...wholeDesk, words: 'segredo' })
  expect({ cards, ...counts }).toMatchObject({ cards: [], all: 0, queue: 0, trash: 0 })
})

test('a handed-in revision waits among the others, marked, and its author sees its place', async () => {
  const { author, article, revision } = await given.revision({ fields: { title: 'Ponte interditada' } })
  const begun = await given.revision({ author, submitted: false })
  const editor = await given.person(['editor'], 'Célia Editora')
  await claimReview(editor, { id: article.id, mine: true })
  const cardIn = async (actor: typeof author, tab: 'queue' | 'review' | 'draft' | 'published', id = article.id) =>
    (await listDesk(actor, tab, null, { ...wholeDesk, words: tab === 'queue' ? 'ponte interditada' : '' })).cards.find(
      card => card.id === id,
    )
  expect(await cardIn(editor, 'queue')).toMatchObject({
    ...{ status: 'published', hasRevision: true, city: 'Campina Grande (PB)' },
    reviewer: { name: 'Célia Editora', mine: true },
    waitedMs: expect.any(Number),
  })
  expect(await cardIn(author, 'review')).toMatchObject({ status: 'published', hasRevision: true })
  expect(await cardIn(author, 'draft')).toBeUndefined()
  expect(await cardIn(author, 'draft', begun.article.id)).toMatchObject({ hasRevision: true, waitedMs: null })
  expect(await cardIn(author, 'published', begun.article.id)).toBeDefined()
  const { counts } = await listDesk(author, 'all')
  expect(counts).toMatchObject({ all: 2, draft: 1, review: 1, published: 2 })

  await discardRevision(author, { id: revision.id })
  expect(await cardIn(editor, 'queue')).toBeUndefined()
  expect((await listDesk(author, 'all')).counts).toMatchObject({ all: 2, draft: 1, review: 0, published: 2 })
})
