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
    ['by an office', 'A prefeitura de Cambé abre concurso', ['cambe-pr']],
    ['by the state beside the name', 'Cantor se apresenta em Cascavel (CE) no sábado', ['cascavel-ce']],
    ['by a state in words', 'Acidente em Bom Jesus, no interior do Piauí, deixa feridos', ['bom-jesus-pi']],
    [
      'in a list',
      'Obras chegam a Fortaleza, Beberibe e Pindoretama',
      ['beberibe-ce', 'fortaleza-ce', 'pindoretama-ce'],
    ],
    ['by a demonym', 'Os londrinenses voltaram às ruas', ['londrina-pr']],
    ['by the capital’s state', 'Chuva fecha ruas da capital paranaense', ['curitiba-pr']],
    ['by who comes from it', 'Um perito de Pelotas fez o laudo', ['pelotas-rs']],
    ['by a state’s demonym behind it', 'Bonito, no nordeste paraense, decreta emergência', ['bonito-pa']],
    ['by its own name before a longer one', 'Morte em Bragança, no Pará, comove a cidade', ['braganca-pa']],
    ['by what stands behind it', 'Feliz é o município mais calmo do estado', ['feliz-rs']],
    ['by where a sentence begins', 'Em Indaial, o parque ganha aula aberta de ioga', ['indaial-sc']],
    ['behind its district', 'Fila chega a Miritituba, distrito de Itaituba', ['itaituba-pa']],
    ['by whose workers they are', 'Filha de lavradores de Corumbá de Goiás conta a vida', ['corumba-de-goias-go']],
    ['by a demonym with a hyphen', 'Os juiz-foranos votam no domingo', ['juiz-de-fora-mg']],
    ['by its port', 'Porto de Santos bate recorde de embarque', ['santos-sp']],
    ['by its name in full', 'Ponte de Laje do Muriaé cai, e em Laje ninguém passa', ['laje-do-muriae-rj']],
    ['by a short name', 'Turistas lotam as praias do Rio', ['rio-de-janeiro-rj']],
    ['beside a quarter of its name', 'Lojas de Marabá abrem; na Velha Marabá há protesto', ['maraba-pa']],
    [
      'beside its state’s short name',
      'Usina para em Volta Redonda, no Rio, por falta de minério',
      ['volta-redonda-rj'],
    ],
  ])('%s', (_, sentence, paths) => {
    expect(citiesOf(sentence)).toEqual(paths)
  })

  test.each([
    ['one of a list of quarters', 'Há vacina nos postos dos bairros Esperança, Limoeiro e Santa Zita'],
    ['quarters that were hit', 'Os bairros mais atingidos foram São Bernardo e Limeira'],
    ['one of two streets', 'O ecoponto fica na esquina das ruas Cianorte e Umuarama'],
    ['one of two districts', 'As obras serão nos distritos de Faria Lemos e Tuiuty'],
    ['a capital abroad', 'A companhia terá voos para Buenos Aires'],
    ['a person', 'Vitória Alves vence prêmio de poesia; disse Vitória que não esperava'],
    ['a street', 'Carro bate em poste na Avenida Curitiba'],
    ['a newspaper', 'A Folha de Londrina publicou a lista'],
    ['a saint’s procession', 'Procissão de São Bento reúne fiéis'],
    ['Christmas', 'A ceia do Natal ficou mais cara'],
    ['a river', 'O nível do rio Paraná voltou a subir'],
    ['a quarter', 'Feirantes mudam para Campo Grande, bairro da zona oeste'],
    ['a land with an article', 'Depois a família viajou à Califórnia'],
    ['an honorary capital', 'É a capital catarinense da cerveja'],
    ['a cemetery', 'O enterro será no cemitério São Miguel'],
    ['this Christmas', 'O comércio espera vender mais neste Natal'],
    ['a district', 'A equipe treina no distrito de São Sebastião'],
    ['a city beside its country', 'Incêndio atinge prédio em Valparaíso, no Chile'],
    ['a river with its article', 'A dupla fugiu para o outro lado do Rio Paranaíba'],
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
    expect(
      citiesOf('Prefeitura de Planalto abre vagas', 'As provas serão em Frederico Westphalen e em Planalto.'),
    ).toContain('planalto-rs')
    expect(citiesOf('Prefeitura de Planalto abre vagas', 'Informações pelo telefone (46) 3555-8100.')).toEqual([
      'planalto-pr',
    ])
  })

  test('abroad are none of here', () => {
    expect(citiesOf('Museu de Toledo, na Espanha, expõe cartas', 'As cartas chegaram a Toledo em maio.')).toEqual([])
    expect(citiesOf('Peso cai em Buenos Aires', 'O mercado de Buenos Aires fechou em queda.')).toEqual([])
  })

  test('come with the words that they were found in', () => {
    expect(read('Moradores protestam em Ibiporã').locations[0]).toMatchObject({ evidence: ['em Ibiporã'], state: 'PR' })
    const dateline = read('Tarifa sobe em janeiro', 'IBIPORÃ – A tarifa de ônibus sobe. Ibiporã tem dez linhas.')
    expect(dateline.locations[0]?.evidence).toEqual(['IBIPORÃ', 'Ibiporã'])
  })
})

test('states are named by name, demonym or government, not by the letters beside a city', () => {
  expect(statesOf('Governo paulista anuncia corte', 'A medida vale também no Paraná e na Bahia.')).toEqual([
    'BA',
    'PR',
    'SP',
  ])
  expect(statesOf('Homem é preso em Cambé (PR)')).toEqual([])
  expect(statesOf('Tribunal Regional Eleitoral de Goiás cassa mandato; em Minas, ninguém recorreu')).toEqual([
    'GO',
    'MG',
  ])
  expect(statesOf('Alta foi maior em seis estados: Bahia, Ceará e Tocantins')).toEqual(['BA', 'CE', 'TO'])
  expect(statesOf('Cheia do rio Acre preocupa', 'O nível na capital acreana subiu.')).toEqual([])
  expect(statesOf('Para os moradores, nada mudou')).toEqual([])
})

test('the primary city is the one that the text is about, whatever the dateline', () => {
  expect(
    read('Apucarana ganha hospital', 'LONDRINA – O governador anunciou a obra em Apucarana nesta terça-feira.')
      .primaryLocation?.path,
  ).toBe('apucarana-pr')
  expect(read('Congresso aprova reforma', 'O texto passou por 300 votos.').primaryLocation).toBeNull()
})

test('the primary city is not one that only says the way', () => {
  const text = read(
    'Caminhão tomba e interdita a pista sentido Curitiba',
    'Um caminhão tombou nesta quarta-feira em Miracatu. A pista sentido Curitiba ficou bloqueada por quatro horas.',
  )
  expect(text.primaryLocation?.path).toBe('miracatu-sp')
})

test('the primary city is the one whose quarter the text is about', () => {
  const text = read(
    'Lapa pede banheiros, e prefeitura oferece fiscais',
    'Quem passa pela Lapa no domingo sente o cheiro. A associação de moradores da Lapa pediu banheiros à prefeitura do Rio.',
    'Em Curitiba, os bares do centro pagam pela limpeza.',
  )
  expect(text.primaryLocation?.path).toBe('rio-de-janeiro-rj')
})

test('the primary city may be named in the second paragraph alone, by an office with a long name', () => {
  const text = read(
    'Falta de pediatras fecha pronto-atendimento à noite',
    'Quem chega depois das 22h encontra a porta fechada e um cartaz.',
    'A Secretaria Municipal de Saúde de Sinop diz que quatro dos nove pediatras pediram desligamento.',
    'O governo do estado prometeu dois médicos. Em Cuiabá, a fila é menor.',
  )
  expect(text.primaryLocation?.path).toBe('sinop-mt')
  const jobs = 'Quem procura trabalho tem 186 oportunidades no posto do Sine de Nova Friburgo nesta semana.'
  expect(read('Sine tem 186 vagas abertas', jobs).primaryLocation?.path).toBe('nova-friburgo-rj')
})

test('a club’s state tells namesakes apart', () => {
  const text = read(
    'Bragantino do Pará goleia na reabertura do estádio, em Bragança',
    'O time venceu o jogo por 4 a 1 em Bragança, com dois gols do atacante. A partida reabriu o estádio de Bragança.',
  )
  expect(text.primaryLocation?.path).toBe('braganca-pa')
})

test('a name that is written in full only later means another city', () => {
  const text = read(
    'Farinha de Bragança ganha selo',
    'Produtores de Bragança receberam o selo na capital paraense. A festa foi em Bragança, com 2 mil pessoas.',
    'O selo já existe para uma linguiça de Bragança Paulista, que fica em Bragança Paulista, no interior de São Paulo.',
  )
  expect(text.locations.map(({ path }) => path)).toContain('braganca-pa')
})

test('a namesake that comes later with its state is another city', () => {
  const text = read(
    'Estudantes de Redenção cobram bolsas',
    'Estudantes ocuparam a reitoria em Redenção, no Maciço de Baturité. Uma doação foi levada por engano para Redenção (PA).',
    'A cidade cearense fica ao lado de Acarape, no Ceará.',
  )
  expect(text.primaryLocation?.path).toBe('redencao-ce')
  expect(text.locations.map(({ path }) => path)).toContain('redencao-pa')
})

test('a city that is named in full may be shortened', () => {
  const text = read(
    'Bento recebe R$ 18 milhões para encostas',
    'Bento Gonçalves vai receber R$ 18 milhões da União. Garibaldi e Veranópolis aguardam a análise dos projetos.',
  )
  expect(text.primaryLocation?.path).toBe('bento-goncalves-rs')
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
    expect(insideOf('Moradores do distrito de Bonfim Paulista protestam.')).toEqual(['neighbourhood Bonfim Paulista'])
  })

  test('are buildings, streets and squares by their names, never chosen by themselves', () => {
    const text =
      'O paciente foi ao Hospital das Clínicas; a avenida Nove de Julho fechou. O Hospital das Clínicas atende.'
    expect(insideOf(text)).toEqual(['landmark Hospital das Clínicas', 'landmark Avenida Nove de Julho'])
    const all = read('Obra', text).locations.filter(({ type }) => type === 'landmark')
    expect(all.every(({ confidence }) => confidence < 0.7)).toBe(true)
  })

  test('are none without a name, and no tag', () => {
    expect(insideOf('O bairro cresceu. O Distrito Federal e o Hospital Municipal fecharam a praça.')).toEqual([])
    expect(insideOf('Na entrada da Ponte, Juazeiro tem fila.')).toEqual([])
    expect(insideOf('No distrito de Ribeirão Preto, ninguém.')).toEqual([])
    const { tags } = read('Bairro Ipiranga ganha praça', 'A praça fica no bairro Ipiranga.')
    expect(tags.map(({ tag }) => tag)).not.toContain('bairro Ipiranga')
  })
})

test('what a tag came from is written as in the text, accents and capitals included', () => {
  const { tags } = read('Câmara Municipal aprova a tarifa de ônibus', 'O plenário da Câmara Municipal votou à noite.')
  const written = tags.flatMap(({ evidence }) => evidence)
  expect(written).toContain('Câmara Municipal')
  expect(written.filter(words => /camara|onibus/.test(words))).toEqual([])
})

test('hostile and strange texts are read as texts', () => {
  for (const content of [
    '',
    '<p>',
    '<script>alert(1)</script>',
    `<p>${'em São Paulo '.repeat(20_000)}</p>`,
    '<p>\ud800 Londrina</p>',
  ])
    expect(() => analyse({ title: '', summary: '', content }, gazetteer)).not.toThrow()
})
