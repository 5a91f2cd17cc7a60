import { beforeAll, describe, expect, test } from 'vitest'
import { searchParameters } from '#lib/schemas/search.ts'
import { searchable } from '#lib/search/text.ts'
import { saveProfile } from '#server/accounts/commands/save-profile.ts'
import { db } from '#server/platform/db/db.ts'
import { searchJobs } from '#server/search/jobs.ts'
import { findCorrection } from '#server/search/queries/correction.ts'
import { findResults } from '#server/search/queries/results.ts'
import { expectWithin } from '#tests/support/tier.ts'
import { given, sentence } from '../../support/given.ts'

const found = async (q: string) => (await findResults(searchParameters.parse({ q })))?.hits ?? []
const titles = async (q: string) => (await found(q)).map(({ card }) => card.title)

async function article(
  title: string,
  fields: { summary?: string; text?: string; cities?: string[]; tags?: string[] } = {},
) {
  const { text = 'Corpo', ...own } = fields
  return given.article({
    status: 'published',
    fields: { title, content: `<p>${sentence(text)}</p><p>${sentence('Outro')}</p>`, ...own },
  })
}

/** Every kind of stop word; the ones that lost results before are those whose endings have other forms (“sem”, “dos”, “pelos”). */
const stopWords =
  'a à às ao aos as até com como da das de dela dele delas deles depois do dos e é ela elas ele eles em entre era essa esse esta está este eu foi for há isso isto já lhe mais mas me mesmo muito na não nas nem no nos nós o os ou para pela pelas pelo pelos por quando que quem se sem ser seu são só também um uma você'.split(
    ' ',
  )

describe('stop words', () => {
  const title = 'Temporal deixa Dourados sem energia e muda a tarifa dos ônibus'

  beforeAll(async () => {
    await article(title)
    await article('Pôr do sol reúne turistas', { summary: 'O espetáculo acontece no fim da tarde, todo dia.' })
  })

  test('beside a word lose no result; alone they find texts that have them', async () => {
    for (const word of stopWords) expect(await titles(`${word.toUpperCase()} tarifa ${word}`), word).toEqual([title])
    for (const q of ['sem energia', 'tarifa dos ônibus', 'nao energia', 'sem dos'])
      expect(await titles(q), q).toEqual([title])
  })

  test('an accent that makes a word of a stop word counts', async () => {
    expect(await titles('pôr sol')).toEqual(['Pôr do sol reúne turistas'])
    expect(await titles('por sol')).toEqual(['Pôr do sol reúne turistas'])
    expect(await titles('pôr energia')).toEqual([])
  })
})

describe('phrases and missing words', () => {
  beforeAll(async () => {
    await article('Jatobá alto cresce devagar na mata')
    await article('Alto jatobá dá sombra ao pátio')
    await article('Jatobá do alto da serra floresce')
  })

  test.each([
    ['"jatobá alto"', ['Jatobá alto cresce devagar na mata']],
    ['“alto jatobá”', ['Alto jatobá dá sombra ao pátio']],
    ['"jatobá do alto"', ['Jatobá do alto da serra floresce']],
    ['jatobá -serra -"alto jatobá"', ['Jatobá alto cresce devagar na mata']],
  ])('%s', async (q, expected) => {
    expect(await titles(q)).toEqual(expected)
  })
})

describe('numbers, cities and bylines', () => {
  const text =
    'Fila de 1.204 pessoas, limite de 60 km/h, rolos de Super 8, R$ 1,5 milhão, início às 19h30, vitória por 2-1 e depois 3 a 0, vacina da covid-19'

  beforeAll(async () => {
    await article('Números de toda sorte', {
      text,
      cities: ['santarem-pa', 'dourados-ms'],
      tags: ['Futebol de várzea'],
    })
    await article('Outra notícia para o dia', { text: 'Nada disso' })
  })

  test('are found in their usual spellings, and no part or neighbour of them', async () => {
    const right = [
      ...['1204', '1.204', '60 km/h', 'super 8', 'R$ 1,5 milhão', '1,5', '19h30', '2-1', 'covid-19', 'Covid19'],
      ...['"60 km/h"', 'Santarém Pará', 'Santarém (PA)', 'Dourados MS', 'Dourados, Mato Grosso do Sul', 'várzea'],
    ]
    for (const q of right) expect(await titles(q), q).toEqual(['Números de toda sorte'])
    for (const q of ['1.205', '12', '60 km/l', '9h30', '1-2', 'Pará energia']) expect(await titles(q), q).toEqual([])
  })

  test('a number is marked as it is written', async () => {
    const [hit] = await found('1204')
    expect(hit?.passage).toContain('\ue0001.204\ue001')
  })

  test('people of the house and others are found by the names under the article; a new name replaces the old one', async () => {
    const zulmira = await given.person(['author'], 'Zulmira Tupinambá')
    const credits = [
      { personId: zulmira.id, name: '', agency: false, craft: 'reporting' as const },
      { personId: null, name: 'Agência Xavante', agency: true, craft: 'photo' as const },
    ]
    await given.article({ status: 'published', author: zulmira, fields: { title: 'Assinada por duas', credits } })
    for (const q of ['Zulmira Tupinambá', 'zulmira', 'agencia xavante', '"zulmira tupinamba"'])
      expect(await titles(q)).toEqual(['Assinada por duas'])
    expect(await findCorrection('Zulmyra')).toBe('zulmira')
    await saveProfile(zulmira, { fullName: 'Zulmira Araweté', avatarUrl: null, bio: '' })
    const renewal = searchJobs.find(({ on }) => on.includes('profile.changed'))
    await renewal?.run({ userId: zulmira.id })
    expect(await titles('Zulmira Araweté')).toEqual(['Assinada por duas'])
    expect(await titles('Tupinambá')).toEqual([])
  })
})

describe('a whole headline', () => {
  const headline = 'Câmara aprova “tarifa zero” aos domingos — e prefeito diz: não há R$ 1,2 milhão'

  beforeAll(async () => {
    const { article: old } = await article(headline)
    await db().article.update({ where: { id: old.id }, data: { publishedAt: new Date('2019-01-01T00:00:00Z') } })
    const parts = { text: `${headline} ${headline}`, summary: headline }
    for (const more of ['hoje', 'de novo', 'outra vez']) await article(`${headline} ${more}`, parts)
    await article('É isso aí')
  })

  test.each([
    headline,
    headline.toLowerCase(),
    'camara aprova tarifa zero aos domingos e prefeito diz nao ha r$ 1,2 milhao',
    `"${headline}"`,
  ])('%s finds its article first', async q => {
    expect((await titles(q))[0]).toBe(headline)
  })

  test('also when five hundred newer articles have its words', async () => {
    const author = await given.author()
    await db().$executeRaw`
      INSERT INTO articles (id, title, slug, summary, content, teaser, status, author_id, published_at, updated_at)
      SELECT gen_random_uuid(), 'Mutamba nova na praça ' || n, 'mutamba-' || n, 'Resumo', '<p>Texto.</p>', '', 'published', ${author.id}::uuid,
        '2024-01-01T00:00:00Z'::timestamptz + n * interval '1 hour', now()
      FROM generate_series(1, 520) n`
    await db().$executeRaw`
      INSERT INTO articles (id, title, slug, summary, content, teaser, status, author_id, published_at, updated_at)
      VALUES (gen_random_uuid(), 'Mutamba na praça', 'mutamba', 'Resumo', '<p>Texto.</p>', '', 'published', ${author.id}::uuid, '2001-01-01T00:00:00Z', now())`
    expect((await titles('Mutamba na praça'))[0]).toBe('Mutamba na praça')
    expect((await titles('mutamba praça')).includes('Mutamba na praça')).toBe(false)
  })
})

test.each([
  'Fila da catarata cai para 1.204 pacientes; 60 km/h, R$ 1.234.567,89 às 19h30',
  '2-1 covid-19 d’água “x” Pará pôr do sol 1º 2ª 9 °C [a]\\b^_`{|}~ km² 50%',
  '10 m² de H₂O, IBGE¹ em 2024² e 10⁶',
  'Łódź straße æther A\u0301gua 日本 👍🏽 e-mail@x.com.br www.a.b/c?d=e 1.2.3 10.000.00 1.0000 H1N1 5G 3º-A',
])('a text is read alike by the index and by the search: %s', async text => {
  const [row] = await db().$queryRaw<[{ same: boolean; text: string }]>`
    SELECT search_text(${text}) AS text,
      to_tsvector('every_word', search_text(${text})) = to_tsvector('every_word', ${searchable(text).join(' ')}) AS same`
  expect(row, `${row.text} | ${searchable(text).join(' ')}`).toMatchObject({ same: true })
})

test('hostile searches are answered, never with an error and never with everything (abuse cases 13 and 21)', async () => {
  const hostile = [
    ...['-', '"', '-"', '"sem', '-energia', '👍🏽', '!energia', '%', '***', '{"contains":"energia"}', '\\', '\u0000'],
    ...["'; DROP TABLE articles; --", "d'água\\' | 'x", 'energia <-> zzz', '\\m(?:a|a)*$'],
  ]
  const long = ['a-'.repeat(5_000), '1.'.repeat(5_000), '"a '.repeat(3_000), 'b c d e f g h '.repeat(700)]
  const started = performance.now()
  for (const q of [...hostile, ...long]) {
    expect((await found(q)).length, q.slice(0, 40)).toBeLessThan(20)
    await findCorrection(searchParameters.parse({ q }).q)
  }
  expectWithin(10_000, started)
})
