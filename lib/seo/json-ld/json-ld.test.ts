import { expect, test } from 'vitest'
import type { Craft, Signer } from '../../articles/credits.ts'
import { defaultIdentity } from '../../schemas/site/site-settings.ts'
import { scriptJson } from '../../text/html.ts'
import { type ArticleFacts, articleGraph, paywalledClass } from './article.ts'
import { collectionGraph } from './collection.ts'
import { homeGraph } from './home.ts'
import { offerGraph } from './offer.ts'
import type { PublicIdentity } from './publisher.ts'
import { sitePageGraph } from './site-page.ts'

const origin = 'https://jornal.example'
const identity: PublicIdentity = { ...defaultIdentity, name: 'Folha do Sertão', completePages: [] }

const signer = (name: string, craft: Craft, id: string | null = null, agency = false): Signer => ({
  ...{ id, name, agency, craft },
  avatarUrl: null,
})

const article: ArticleFacts = {
  path: '/londrina-pr/obra',
  title: 'Obra termina',
  summary: 'Prefeitura entrega',
  premium: false,
  pictures: [{ url: '/uploads/x/1920.webp', width: 1920, height: 1080, alt: 'Ponte' }],
  credits: [signer('Helena', 'reporting', 'h1')],
  tags: ['Obras', 'Cidade'],
  locations: [{ name: 'Londrina', path: 'londrina-pr', primary: true }],
  publishedAt: new Date('2026-11-20T12:00:00Z'),
  changedAt: new Date('2026-11-20T15:30:00Z'),
}

const [news, crumbs] = partsOf(article)

function partsOf(facts: ArticleFacts) {
  return [...articleGraph(origin, facts, identity)['@graph']] as unknown as Record<string, unknown>[]
}

test('an article has its author, dates, address and picture, with absolute addresses', () => {
  expect(news).toMatchObject({
    '@type': 'NewsArticle',
    mainEntityOfPage: 'https://jornal.example/londrina-pr/obra',
    headline: 'Obra termina',
    image: [{ url: 'https://jornal.example/uploads/x/1920.webp', width: '1920', height: '1080' }],
    datePublished: '2026-11-20T12:00:00.000Z',
    dateModified: '2026-11-20T15:30:00.000Z',
    author: [{ '@type': 'Person', name: 'Helena', url: 'https://jornal.example/author/h1' }],
    isAccessibleForFree: true,
  })
  expect(news).not.toHaveProperty('hasPart')
})

test('an article has authors, editors and contributors, people and agencies apart', () => {
  const credits = [
    signer('Agência Brasil', 'reporting', null, true),
    signer('Caio', 'photo'),
    signer('Helena', 'reporting', 'h1'),
    signer('Marcos', 'editing', 'm1'),
    signer('', 'checking', 'c1'),
  ]
  expect(partsOf({ ...article, credits })[0]).toMatchObject({
    author: [
      { '@type': 'Organization', name: 'Agência Brasil' },
      { '@type': 'Person', name: 'Helena' },
    ],
    editor: [{ name: 'Marcos', url: 'https://jornal.example/author/m1' }],
    contributor: [{ name: 'Caio' }, { name: 'Autor Anônimo' }],
  })
  // An article needs an author: without reporters it is the photographer.
  const [photographs] = partsOf({ ...article, credits: [signer('Caio', 'photo')] })
  expect(photographs).toMatchObject({ author: [{ name: 'Caio' }] })
  for (const field of ['editor', 'contributor']) expect(photographs).not.toHaveProperty(field)
})

test('a premium article marks its paid part', () => {
  expect(partsOf({ ...article, premium: true })[0]).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { isAccessibleForFree: false, cssSelector: `.${paywalledClass}` },
  })
})

test('the breadcrumbs lead from home over the primary city, if there is one', () => {
  const names = (crumb: unknown) =>
    (crumb as { itemListElement: { name: string }[] }).itemListElement.map(({ name }) => name)
  expect(names(crumbs)).toEqual(['Folha do Sertão', 'Londrina', 'Obra termina'])
  expect(names(partsOf({ ...article, locations: [] })[1])).toEqual(['Folha do Sertão', 'Obra termina'])
})

test('an article without tags and places has no empty fields', () => {
  const [bare] = partsOf({ ...article, tags: [], locations: [] })
  for (const field of ['keywords', 'articleSection', 'contentLocation']) expect(bare).not.toHaveProperty(field)
})

test('a title cannot close the script element', () => {
  const json = scriptJson(
    articleGraph(origin, { ...article, title: '</script><script>alert(1)</script><!--' }, identity),
  )
  expect(json).not.toMatch(/[<>]/)
  expect(JSON.parse(json)['@graph'][0].headline).toBe('</script><script>alert(1)</script><!--')
})

test('the home page has the site and its publisher', () => {
  const types = (homeGraph(origin, identity)['@graph'] as { '@type': string }[]).map(thing => thing['@type'])
  expect(types).toEqual(['WebSite', 'NewsMediaOrganization'])
})

test('the name that masters gave the newspaper is the only one', () => {
  const list = { path: '/londrina-pr', name: 'Londrina', title: 'Notícias de Londrina', description: 'x', cards: [] }
  const page = { slug: 'contato', type: 'ContactPage', title: 'Contato', description: 'x', updatedAt: null } as const
  const graphs = [
    homeGraph(origin, identity),
    articleGraph(origin, article, identity),
    collectionGraph(origin, list, identity),
    collectionGraph(origin, { ...list, person: { name: 'Helena', description: '', image: null } }, identity),
    sitePageGraph(origin, page, identity),
  ]
  for (const graph of graphs) {
    expect(JSON.stringify(graph)).toContain('Folha do Sertão')
    expect(JSON.stringify(graph)).not.toContain(defaultIdentity.name)
  }
})

test('the home page has the address of the search', () => {
  const [site] = homeGraph(origin, identity)['@graph'] as unknown as Record<string, unknown>[]
  expect(site?.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: 'https://jornal.example/busca?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  })
})

const publisherOf = (house: PublicIdentity) =>
  homeGraph(origin, house)['@graph'][1] as unknown as Record<string, unknown>

test('the publisher names its company, and only the institutional pages without gaps', () => {
  const company = {
    companyName: 'Folha do Sertão Ltda.',
    cnpj: '11.222.333/0001-81',
    address: 'Rua A, 1, Petrolina (PE)',
  }
  const house = publisherOf({ ...identity, ...company, completePages: ['principios-editoriais', 'contato'] })
  expect(house).toMatchObject({ legalName: company.companyName, taxID: company.cnpj, address: company.address })
  expect(house).toMatchObject({
    publishingPrinciples: `${origin}/principios-editoriais`,
    ethicsPolicy: `${origin}/principios-editoriais`,
    actionableFeedbackPolicy: `${origin}/contato`,
  })
  const absent = ['correctionsPolicy', 'masthead', 'ownershipFundingInfo']
  for (const property of absent) expect(house).not.toHaveProperty(property)
  for (const property of ['legalName', 'taxID', 'address']) expect(publisherOf(identity)).not.toHaveProperty(property)
})

test('no fact of the identity closes the script element', () => {
  const hostile = '</script><script>alert(1)</script>'
  const house = { ...identity, companyName: hostile, cnpj: hostile, address: hostile, email: hostile, phone: hostile }
  expect(scriptJson(homeGraph(origin, house))).not.toMatch(/[<>]/)
})

test('the plans are offers with a decimal price in reais for their period', () => {
  const plans = [
    { plan: 'monthly', priceCents: 4990 },
    { plan: 'yearly', priceCents: 50_000 },
  ] as const
  expect(offerGraph(origin, plans, identity)['@graph'][0]).toMatchObject({
    '@type': 'Product',
    name: 'Assinatura Premium de Folha do Sertão',
    offers: [
      {
        price: '49.90',
        priceCurrency: 'BRL',
        url: 'https://jornal.example/pricing',
        availability: 'https://schema.org/InStock',
        priceSpecification: { referenceQuantity: { value: 1, unitCode: 'MON' } },
      },
      { price: '500.00', priceSpecification: { referenceQuantity: { unitCode: 'ANN' } } },
    ],
  })
})
