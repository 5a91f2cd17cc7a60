import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { system } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { searchParameters } from '#lib/schemas/search.ts'
import { countWords } from '#lib/search/text.ts'
import { makeByline } from '#prisma/seed/factories.ts'
import { type ForeignArticle, prepareArticle } from '#server/articles/batch/commands/prepare-article.ts'
import { writeArticleBatch } from '#server/articles/batch/commands/write-article-batch.ts'
import { pressKeys, rowSelection } from '#server/articles/row.ts'
import { sanitizeContent } from '#server/platform/body.ts'
import { db } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { findResults } from '#server/search/queries/results.ts'
import { fieldsWith, given, sentence } from '../../support/given.ts'
import { madeUpBody } from '../../support/made-up-body.ts'
import { refusal } from '../../support/refusal.ts'
import { rounds } from '../../support/tier.ts'

const origin = { type: 'import_session', id: randomUUID() }
const old = new Date('2019-05-03T10:00:00Z')
let byline = ''

beforeAll(async () => {
  byline = await makeByline({ fullName: 'Assinatura Antiga' })
})

interface Own extends Partial<Omit<ForeignArticle, 'fields'>> {
  fields?: Partial<ArticleFieldsInput>
}

function foreign({ fields, ...own }: Own = {}): ForeignArticle {
  const status: ArticleStatus = own.status ?? 'published'
  const publishedAt = status === 'published' ? old : null
  return { key: randomUUID(), fields: fieldsWith(fields), authorId: byline, status, publishedAt, ...own }
}

const write = (...articles: ForeignArticle[]) =>
  writeArticleBatch(system, { origin, articles: articles.map(prepareArticle) })

const rowOf = (id: string) =>
  db().article.findUniqueOrThrow({
    where: { id },
    include: { ...rowSelection.include, slugs: true, versions: true, tags: true, locations: true, search: true },
  })

/** A search row as PostgreSQL stores it, with its document. */
const searchOf = async (id: string) => {
  const [row] = await db().$queryRaw<object[]>`
    SELECT published_at, premium, cities, excerpt, document::text, authors, headline FROM article_search WHERE article_id = ${id}::uuid`
  return row
}

const countsOf = async (paths: string[]) => {
  const rows = await db().municipality.findMany({ where: { path: { in: paths } }, orderBy: { path: 'asc' } })
  return rows.map(({ articlesCount }) => articlesCount)
}

/** The number of statements while `act` runs. Only ours have names: the queue's heartbeats and what begins a connection do not count. */
async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  await act()
  const named = queries.mock.calls.filter(([query]: unknown[]) => typeof query === 'object' && query && 'name' in query)
  queries.mockRestore()
  return named.filter(query => !JSON.stringify(query).includes('pgboss')).length
}

describe('a batch stores the same as single commands', () => {
  const cities = ['campina-grande-pb', 'joao-pessoa-pb']
  const cover = { coverFocus: { x: 10, y: 90 }, coverCaption: 'A ponte no dia da festa' }

  test('an article that is published', async () => {
    const { author, article } = await given.article({
      status: 'published',
      fields: { cities, tags: ['Saúde pública', 'Obras'], visibility: 'premium', ...cover },
    })
    const one = await rowOf(article.id)
    const { slug, title, content, summary } = one
    const before = await countsOf(cities)
    const [made] = await write(
      foreign({
        authorId: author.id,
        publishedAt: one.publishedAt,
        fields: {
          ...{ slug: `${slug}-b`, title, content, summary, cities, tags: ['Saúde pública', 'Obras'] },
          visibility: 'premium',
          ...cover,
        },
      }),
    )
    const id = made?.id ?? ''
    const other = await rowOf(id)
    const own = ['id', 'slug', 'createdAt', 'updatedAt', 'slugs', 'versions', 'search', 'tags', 'locations'] as const
    const without = (row: Awaited<ReturnType<typeof rowOf>>) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !own.some(each => each === name)))
    expect(without(other)).toEqual({
      ...without(one),
      // A batch writes one version, and its articles count as approved.
      version: 1,
      unreviewedAt: null,
      unreviewedBy: null,
    })
    const ofIt = (rows: { articleId: string }[]) => rows.map(row => ({ ...row, articleId: '' }))
    expect(ofIt(other.tags)).toEqual(ofIt(one.tags))
    expect(ofIt(other.locations)).toEqual(ofIt(one.locations))
    expect(await searchOf(id)).toEqual(await searchOf(one.id))
    expect(other.slugs).toMatchObject([{ slug: `${slug}-b`, articleId: id }])
    expect(other.versions).toMatchObject([{ versionNumber: 1, title, content, summary, status: 'published' }])
    expect(other.versions[0]?.changedBy).toBe(author.id)
    const audited = await db().auditEntry.findFirstOrThrow({
      where: { action: 'article.batch_written', details: { path: ['ids'], array_contains: id } },
    })
    expect(audited).toMatchObject({ subjectType: origin.type, subjectId: origin.id })
    expect(await countsOf(cities)).toEqual(before.map(count => count + 1))
    expect(one.publishedAt).toEqual(other.publishedAt)
  })

  test('a draft and an article in review, which no reader finds', async () => {
    const mark = `rascunho${randomUUID().slice(0, 8)}`
    const made = await write(
      foreign({ status: 'draft', fields: { title: `${mark} um`, cities } }),
      foreign({ status: 'review', fields: { title: `${mark} dois`, cities } }),
    )
    const rows = await Promise.all(made.map(({ id }) => rowOf(id)))
    expect(rows.map(({ status, publishedAt, changedAt }) => [status, publishedAt, changedAt])).toEqual([
      ['draft', null, null],
      ['review', null, null],
    ])
    expect(rows.map(({ submittedAt }) => submittedAt !== null)).toEqual([false, true])
    expect(rows.flatMap(({ tags, locations }) => [...tags, ...locations]).every(({ listedAt }) => !listedAt)).toBe(true)
    expect((await findResults(searchParameters.parse({ q: mark })))?.hits ?? []).toEqual([])
  })
})

test('a search finds the articles, and the pages that list them are forgotten in one change', async () => {
  const mark = `importado${randomUUID().slice(0, 8)}`
  await db().$executeRaw`DELETE FROM press_changes`
  const made = await write(
    ...Array.from({ length: 30 }, (_, n) => foreign({ fields: { title: `${mark} número ${n}` } })),
    foreign({ status: 'draft', fields: { tags: ['Segredo'] } }),
  )
  const found = await findResults(searchParameters.parse({ q: mark }))
  expect(found?.facets.cities.map(({ count }) => count)).toEqual([30])
  const changes = await db().$queryRaw<{ keys: string[] }[]>`SELECT keys FROM press_changes`
  expect(changes).toHaveLength(1)
  const { keys } = changes[0] ?? { keys: [] }
  const first = await db().article.findUniqueOrThrow({ where: { id: made[0]?.id }, ...rowSelection })
  expect(keys).toEqual(expect.arrayContaining(pressKeys(first).filter(key => !key.startsWith('article:'))))
  expect(keys).not.toContain('tag:segredo')
  expect(keys).not.toContain('*')
})

test('a hundred articles need as many statements as two, and one audit row', async () => {
  const content = `<p>${sentence('Na terça')}</p>`
  const many = (count: number) =>
    Array.from({ length: count }, () =>
      foreign({ fields: { content, title: content.slice(3, 40), summary: content.slice(3, 40) } }),
    )
  await write(...many(1))
  const few = await statementsOf(() => write(...many(2)))
  const audited = await db().auditEntry.count({ where: { action: 'article.batch_written' } })
  expect(await statementsOf(() => write(...many(100)))).toBe(few)
  expect(few).toBeLessThanOrEqual(20)
  expect(await db().auditEntry.count({ where: { action: 'article.batch_written' } })).toBe(audited + 1)
  // Taken slugs cost one more statement, whatever their number.
  const taken = many(100)
  await write(...taken)
  expect(await statementsOf(() => write(...taken))).toBe(few + 1)
})

describe('slugs', () => {
  const wanting = (...slugs: string[]) => slugs.map(slug => foreign({ fields: { slug } }))
  const got = async (...slugs: string[]) => (await write(...wanting(...slugs))).map(({ slug }) => slug)

  test('the next free one is used, in the batch and beside existing ones', async () => {
    const slug = `obra-${randomUUID().slice(0, 8)}`
    await given.article({ fields: { slug } })
    expect(await got(slug, slug, `${slug}-2`, `${slug}-b`)).toEqual([
      `${slug}-3`,
      `${slug}-4`,
      `${slug}-2`,
      `${slug}-b`,
    ])
    expect(await got(slug, `${slug}-2`)).toEqual([`${slug}-5`, `${slug}-2-2`])
    const long = `a${'b'.repeat(197)}-c`
    expect(await got(long, long)).toEqual([long, `a${'b'.repeat(197)}-2`])
  })

  test('batches at the same moment share none', async () => {
    const slug = `feira-${randomUUID().slice(0, 8)}`
    const others = [`${slug}-b`, `${slug}-a`]
    const batches = [
      [slug, slug, ...others],
      [...others.toReversed(), slug],
      [slug, ...others, slug],
    ]
    const all = (await Promise.all(batches.map(slugs => got(...slugs)))).flat()
    expect(new Set(all).size).toBe(11)
    expect(all.every(each => each.startsWith(slug))).toBe(true)
  })
})

describe('all or nothing', () => {
  const wrong: [string, Own, string][] = [
    ['a city that is none', { fields: { cities: ['atlantida-xx'] } }, 'unknown_city'],
    ['an author who is nobody', { authorId: randomUUID() }, 'unknown_signer'],
  ]
  test.each(wrong)('%s', async (_, own, code) => {
    const count = await db().article.count()
    expect(await refusal((async () => write(foreign(), foreign(own)))())).toBe(code)
    expect(await db().article.count()).toBe(count)
  })

  test('only masters and the system may write one', async () => {
    const articles = [prepareArticle(foreign())]
    for (const stranger of [await given.editor(), await given.author(), await given.reader()]) {
      expect(await refusal(writeArticleBatch(stranger, { origin, articles }))).toBe('forbidden')
    }
    const master = await given.master()
    const [made] = await writeArticleBatch(master, { origin, articles })
    expect((await rowOf(made?.id ?? '')).versions[0]?.changedBy).toBe(master.id)
  })

  test('it belongs to the transaction of its command', async () => {
    const article = foreign()
    const failing = command(async (context, _: undefined) => {
      await writeArticleBatch.within(context, { origin, articles: [prepareArticle(article)] })
      throw new Error('the record could not be written')
    })
    await expect(failing(system, undefined)).rejects.toThrow('the record')
    expect(await db().articleSlug.findUnique({ where: { slug: article.fields.slug } })).toBeNull()
  })
})

test('hostile bodies are sanitised like an author’s, and odd characters break no batch', async () => {
  const body = '<p>Um parágrafo com tudo o que não presta, comprido o bastante para ser guardado aqui.</p>'
  const [made, odd] = await write(
    foreign({
      fields: { content: `${body}<script>alert(1)</script><p onclick="x()">Fim <a href="javascript:x">y</a></p>` },
    }),
    foreign({ fields: { title: 'Metade \ud83d de um sinal', content: `${body}<p>\ud83d e \u0000 nada</p>` } }),
  )
  const { content, teaser } = await rowOf(made?.id ?? '')
  expect(content + teaser).not.toMatch(/script|onclick|alert/)
  expect((await rowOf(odd?.id ?? '')).title).toContain('de um sinal')
})

test('the words of a body are counted as the database counts them', async () => {
  const signs =
    '<p>água – 1.204 19h30 <em>sub</em>linhado “a” &amp; &#39;x&#39; 🌧 … R$\u00a03,50</p><ul><li>um</li><li>dois</li></ul>'
  const bodies = [signs, ...Array.from({ length: rounds(60, 300) }, (_, seed) => sanitizeContent(madeUpBody(seed)))]
  const rows = await db().$queryRaw<{ words: number }[]>`
    SELECT count_words(html) AS words FROM unnest(${bodies}::text[]) WITH ORDINALITY AS given (html, n) ORDER BY n`
  expect(bodies.map(countWords)).toEqual(rows.map(({ words }) => words))
})
