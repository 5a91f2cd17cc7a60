import { expect, test } from 'vitest'
import { scriptJson } from '../html.ts'
import { type ArticleFacts, articleGraph, homeGraph, paywalledClass } from './json-ld.ts'

const origin = 'https://jornal.example'

const article: ArticleFacts = {
  path: '/londrina-pr/obra',
  title: 'Obra termina',
  summary: 'Prefeitura entrega',
  premium: false,
  cover: { src: '/uploads/x/1600.webp', alt: 'Ponte', credit: 'Foto' },
  author: { id: 'h1', fullName: 'Helena' },
  tags: ['Obras', 'Cidade'],
  locations: [{ name: 'Londrina', path: 'londrina-pr', primary: true }],
  publishedAt: new Date('2026-11-20T12:00:00Z'),
  changedAt: new Date('2026-11-20T15:30:00Z'),
}

const [news, crumbs] = partsOf(article)

function partsOf(facts: ArticleFacts) {
  return [...articleGraph(origin, facts)['@graph']] as unknown as Record<string, unknown>[]
}

test('an article says who, when, where and which picture, with whole addresses', () => {
  expect(news).toMatchObject({
    '@type': 'NewsArticle',
    mainEntityOfPage: 'https://jornal.example/londrina-pr/obra',
    headline: 'Obra termina',
    image: ['https://jornal.example/uploads/x/1600.webp'],
    datePublished: '2026-11-20T12:00:00.000Z',
    dateModified: '2026-11-20T15:30:00.000Z',
    author: { name: 'Helena' },
    isAccessibleForFree: true,
  })
  expect(news).not.toHaveProperty('hasPart')
})

test('a premium article says which part is paid for', () => {
  expect(partsOf({ ...article, premium: true })[0]).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { isAccessibleForFree: false, cssSelector: `.${paywalledClass}` },
  })
})

test('the breadcrumbs lead from home over the city, which is left out when there is none', () => {
  const names = (crumb: unknown) =>
    (crumb as { itemListElement: { name: string }[] }).itemListElement.map(({ name }) => name)
  expect(names(crumbs)).toEqual(['Portal de Notícias', 'Londrina', 'Obra termina'])
  expect(names(partsOf({ ...article, locations: [] })[1])).toEqual(['Portal de Notícias', 'Obra termina'])
})

test('an article with nothing but words has no empty fields', () => {
  const [bare] = partsOf({ ...article, cover: null, tags: [], locations: [] })
  for (const field of ['image', 'keywords', 'articleSection', 'contentLocation']) expect(bare).not.toHaveProperty(field)
})

test('a title cannot close the script element', () => {
  const json = scriptJson(articleGraph(origin, { ...article, title: '</script><script>alert(1)</script><!--' }))
  expect(json).not.toMatch(/[<>]/)
  expect(JSON.parse(json)['@graph'][0].headline).toBe('</script><script>alert(1)</script><!--')
})

test('home names the site and the house', () => {
  const types = (homeGraph(origin)['@graph'] as { '@type': string }[]).map(thing => thing['@type'])
  expect(types).toEqual(['WebSite', 'NewsMediaOrganization'])
})
