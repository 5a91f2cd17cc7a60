import { describe, expect, test } from 'vitest'
import { municipalities } from '../../../scripts/analysis/municipalities.ts'
import { tagKey } from '../../text/text.ts'
import { analyse } from '../analyse.ts'
import { makeGazetteer } from '../places/gazetteer.ts'
import { lexicon } from './lexicon.ts'
import { areNearSynonyms, tagStems } from './tag-stems.ts'

const gazetteer = makeGazetteer(municipalities())
const tagsOf = (title: string, ...paragraphs: string[]) =>
  analyse({ title, summary: '', content: paragraphs.map(text => `<p>${text}</p>`).join('') }, gazetteer).tags.map(
    ({ tag }) => tag,
  )

describe('a subject', () => {
  test('is suggested where its name does not stand, by the words that speak of it', () => {
    const tags = tagsOf(
      'Mulher é morta a facadas; ex-marido está foragido',
      'A vítima tinha medida protetiva. O crime é investigado como feminicídio pela delegacia.',
    )
    expect(tags).toContain('violência contra a mulher')
  })

  test('is not taken from a word that only looks like its own: metres are no metro', () => {
    expect(tagsOf('Muro de 20 metros cai', 'O muro tinha três metros de altura e 20 metros de largura.')).not.toContain(
      'metrô',
    )
  })
})

describe('a name', () => {
  test('is no common noun with the city behind it', () => {
    const tags = tagsOf('Inflação de Curitiba é a maior do mês', 'A inflação subiu com o preço do tomate, diz o IBGE.')
    expect(tags).toContain('inflação')
    expect(tags).not.toContain('Inflação de Curitiba')
  })

  test('of a person counts for the surname in the headline', () => {
    const tags = tagsOf('Zema sanciona lei do teste do pezinho', 'O governador Romeu Zema sancionou a lei ontem.')
    expect(tags).toContain('Romeu Zema')
    expect(tags).not.toContain('Zema')
  })
})

test('a club with the name of a city is a tag in a text on its match, and the city is no place of it', () => {
  const { tags, locations } = analyse(
    {
      title: 'Londrina empata e segue líder',
      summary: '',
      content: '<p>O Londrina empatou na rodada. O técnico elogiou a torcida, e o zagueiro do Londrina fez o gol.</p>',
    },
    gazetteer,
  )
  const names = tags.map(({ tag }) => tag)
  expect(names).toContain('Londrina')
  expect(names).not.toContain('empata')
  expect(locations.filter(({ type }) => type === 'city')).toEqual([])
})

test('of near-synonyms a text gets one', () => {
  const tags = tagsOf(
    'Mutirão de saúde atende 300 pacientes no posto',
    'O posto de saúde do SUS abriu. A saúde pública e o sistema de saúde têm fila. O secretário de Saúde falou de saúde pública.',
  )
  expect(tags.filter(tag => ['saúde', 'saúde pública', 'sistema de saúde'].includes(tag))).toHaveLength(1)
  const keys = tags.map(tagStems)
  for (const [at, key] of keys.entries())
    for (const other of keys.slice(at + 1)) expect(areNearSynonyms(key, other), `${key}, ${other}`).toBe(false)
})

test('the lexicon has each subject once, with cues, and no two of one spelling', () => {
  const keys = lexicon.subjects.map(({ tag }) => tagKey(tag))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  expect(lexicon.subjects.filter(({ cues }) => cues === 0)).toEqual([])
  expect(lexicon.subjects.filter(({ section }) => section).length).toBeGreaterThan(25)
})
