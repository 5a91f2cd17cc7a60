import { expect, test } from 'vitest'
import type { Craft, Signer } from '../../articles/credits.ts'
import { defaultIdentity } from '../../schemas/site/site-settings.ts'
import { scriptJson } from '../../text/html.ts'
import { type ArticleFacts, articleGraph, paywalledClass } from './article.ts'
import { homeGraph, type PublicIdentity } from './publisher.ts'

const origin = 'https://jornal.example'
const identity: PublicIdentity = { ...defaultIdentity, name: 'Folha do Sertão', completePages: [] }

const signer = (name: string, craft: Craft, id: string | null = null, agency = false): Signer => ({
  id,
  name,
  agency,
  craft,
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

const [news] = partsOf(article)

/** What an article's page says, as search engines read it. */
function partsOf(facts: ArticleFacts): Record<string, unknown>[] {
  return JSON.parse(scriptJson(articleGraph(origin, facts, identity)))['@graph']
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
  const agency = signer('Agência Brasil', 'reporting', null, true)
  const photographer = signer('Caio', 'photo')
  const credits = [agency, photographer, signer('Helena', 'reporting', 'h1'), signer('Marcos', 'editing', 'm1')]
  expect(partsOf({ ...article, credits })[0]).toMatchObject({
    author: [
      { '@type': 'Organization', name: 'Agência Brasil' },
      { '@type': 'Person', name: 'Helena' },
    ],
    editor: [{ name: 'Marcos', url: 'https://jornal.example/author/m1' }],
    contributor: [{ name: 'Caio' }],
  })
})

test('a premium article marks its paid part', () => {
  expect(partsOf({ ...article, premium: true })[0]).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { isAccessibleForFree: false, cssSelector: `.${paywalledClass}` },
  })
})

test('a title cannot close the script element', () => {
  const json = scriptJson(articleGraph(origin, { ...article, title: '</script><!--' }, identity))
  expect(json).not.toMatch(/[<>]/)
  expect(JSON.parse(json)['@graph'][0].headline).toBe('</script><!--')
})

const publisherOf = (house: PublicIdentity): Record<string, unknown> =>
  JSON.parse(scriptJson(homeGraph(origin, house)))['@graph'][1]

test('the publisher names its company, and only the institutional pages without gaps', () => {
  const company = { companyName: 'Folha do Sertão Ltda.', cnpj: '11.222.333/0001-81', address: 'Rua A, 1' }
  const house = publisherOf({ ...identity, ...company, completePages: ['principios-editoriais', 'contato'] })
  expect(house).toMatchObject({ legalName: company.companyName, taxID: company.cnpj, address: company.address })
  expect(house).toMatchObject({
    publishingPrinciples: `${origin}/principios-editoriais`,
    actionableFeedbackPolicy: `${origin}/contato`,
  })
  const absent = ['correctionsPolicy', 'masthead', 'ownershipFundingInfo']
  for (const property of absent) expect(house).not.toHaveProperty(property)
})

test('no fact of the identity closes the script element', () => {
  const hostile = '</script><script>alert(1)</script>'
  const house = { ...identity, companyName: hostile, cnpj: hostile, address: hostile, email: hostile, phone: hostile }
  expect(scriptJson(homeGraph(origin, house))).not.toMatch(/[<>]/)
})
