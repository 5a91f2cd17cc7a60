import { describe, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { rssFeed } from '#server/articles/reading/http.ts'
import { findArticleAt } from '#server/articles/reading/queries/address.ts'
import { listShelf } from '#server/articles/reading/queries/archive.ts'
import { listNewest } from '#server/articles/reading/queries/cards.ts'
import { findRelated } from '#server/articles/reading/queries/related.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { newsSitemapFile, sitemapPart } from '#server/sitemaps/http.ts'
import { fieldsWith, given } from '../../support/given.ts'

const kindAt = async (slug: string) => (await findArticleAt(anonymous, slug)).kind

/** Every public surface that could contain an article, as one text. */
async function publicSurfaces(besides: string): Promise<string> {
  const month = `${new Date().toISOString().slice(0, 7)}.xml`
  const feeds = await Promise.all([rssFeed(), sitemapPart(month), newsSitemapFile()])
  const texts = await Promise.all(feeds.map(feed => feed.text()))
  const rows = [
    await listNewest(100),
    await listShelf({ city: 'campina-grande-pb' }, 100),
    await findRelated(anonymous, besides),
  ]
  return [...texts, JSON.stringify(rows)].join('\n')
}

describe('an address', () => {
  test('that never was and one of a draft answer alike', async () => {
    const { article } = await given.article()
    expect(await findArticleAt(anonymous, article.slug)).toEqual(await findArticleAt(anonymous, 'nunca-existiu'))
    expect(await kindAt(article.slug)).toBe('unknown')
  })

  test('of a published article that was taken back to the desk is unknown', async () => {
    const { article } = await given.article({ status: 'published' })
    expect(await kindAt(article.slug)).toBe('article')
    await changeStatus(await given.editor(), { id: article.id, version: article.version, status: 'draft' })
    expect(await kindAt(article.slug)).toBe('unknown')
  })

  test('of a deleted article is gone when it was public, and unknown when it never was', async () => {
    const published = await given.article({ status: 'published' })
    const draft = await given.article()
    const master = await given.master()
    for (const { article } of [published, draft]) await removeArticle(master, { id: article.id })
    expect(await kindAt(published.article.slug)).toBe('gone')
    expect(await kindAt(draft.article.slug)).toBe('unknown')
  })

  test('that a published article has left redirects to the new one', async () => {
    const { article } = await given.article({ status: 'published' })
    const fields = fieldsWith({ slug: `${article.slug}-corrigido`, cities: ['londrina-pr'] })
    await saveArticle(await given.editor(), { id: article.id, version: article.version, fields })
    const path = `/londrina-pr/${article.slug}-corrigido`
    expect(await findArticleAt(anonymous, article.slug)).toEqual({ kind: 'moved', path })
  })

  test.each(['', 'a', "x' OR '1'='1", '%25', 'x'.repeat(300)])(
    'that cannot be one asks nothing of the database: %j',
    async slug => {
      expect(await kindAt(slug)).toBe('unknown')
    },
  )
})

test('only editors, masters and its author see the link to edit an article', async () => {
  const { article, author } = await given.article({ status: 'published' })
  const editPathFor = async (actor: Parameters<typeof findArticleAt>[0]) => {
    const found = await findArticleAt(actor, article.slug)
    return found.kind === 'article' && found.article.editPath
  }
  for (const actor of [author, await given.editor(), await given.master()]) {
    expect(await editPathFor(actor)).toBe(`/article/${article.id}/edit`)
  }
  for (const actor of [anonymous, await given.reader(), await given.author()])
    expect(await editPathFor(actor)).toBeNull()
})

test('drafts, reviews, withdrawn and deleted articles are in no list and no feed (abuse case 12)', async () => {
  const title = (state: string) => `Canário ${state} da avenida`
  const shown = await given.article({ status: 'published', fields: { title: title('público') } })
  await given.article({ fields: { title: title('rascunho') } })
  await given.article({ status: 'review', fields: { title: title('em revisão') } })
  const withdrawn = await given.article({ status: 'published', fields: { title: title('retirado') } })
  await changeStatus(await given.editor(), { id: withdrawn.article.id, version: 3, status: 'review' })
  const deleted = await given.article({ status: 'published', fields: { title: title('apagado') } })
  await removeArticle(await given.master(), { id: deleted.article.id })

  const other = await given.article({ status: 'published' })
  const found = await publicSurfaces(other.article.id)
  expect(found).toContain(title('público'))
  expect(found).toContain(shown.article.slug)
  for (const state of ['rascunho', 'em revisão', 'retirado', 'apagado']) expect(found).not.toContain(title(state))
  expect(found).not.toContain(withdrawn.article.slug)
  expect(found).not.toContain(deleted.article.slug)
})

test('the news sitemap drops an article after 48 hours', async () => {
  const { article } = await given.article({ status: 'published' })
  const publishedAt = article.publishedAt?.getTime() ?? 0
  const listedAfter = async (hours: number) => {
    const restore = setClock(() => new Date(publishedAt + hours * 60 * 60 * 1000))
    const text = await (await newsSitemapFile()).text()
    restore()
    return text.includes(article.slug)
  }
  expect(await listedAfter(48)).toBe(true)
  expect(await listedAfter(48.01)).toBe(false)
})

test.each(['2026-01', 'constructor.xml'])('there is no sitemap file %s', async name => {
  expect((await sitemapPart(name)).status).toBe(404)
})
