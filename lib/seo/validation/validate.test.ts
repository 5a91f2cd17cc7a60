import { describe, expect, test } from 'vitest'
import { expectWithin } from '#tests/support/tier.ts'
import { defaultIdentity } from '../../schemas/site/site-settings.ts'
import { articleGraph } from '../json-ld/article.ts'
import { statusOf } from './finding.ts'
import type { RuleId } from './rules.ts'
import type { PageHead, SeoSubject, Surroundings } from './subject.ts'
import { validate } from './validate.ts'

const origin = 'https://jornal.example'
const publishedAt = new Date('2026-11-20T12:00:00Z')
const paragraph =
  '<p>A prefeitura abriu a avenida central ao trânsito e trocou os semáforos de quatro esquinas do bairro.</p>'

const fine: SeoSubject = {
  title: 'Prefeitura conclui obra da avenida central',
  slug: 'prefeitura-conclui-obra-da-avenida-central',
  summary: 'Obra de R$ 2 milhões durou catorze meses, mudou o trânsito do centro e ainda deve calçadas.',
  content: `${paragraph.repeat(10)}<p>Veja <a href="/campina-grande-pb/as-obras-do-ano">as obras do ano</a>.</p>`,
  visibility: 'public',
  cover: { alt: 'Carros passam pela avenida reaberta', credit: 'Ana Lima/Portal', width: 1600 },
  tags: ['Obras'],
  cities: ['campina-grande-pb'],
}

function around(own: Partial<Surroundings> = {}, subject: SeoSubject = fine, author = 'Ana Lima'): Surroundings {
  const path = `/campina-grande-pb/${subject.slug}`
  const facts = {
    path,
    title: subject.title,
    summary: subject.summary,
    premium: subject.visibility === 'premium',
    pictures: [{ url: '/og/x.jpg', width: 1200, height: 675, alt: '' }],
    credits: [{ id: null, name: author, agency: false, avatarUrl: null, craft: 'reporting' as const }],
    locations: [{ name: 'Campina Grande', path: 'campina-grande-pb', primary: true }],
    tags: subject.tags,
    publishedAt,
    changedAt: publishedAt,
  }
  const data = articleGraph(origin, facts, { ...defaultIdentity, completePages: [] })
  return { origin, year: 2026, sameTitles: [], links: new Map(), page: { canonical: origin + path, data }, ...own }
}

const found = (change: Partial<SeoSubject>, own: Partial<Surroundings> = {}): RuleId[] => {
  const subject = { ...fine, ...change }
  return validate(subject, around(own, subject)).map(({ rule }) => rule)
}

test('an article with everything has no finding', () => {
  expect(validate(fine, around())).toEqual([])
})

const more = (html: string) => ({ content: fine.content + html })

describe('a rule finds', () => {
  test.each<[RuleId, Partial<SeoSubject>]>([
    ['title-missing', { title: ' ' }],
    ['title-pixels', { title: 'Prefeitura conclui a obra da avenida central depois de catorze meses de atraso' }],
    ['title-capitals', { title: fine.title.toUpperCase() }],
    ['summary-missing', { summary: '' }],
    ['summary-repeats', { summary: 'PREFEITURA CONCLUI OBRA DA AVENIDA CENTRAL' }],
    ['slug-words', { slug: '20261121' }],
    ['slug-apart', { slug: 'copia-de-modelo' }],
    ['text-short', { content: `${paragraph}<p><a href="/x-pb/yyy">As obras do ano</a></p>` }],
    ['lead-missing', { content: `<blockquote><p>“Enfim.”</p></blockquote>${fine.content}` }],
    ['lead-apart', { content: `<p>Faz frio.</p><p>Um galo canta.</p>${fine.content}` }],
    ['heading-missing', { content: paragraph.repeat(34) + fine.content }],
    ['heading-order', { content: `${paragraph}<h3>Calçadas</h3>${fine.content}` }],
    ['sentence-long', more(`<p>${'A obra, que parou, voltou e '.repeat(9)}acabou.</p>`)],
    ['link-internal', { content: paragraph.repeat(10) }],
    ['link-text', more('<p><a href="https://ibge.gov.br/x">clique neste link</a></p>')],
    ['link-target', more('<p><a href="http://localhost:3000/x">O mapa</a></p>')],
    ['link-target', more(`<p><a href="${origin}/article/0190c2a4-5b1e-7c3d-9a10-2f6a7b8c9d0e/edit">O mapa</a></p>`)],
    ['link-target', more('<p><a href="javascript:alert(1)">O mapa</a></p>')],
    ['cover-missing', { cover: null }],
    ['cover-alt', { cover: { alt: '', credit: 'x', width: 1600 } }],
    ['cover-small', { cover: { alt: 'A avenida', credit: 'x', width: 1199 } }],
    [
      'picture-alt',
      more(
        '<figure data-gallery><figure><img src="/a.webp" alt="A ponte sobre o rio" /><figcaption>A <small>Ana</small></figcaption></figure><figure><img src="/b.webp" alt="" /><figcaption>B <small>Ana</small></figcaption></figure></figure>',
      ),
    ],
    ['picture-alt', more('<figure><img src="/a.webp" alt="" /><figcaption>A <small>Ana</small></figcaption></figure>')],
    ['year-outdated', { title: 'Calendário do IPTU 2024 da avenida central' }],
    ['year-outdated', more('<p>Neste ano de 2024, a prefeitura quer mais.</p>')],
    ['city-missing', { cities: [] }],
  ])('%s', (rule, change) => expect(found(change)).toContain(rule))

  test('a title that the archive has, and a link that leads nowhere', () => {
    expect(found({}, { sameTitles: [fine.title] })).toEqual(['title-duplicate'])
    expect(found({}, { links: new Map([['/campina-grande-pb/as-obras-do-ano', 'broken']]) })).toEqual(['link-broken'])
  })
})

describe('a rule leaves alone', () => {
  test.each<[string, Partial<SeoSubject>]>([
    ['years of the past', more('<p>Em 2019, a obra parou. O ex-prefeito prometeu que ela será entregue em 2022.</p>')],
    ['links that say where they lead', more('<p><a href="https://www.ibge.gov.br/x">dados do IBGE</a></p>')],
    ['a small heading below a large one', more(`<h2>Obra</h2><h3>Calçadas</h3>${paragraph}`)],
  ])('%s', (_, change) => expect(found(change)).toEqual([]))
})

describe('the page that readers get (Google, article and paywalled content)', () => {
  const page = around().page as PageHead
  const changed = (own: object) => {
    const [article, ...others] = (page.data as { '@graph': object[] })['@graph']
    return { ...page, data: { '@graph': [{ ...article, ...own }, ...others] } }
  }
  test.each<[string, RuleId, object]>([
    ['no picture', 'structured-data', { image: [] }],
    ['an author with more than a name', 'structured-data', { author: [{ name: 'Por Ana Lima' }] }],
    ['a date without its offset', 'structured-data', { datePublished: '2026-11-20' }],
    ['another address', 'canonical', { mainEntityOfPage: `${origin}/outra` }],
    ['a paywall on a free text', 'paywall-markup', { isAccessibleForFree: false }],
  ])('%s', (_, rule, own) => expect(found({}, { page: changed(own) })).toEqual([rule]))

  test('a premium text whose page says that it is free', () => {
    expect(found({ visibility: 'premium' }, { page })).toEqual(['paywall-markup'])
  })
  test('a canonical address of another site', () => {
    expect(found({}, { page: { ...page, canonical: 'https://copia.example/x' } })).toEqual(['canonical'])
  })
})

test('a finding says where it is and how to mend it', () => {
  const [finding] = validate({ ...fine, ...more('<h2>Outro lado</h2>') }, around())
  expect(finding).toMatchObject({ rule: 'heading-empty', field: 'content', evidence: ['Outro lado'] })
  expect(finding?.mend).not.toBe('')
})

test.each([
  ['one endless sentence', `<p>${'foi feito em 2024 e será '.repeat(2_000)}</p>`],
  ['ten thousand links', '<a href="https://a.example/x"> </a>'.repeat(10_000)],
  ['a tower of marks', `${'<b>'.repeat(9_000)}x`],
])('%s is read in time (abuse case 21)', (_, content) => {
  const begun = performance.now()
  validate({ ...fine, content }, around())
  expectWithin(1_500, begun)
})

test('advice alone leaves an article valid; a warning beside it does not', () => {
  const long = 'Prefeitura de Londrina anuncia que vai reformar o calçadão da avenida Paraná até o fim do ano'
  const all = validate({ ...fine, title: `${fine.title} e ${long}` }, around())
  const advice = all.filter(({ severity }) => severity === 'advice')
  expect(advice.map(({ rule }) => rule)).toContain('title-pixels')
  expect(statusOf(advice, false)).toBe('valid')
  expect(statusOf(advice, true)).toBe('pending')
  expect(statusOf([...advice, ...validate({ ...fine, tags: [] }, around())], false)).toBe('warning')
})
