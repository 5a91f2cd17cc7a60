import { beforeAll, describe, expect, test } from 'vitest'
import { searchParameters } from '#lib/schemas/search.ts'
import { hasMarks, withoutMarks } from '#lib/search/marks.ts'
import { db } from '#server/platform/db/db.ts'
import { findResults } from '#server/search/queries/results.ts'
import { given, sentence } from '../../support/given.ts'

type Asked = Partial<Record<'q' | 'cidade' | 'autor' | 'periodo' | 'acesso' | 'pagina', string>>

const find = (asked: Asked) => findResults(searchParameters.parse(asked))
const titles = async (asked: Asked) => ((await find(asked))?.hits ?? []).map(({ card }) => card.title)

const article = async (
  title: string,
  fields: { summary?: string; body?: string; tags?: string[]; cities?: string[] } = {},
) => {
  const { body = 'Corpo', ...own } = fields
  const content = `<p>${sentence(body)}</p><p>${sentence('Outro')}</p>`
  return given.article({ status: 'published', fields: { title, content, ...own } })
}

describe('words', () => {
  beforeAll(async () => {
    await article('Eleições municipais movimentam a praça')
    await article('Vacinação contra a dengue começa segunda')
    await article('Hotéis lotam na romaria')
    await article('Rio Guarani-Kaiowá sobe 1.204 centímetros')
  })

  test.each([
    ['eleição', 'Eleições municipais movimentam a praça'],
    ['vacinar', 'Vacinação contra a dengue começa segunda'],
    ['hotel', 'Hotéis lotam na romaria'],
    ['1.204', 'Rio Guarani-Kaiowá sobe 1.204 centímetros'],
  ])('%s finds %s', async (q, title) => {
    expect(await titles({ q })).toEqual([title])
  })

  test('invalid parameters are ignored', () => {
    expect(searchParameters.parse({ q: { contains: 'a' } }).q).toBe('')
    expect(searchParameters.parse({ q: 'a'.repeat(10_000) })).toMatchObject({ q: 'a'.repeat(220), cut: true })
    const wrong = { autor: "' OR 1=1", cidade: 'x%', pagina: '26', periodo: 'x', acesso: ['y'] }
    const ignored = { autor: null, cidade: null, pagina: 1, periodo: null, acesso: null }
    expect(searchParameters.parse(wrong)).toMatchObject(ignored)
  })
})

describe('order', () => {
  test('a word counts most in the title, then in tags, then in the summary, then in the text', async () => {
    await article('Texto qualquer quatro', { body: 'Jacarandá' })
    await article('Texto qualquer três', { summary: 'Um jacarandá no resumo da notícia.' })
    await article('Texto qualquer dois', { tags: ['Jacarandá'] })
    await article('Jacarandá na primeira página')
    expect(await titles({ q: 'jacaranda' })).toEqual([
      'Jacarandá na primeira página',
      'Texto qualquer dois',
      'Texto qualquer três',
      'Texto qualquer quatro',
    ])
  })

  test('of two equal results the newer comes first', async () => {
    const { article: old } = await article('Ipê floresce na avenida')
    await db().article.update({ where: { id: old.id }, data: { publishedAt: new Date('2020-01-01T00:00:00Z') } })
    await article('Ipê floresce na alameda')
    expect(await titles({ q: 'ipê' })).toEqual(['Ipê floresce na alameda', 'Ipê floresce na avenida'])
  })
})

test('matches are marked in the title, the summary and a passage, and the text stays the same', async () => {
  await given.article({
    status: 'published',
    fields: {
      title: 'Água & luz <b>sobem</b>',
      summary: 'A conta de água muda em março, diz a empresa.',
      content: `<p>${sentence('Longe')}</p><p>${sentence('As <strong>águas</strong> da serra &amp; do vale')}</p>`,
    },
  })
  const [hit] = (await find({ q: 'água' }))?.hits ?? []
  for (const text of [hit?.title, hit?.summary, hit?.passage]) expect(hasMarks(text ?? '')).toBe(true)
  expect(withoutMarks(hit?.summary ?? '')).toBe('A conta de água muda em março, diz a empresa.')
  expect(withoutMarks(hit?.passage ?? '')).toContain('águas da serra & do vale')
})

test('facets count the results, and each narrows to its count', async () => {
  const author = await given.person(['author'], 'Clara Facetada')
  const own = { tags: ['Pequizeiro'] }
  await given.article({ status: 'published', author, fields: { ...own, cities: ['tefe-am'] } })
  await given.article({ status: 'published', author, fields: { ...own, cities: ['tefe-am', 'chui-rs'] } })
  const { article: old } = await given.article({
    status: 'published',
    fields: { ...own, cities: ['chui-rs'], visibility: 'premium' },
  })
  await db().article.update({ where: { id: old.id }, data: { publishedAt: new Date('2020-01-01T00:00:00Z') } })

  const { facets } = (await find({ q: 'pequizeiro' })) ?? {}
  expect(facets).toMatchObject({
    total: 3,
    premium: 1,
    periods: { dia: 2, semana: 2, mes: 2, ano: 2 },
    cities: [
      { value: 'chui-rs', label: 'Chuí, RS', count: 2 },
      { value: 'tefe-am', label: 'Tefé, AM', count: 2 },
    ],
  })
  expect(facets?.authors[0]).toEqual({ value: author.id, label: 'Clara Facetada', count: 2 })
  const total = async (asked: Asked) => (await find({ q: 'pequizeiro', ...asked }))?.facets.total
  expect(await total({ cidade: 'chui-rs' })).toBe(2)
  expect(await total({ autor: author.id })).toBe(2)
  expect(await total({ periodo: 'ano' })).toBe(2)
  expect(await total({ acesso: 'premium' })).toBe(1)
  expect(await total({ acesso: 'livre', cidade: 'chui-rs', periodo: 'dia' })).toBe(1)
  expect(await find({ q: 'pequizeiro', cidade: 'oiapoque-ap' })).toBeNull()
})
