import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { purgeTrash } from '#server/articles/publication/commands/purge-trash.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { db } from '#server/platform/db/db.ts'
import { type RedirectRow, removeSessionRedirects, writeRedirects } from '#server/redirects/commands/write-redirects.ts'
import { findFormer } from '#server/redirects/queries/former.ts'
import { given } from '../../support/given.ts'

const session = randomUUID()
const write = (...rows: Omit<RedirectRow, 'sessionId'>[]) =>
  db().$transaction(tx =>
    writeRedirects(
      tx,
      rows.map(row => ({ ...row, sessionId: session })),
    ),
  )
const writeByHand = (...rows: Omit<RedirectRow, 'sessionId'>[]) =>
  db().$transaction(tx =>
    writeRedirects(
      tx,
      rows.map(row => ({ ...row, sessionId: null })),
    ),
  )
const published = async () => (await given.article({ status: 'published' })).article
const count = (where = {}) => db().redirect.count({ where })

beforeEach(async () => {
  await db().redirect.deleteMany()
})

describe('writing', () => {
  test('redirects are written once, in their canonical form', async () => {
    const { id } = await published()
    const rows = [
      { path: 'https://antigo.example/2019/05/Slug/', articleId: id },
      { path: '/?p=7', articleId: id },
      { path: '/category/obras/', target: '/tag/obras' },
    ]
    expect(await write(...rows)).toEqual({ written: 3, refused: [] })
    expect(await write(...rows)).toEqual({ written: 0, refused: [] })
    const stored = await db().redirect.findMany({ orderBy: { path: 'asc' }, select: { path: true, target: true } })
    expect(stored).toEqual([
      { path: '/?p=7', target: null },
      { path: '/2019/05/slug', target: null },
      { path: '/category/obras', target: '/tag/obras' },
    ])
  })

  test('what cannot be written is named, and the rest is written', async () => {
    const { written, refused } = await write(
      { path: '/ultimas/', target: '/tag/x' },
      { path: '/%ff', target: '/tag/x' },
      { path: '/a', target: '' },
      { path: '/b', target: '/B/' },
      { path: '/c', target: '/tag/x' },
    )
    expect([written, refused.map(({ place, fault }) => [place, fault])]).toEqual([
      1,
      [
        [0, 'own_page'],
        [1, 'unreadable'],
        [2, 'bad_target'],
        [3, 'loop'],
      ],
    ])
  })

  test('chains are folded, in whatever order they come, and loops are refused', async () => {
    await write({ path: '/a', target: '/b' })
    await write({ path: '/b', target: '/c' }, { path: '/z', target: '/a' })
    await write({ path: '/c', target: '/tag/fim' })
    for (const path of ['/a', '/b', '/c', '/z']) expect(await findFormer(path)).toEqual({ to: '/tag/fim' })
    const loop = await write({ path: '/x', target: '/y' }, { path: '/y', target: '/x' })
    expect(loop.refused.map(({ fault }) => fault)).toEqual(['loop', 'loop'])
    await write({ path: '/x', target: '/y' })
    expect((await write({ path: '/y', target: '/x' })).refused).toMatchObject([{ fault: 'loop' }])
  })

  test.each([
    ['/a', '/a?x=1'],
    ['/a', '/a/feed'],
    ['/?p=5', '/?page_id=5'],
  ])('%s does not lead to %s, which is itself', async (path, target) => {
    expect((await write({ path, target })).refused).toMatchObject([{ fault: 'loop' }])
    const farther = await write({ path: '/z', target }, { path, target: '/z#fim' })
    expect(farther.refused.map(({ fault }) => fault)).toContain('loop')
  })

  test('an import that comes later leaves the redirects of earlier ones and of masters whole, and so does its undo', async () => {
    const [first, second] = [await published(), await published()]
    await writeByHand({ path: '/mao', target: '/2019/05/slug' })
    await write({ path: '/2019/05/slug', articleId: first.id }, { path: '/curto', target: '/2020/outro' })
    const later = randomUUID()
    const rows = ['/2019/05/slug', '/2020/outro', '/so-dela'].map(path => ({
      path,
      articleId: second.id,
      sessionId: later,
    }))
    await db().$transaction(tx => writeRedirects(tx, rows))
    expect(await findFormer('/2019/05/slug')).toEqual({ to: articlePath(first) })
    expect(await findFormer('/so-dela')).toEqual({ to: articlePath(second) })
    await db().articleSlug.deleteMany({ where: { articleId: second.id } })
    await db().article.delete({ where: { id: second.id } })
    await db().$transaction(tx => removeSessionRedirects(tx, later))
    expect(await findFormer('/2019/05/slug')).toEqual({ to: articlePath(first) })
    expect(await findFormer('/mao')).toEqual({ to: '/2019/05/slug' })
    expect([await findFormer('/so-dela'), await findFormer('/curto')]).toEqual([null, { to: '/2020/outro' }])
  })

  test('a target that is an article’s address, former or not, leads to the article', async () => {
    const article = await published()
    await write({ path: '/a', target: `https://site.invalid/x` }, { path: '/b', target: `/article/${article.slug}` })
    expect(await db().redirect.findUnique({ where: { path: '/b' } })).toMatchObject({
      articleId: article.id,
      target: null,
    })
  })

  test('an import changes its own redirects and none that a master entered', async () => {
    await writeByHand({ path: '/a', target: '/tag/mao' })
    await write({ path: '/a', target: '/tag/importado' }, { path: '/b', target: '/tag/um' })
    await write({ path: '/b', target: '/tag/dois' })
    expect([await findFormer('/a'), await findFormer('/b')]).toEqual([{ to: '/tag/mao' }, { to: '/tag/dois' }])
    await db().$transaction(tx => removeSessionRedirects(tx, session))
    expect([await count(), await findFormer('/a')]).toEqual([1, { to: '/tag/mao' }])
  })

  test('two imports of the same redirects at once end well', async () => {
    const rows = Array.from({ length: 200 }, (_, i) => ({ path: `/2019/${i}`, target: '/tag/x' }))
    await Promise.all([write(...rows), write(...[...rows].reverse()), write(...rows)])
    expect(await count()).toBe(200)
  })
})

describe('a former address', () => {
  test.each([
    '/2019/05/slug',
    '/index.php/2019/05/slug',
    '/2019/05/slug/feed',
    '/2019/05/slug/page/2',
    '/2019/05/slug/attachment/foto-1',
    '/?p=7',
    '/?attachment_id=7',
  ])('%s leads to its article', async address => {
    const article = await published()
    await write({ path: '/2019/05/slug/', articleId: article.id }, { path: '/?p=7', articleId: article.id })
    expect(await findFormer(address)).toEqual({ to: articlePath(article) })
  })

  test('follows an article that moves, and is gone with it', async () => {
    const article = await published()
    await write({ path: '/antigo', articleId: article.id })
    await db().article.update({ where: { id: article.id }, data: { locationPath: 'recife-pe' } })
    expect(await findFormer('/antigo')).toEqual({ to: `/recife-pe/${article.slug}` })
    await removeArticle(await given.master(), { id: article.id })
    expect(await findFormer('/antigo')).toBe('gone')
    await db().article.update({ where: { id: article.id }, data: { deletedAt: new Date('2020-01-01') } })
    await purgeTrash(system, undefined)
    expect(await db().article.findUnique({ where: { id: article.id } })).toBeNull()
    expect(await findFormer('/antigo')).toBe('gone')
  })

  test('of a draft is missing until the draft is published', async () => {
    const { article } = await given.article({ status: 'draft' })
    await write({ path: '/antigo', articleId: article.id })
    expect(await findFormer('/antigo')).toBeNull()
  })

  test('has nothing below it unless it was an article’s', async () => {
    await write({ path: '/category/obras', target: '/tag/obras' })
    expect(await findFormer('/category/obras/foto')).toBeNull()
    expect(await findFormer('/category/obras/page/2')).toEqual({ to: '/tag/obras' })
    expect(await findFormer('/feed')).toEqual({ to: '/rss.xml' })
    expect(await findFormer('/nada')).toBeNull()
  })
})
