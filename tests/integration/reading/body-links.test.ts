import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { findArticleAt } from '#server/articles/reading/queries/address.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { fieldsWith, given, sentence } from '#tests/support/given.ts'

const hrefsIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)

test('links in a text lead to present addresses: none is answered with a redirect', async () => {
  const { article: other } = await given.article({ status: 'published', fields: { cities: ['sobral-ce'] } })
  const { id, slug, version } = other
  const renamed = `${slug}-de-novo`
  await saveArticle(await given.editor(), { id, version, fields: fieldsWith({ slug: renamed, cities: ['sobral-ce'] }) })
  const { article: draft } = await given.article()
  const links = {
    [`/article/${slug}`]: `/sobral-ce/${renamed}`,
    [`/sobral-ce/${slug}?a=1&amp;b=2#fim`]: `/sobral-ce/${renamed}?a=1&amp;b=2#fim`,
    [`http://localhost:3000/article/${renamed}/`]: `/sobral-ce/${renamed}`,
    '/Erramos/': '/erramos',
    [`/article/${draft.slug}`]: `/article/${draft.slug}`,
    'https://outro.example/A/?x=1&amp;y=2': 'https://outro.example/A/?x=1&amp;y=2',
    'mailto:redacao@jornal.example': 'mailto:redacao@jornal.example',
  }
  const paragraphs = Object.keys(links).map(href => `<p>${sentence('Leia')} <a href="${href}">mais</a></p>`)
  const { article } = await given.article({ status: 'published', fields: { content: paragraphs.join('') } })
  const found = await findArticleAt(anonymous, article.slug)
  if (found.kind !== 'article') throw new Error(found.kind)
  expect(hrefsIn(found.article.body)).toEqual(Object.values(links))
  expect(found.article.softKeys).toContain(`article:${other.id}`)
})
