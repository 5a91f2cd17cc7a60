import { expect, test } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { limits } from '../../limits.ts'
import { type ArticleFieldsInput, articleFields, hasWords, readDraft } from './article.ts'

const { content } = articleFields.shape
const messagesFor = (html: string) => content.safeParse(html).error?.issues.map(({ message }) => message)
const words = 'A prefeitura informou que a obra da avenida termina em duas semanas.'

test('too many tags are refused with a message', () => {
  expect(messagesFor(`<p>${words}</p>${'<hr>'.repeat(limits.content.maxTags)}`)).toEqual([
    'Conteúdo com formatação demais. Cole o texto sem formatação e formate de novo o que for preciso.',
  ])
  expect(messagesFor(`<p>${words}</p>${'<hr>'.repeat(limits.content.maxTags - 2)}`)).toBeUndefined()
})

test.each(['<b>', 'x<hr>', '<', '&amp;', '<!--', '<a '])('half a megabyte of %s is refused at once', piece => {
  const html = words + piece.repeat((limits.content.maxBytes - 100) / piece.length)
  expect(cpuTime(() => expect(content.safeParse(html).success).toBe(false))).toBeLessThan(500)
})

const blank: ArticleFieldsInput = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  coverMediaId: null,
  coverImage: '',
  coverAlt: '',
  coverCredit: '',
  tags: [],
  cities: [],
  credits: [],
  visibility: 'public',
}

test.each([
  [{}, null, {}],
  [{ title: 'Ch', slug: 'ch' }, null, { title: 'Ch', slug: '' }],
  [{ slug: 'Com Espaço' }, 'Slug deve conter apenas letras minúsculas, números e hífens', { slug: 'com-espaco' }],
  [{ coverImage: 'javascript:alert(1)' }, 'URL inválida', { coverImage: null }],
  [{ content: '<p>Choveu</p>', slug: 'ab' }, 'Endereço deve ter pelo menos 3 caracteres', { content: '<p>Choveu</p>' }],
])('a draft %j has the problem %j and is stored as %j', (own, problem, stored) => {
  const read = readDraft({ ...blank, ...own })
  expect(read.problem).toBe(problem)
  expect(read.fields).toMatchObject(stored)
})

test.each([
  [{ title: 'x'.repeat(201) }, 'Título muito longo'],
  [{ content: `<p>${'x'.repeat(limits.content.max + 1)}</p>` }, 'Conteúdo muito longo'],
])('a draft keeps the upper limits (%#)', (own, message) => {
  expect(readDraft({ ...blank, ...own })).toEqual({ fields: null, problem: message })
})

test.each([
  [{}, false],
  [{ title: ' ', content: '<p><br></p><p>&nbsp;</p>', tags: ['Chuva'] }, false],
  [{ content: '<p>C</p>' }, true],
  [{ coverImage: 'https://exemplo.com.br/a.jpg' }, true],
])('%j has a first word: %s', (own, has) => {
  expect(hasWords({ ...blank, ...own })).toBe(has)
})
