import { expect, test } from 'vitest'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { authorFeed, cityFeed, tagFeed } from '#server/articles/reading/http.ts'
import { archivePage, findArchive, type Shelf } from '#server/articles/reading/queries/archive.ts'
import { findTagName } from '#server/articles/reading/queries/shelves.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'

const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Articles of an author in a city and under a tag. Each group of three has the same publication time. */
async function writeArticles(count: number) {
  const author = await given.author()
  await db().$executeRaw`
    INSERT INTO articles (id, title, slug, summary, content, teaser, status, author_id, published_at, updated_at)
    SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Artigo ' || n, 'arquivo-' || n, 'Resumo', '<p>Texto.</p>', '', 'published',
      ${author.id}::uuid, '2024-01-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 hour', now()
    FROM generate_series(1, ${count}) n`
  await db().$executeRaw`
    INSERT INTO article_tags (article_id, tag, tag_key) SELECT id, 'Água', 'agua' FROM articles WHERE slug LIKE 'arquivo-%'`
  // Some articles are under two tags: a section with both shows them once.
  await db().$executeRaw`
    INSERT INTO article_tags (article_id, tag, tag_key)
    SELECT id, 'Rios', 'rios' FROM articles WHERE slug LIKE 'arquivo-%' AND right(slug, 1) IN ('1', '4', '7')`
  await db().$executeRaw`
    INSERT INTO article_locations (article_id, location_path, location_name)
    SELECT id, 'tefe-am', 'Tefé' FROM articles WHERE slug LIKE 'arquivo-%'`
  return author
}

test('a list is paged back and forth, also when many articles have the same time; no article repeats or is missing', async () => {
  const count = 2 * archivePage + 5
  const author = await writeArticles(count)
  const shelves: Shelf[] = [
    { author: author.id },
    { tag: 'agua' },
    { city: 'tefe-am' },
    { all: true },
    { tags: ['agua', 'rios', 'nenhum'] },
  ]
  for (const shelf of shelves) {
    const seen: string[] = []
    const marks: (string | undefined)[] = []
    let mark: string | undefined
    do {
      marks.push(mark)
      const page = await findArchive(shelf, mark)
      seen.push(...(page?.cards ?? []).map(({ id }) => id))
      mark = page?.older ?? undefined
    } while (mark)
    expect(seen).toEqual(Array.from({ length: count }, (_, index) => idOf(count - index)))
    expect(marks).toEqual([undefined, idOf(count - archivePage + 1), idOf(count - 2 * archivePage + 1)])
    expect((await findArchive(shelf))?.newer).toBeUndefined()
    expect((await findArchive(shelf, marks[1]))?.newer).toBeNull()
    expect((await findArchive(shelf, marks[2]))?.newer).toBe(marks[1])
  }

  // The article in the address may be taken down: the page still shows the older articles.
  const before = await findArchive({ tag: 'agua' }, idOf(30))
  await db().article.update({ where: { id: idOf(30) }, data: { status: 'draft' } })
  expect((await findArchive({ tag: 'agua' }, idOf(30)))?.cards).toEqual(before?.cards)
})

test('an address that names no article, or has no older articles, has no page', async () => {
  const { article: draft } = await given.article()
  const { article } = await given.article({ status: 'published', fields: { cities: ['chui-rs'] } })
  const cursors = ['x', "' OR 1=1 --", '0198d000-0000-7000-8000-000000000000', draft.id, article.id]
  for (const mark of cursors) expect(await findArchive({ city: 'chui-rs' }, mark)).toBeNull()
  expect(await findArchive({ city: 'oiapoque-ap' })).toEqual({ cards: [], older: null })
})

test('a tag has a page while a public article has it, under the spelling used last', async () => {
  const older = await given.article({ status: 'published', fields: { tags: ['Saúde  Pública'] } })
  const newer = await given.article({ status: 'published', fields: { tags: ['SAÚDE-PÚBLICA'] } })
  expect(await findTagName('saude-publica')).toBe('SAÚDE-PÚBLICA')
  const editor = await given.editor()
  await changeStatus(editor, { id: newer.article.id, version: newer.article.version, status: 'draft' })
  expect(await findTagName('saude-publica')).toBe('Saúde Pública')
  await changeStatus(editor, { id: older.article.id, version: older.article.version, status: 'draft' })
  expect(await findTagName('saude-publica')).toBeNull()
  expect((await tagFeed('saude-publica')).status).toBe(404)
})

test('each list has a feed of its own, and another spelling of a tag redirects to the one address', async () => {
  const { article, author } = await given.article({
    status: 'published',
    fields: { tags: ['Rádio & TV'], cities: ['tefe-am'] },
  })
  const other = await given.article({ status: 'published', fields: { cities: ['chui-rs'] } })
  const feeds = await Promise.all([cityFeed('tefe-am'), tagFeed('radio-tv'), authorFeed(author.id ?? '')])
  for (const feed of feeds) {
    expect(feed.headers.get('content-type')).toContain('application/rss+xml')
    const text = await feed.text()
    expect(text).toContain(article.title)
    expect(text).not.toContain(other.article.title)
  }
  const moved = await tagFeed(encodeURIComponent('Rádio & TV'))
  expect([moved.status, moved.headers.get('location')]).toEqual([308, 'http://localhost:3000/tag/radio-tv/rss.xml'])
  expect((await cityFeed('atlantida-xx')).status).toBe(404)
})
