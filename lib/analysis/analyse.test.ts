import { describe, expect, test } from 'vitest'
import { municipalities } from '../../scripts/analysis/municipalities.ts'
import { analyse, type Knowledge } from './analyse.ts'
import { noKnowledge } from './places/found-place.ts'
import { makeGazetteer } from './places/gazetteer.ts'
import { noTags } from './tags/tags.ts'

const gazetteer = makeGazetteer(municipalities())
const read = (title: string, ...paragraphs: string[]) =>
  analyse({ title, summary: '', content: paragraphs.map(text => `<p>${text}</p>`).join('') }, gazetteer)
const citiesOf = (...texts: [string, ...string[]]) =>
  read(...texts)
    .locations.flatMap(({ path }) => path ?? [])
    .sort()
const statesOf = (...texts: [string, ...string[]]) =>
  read(...texts)
    .locations.flatMap(({ type, state }) => (type === 'state' && state ? [state] : []))
    .sort()

describe('cities', () => {
  test.each([
    ['by a preposition', 'Moradores protestam em Ibiporã', ['ibipora-pr']],
    ['by the state beside the name', 'Cantor se apresenta em Cascavel (CE) no sábado', ['cascavel-ce']],
    [
      'in a list',
      'Obras chegam a Fortaleza, Beberibe e Pindoretama',
      ['beberibe-ce', 'fortaleza-ce', 'pindoretama-ce'],
    ],
    ['by the capital’s state', 'Chuva fecha ruas da capital paranaense', ['curitiba-pr']],
    ['by its own name before a longer one', 'Morte em Bragança, no Pará, comove a cidade', ['braganca-pa']],
    ['by its port', 'Porto de Santos bate recorde de embarque', ['santos-sp']],
    ['by its name in full', 'Ponte de Laje do Muriaé cai, e em Laje ninguém passa', ['laje-do-muriae-rj']],
  ])('%s', (_, sentence, paths) => {
    expect(citiesOf(sentence)).toEqual(paths)
  })

  test.each([
    ['one of a list of quarters', 'Há vacina nos postos dos bairros Esperança, Limoeiro e Santa Zita'],
    ['a capital abroad', 'A companhia terá voos para Buenos Aires'],
    ['a person', 'Vitória Alves vence prêmio de poesia; disse Vitória que não esperava'],
    ['a street', 'Carro bate em poste na Avenida Curitiba'],
    ['a newspaper', 'A Folha de Londrina publicou a lista'],
    ['a river', 'O nível do rio Paraná voltou a subir'],
    ['a minister’s office', 'A Secretaria de Saúde abriu inscrições'],
  ])('not in %s', (_, sentence) => {
    expect(citiesOf(sentence)).toEqual([])
  })

  test('not in a club’s name, but in the place of its match', () => {
    const title = 'Santos perde do Londrina por 2 a 1'
    const match =
      'O gol do time saiu no fim da partida. O técnico do Santos elogiou o elenco depois do jogo em Maringá.'
    expect(citiesOf(title, match)).toEqual(['maringa-pr'])
  })

  test('of one name are told apart by neighbours and area codes', () => {
    const title = 'Prefeitura de Planalto abre vagas'
    expect(citiesOf(title, 'As provas serão em Frederico Westphalen e em Planalto.')).toContain('planalto-rs')
    expect(citiesOf(title, 'Informações pelo telefone (46) 3555-8100.')).toEqual(['planalto-pr'])
  })

  test('abroad are none of here', () => {
    expect(citiesOf('Museu de Toledo, na Espanha, expõe cartas', 'As cartas chegaram a Toledo em maio.')).toEqual([])
  })

  test('come with the words that they were found in', () => {
    expect(read('Moradores protestam em Ibiporã').locations[0]).toMatchObject({ evidence: ['em Ibiporã'], state: 'PR' })
  })
})

test('states are named by name, demonym or government, not by the letters beside a city', () => {
  const governed = statesOf('Governo paulista anuncia corte', 'A medida vale também no Paraná e na Bahia.')
  expect(governed).toEqual(['BA', 'PR', 'SP'])
  expect(statesOf('Homem é preso em Cambé (PR)')).toEqual([])
  expect(statesOf('Cheia do rio Acre preocupa', 'O nível na capital acreana subiu.')).toEqual([])
  expect(statesOf('Para os moradores, nada mudou')).toEqual([])
})

test('the primary city is the one that the text is about, whatever the dateline', () => {
  const text = read(
    'Apucarana ganha hospital',
    'LONDRINA – O governador anunciou a obra em Apucarana nesta terça-feira.',
  )
  expect(text.primaryLocation?.path).toBe('apucarana-pr')
  expect(read('Congresso aprova reforma', 'O texto passou por 300 votos.').primaryLocation).toBeNull()
})

test('the primary city may be named in the second paragraph alone, by an office with a long name', () => {
  const text = read(
    'Falta de pediatras fecha pronto-atendimento à noite',
    'Quem chega depois das 22h encontra a porta fechada e um cartaz.',
    'A Secretaria Municipal de Saúde de Sinop diz que quatro dos nove pediatras pediram desligamento.',
    'O governo do estado prometeu dois médicos. Em Cuiabá, a fila é menor.',
  )
  expect(text.primaryLocation?.path).toBe('sinop-mt')
})

test('a text about two cities alike is about neither', () => {
  const title = 'Trem turístico entre Morretes e Antonina volta em janeiro'
  expect(read(title, 'O trem ligará Morretes e Antonina em 50 minutos.').primaryLocation).toBeNull()
})

test('a place is a tag before others for a site that has it as one', () => {
  const text = {
    title: 'Incêndio destrói fábrica em Apucarana',
    summary: '',
    content: '<p>O fogo em Apucarana começou à noite.</p>',
  }
  const relevance = (knowledge: Knowledge) =>
    analyse(text, gazetteer, knowledge).tags.find(({ tag }) => tag === 'Apucarana')?.relevance ?? 0
  const tags = new Map([['apucaran', { tag: 'Apucarana', articles: 40 }]])
  const none = { places: noKnowledge, tags: noTags }
  expect(relevance({ ...none, tags: { tags, learned: new Map() } })).toBeGreaterThan(0.9)
  expect(relevance(none)).toBeLessThan(0.6)
})

test('tags are subjects and names of the text, each once whatever its inflection', () => {
  const { tags } = read(
    'Câmara aprova reajuste da tarifa de ônibus',
    'Os vereadores aprovaram o reajuste da tarifa de ônibus. O transporte coletivo leva 90 mil passageiros por dia, e as tarifas de ônibus subiram.',
  )
  const names = tags.map(({ tag }) => tag)
  expect(names).toContain('tarifa de ônibus')
  expect(names).toContain('transporte coletivo')
  expect(names.filter(name => /^tarifas? de ônibus$/.test(name))).toHaveLength(1)
  expect(tags.every(({ evidence, relevance }) => evidence.length > 0 && relevance > 0 && relevance <= 1)).toBe(true)
})

describe('places inside a city', () => {
  const insideOf = (content: string, title = 'Prefeitura de Ribeirão Preto abre vagas') =>
    read(title, content)
      .locations.filter(({ type }) => type === 'neighbourhood' || type === 'landmark')
      .map(({ type, name }) => `${type} ${name}`)

  test('are quarters that the text calls so, one or a list of them', () => {
    expect(insideOf('A obra fica no bairro Campos Elíseos, perto do centro.')).toEqual(['neighbourhood Campos Elíseos'])
    expect(insideOf('Faltou luz nos bairros Ipiranga, Jardim Paulista e Vila Tibério, Disse a empresa.')).toEqual([
      'neighbourhood Ipiranga',
      'neighbourhood Jardim Paulista',
      'neighbourhood Vila Tibério',
    ])
  })
})

test('hostile and strange texts are read as texts', () => {
  for (const content of [
    '',
    '<p>',
    '<script>alert(1)</script>',
    `<p>${'em São Paulo '.repeat(9_000)}</p>`,
    '<p>\ud800',
  ])
    expect(() => analyse({ title: '', summary: '', content }, gazetteer)).not.toThrow()
})
