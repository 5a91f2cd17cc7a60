import { expect, test } from 'vitest'
import { scoreOf } from '#tests/support/analysis/score.ts'
import { labelledTexts } from '#tests/support/analysis/texts.ts'
import { municipalities } from '../../../scripts/analysis/municipalities.ts'
import { analyse } from '../analyse.ts'
import { makeGazetteer } from '../places/gazetteer.ts'

const gazetteer = makeGazetteer(municipalities())
const citiesOf = (title: string, ...paragraphs: string[]) =>
  analyse(
    { title, summary: '', content: paragraphs.map(text => `<p>${text}</p>`).join('') },
    gazetteer,
  ).locations.filter(({ type }) => type === 'city')

test('of texts that nothing was fitted to, a city that is chosen by itself is right in 97 of 100', () => {
  const { chosen, chosenRight, firstTwo } = scoreOf(labelledTexts('test'), gazetteer)
  expect(chosenRight).toBeGreaterThanOrEqual(0.97)
  expect(chosen).toBeGreaterThanOrEqual(0.75)
  expect(firstTwo).toBeGreaterThanOrEqual(0.95)
})

test('a city that a text only names is offered, and does not reach what is chosen by itself', () => {
  const [first, second, ...others] = citiesOf(
    'Prefeitura de Londrina abre vagas em hospital',
    'A prefeitura de Londrina abre na segunda-feira vinte leitos. Pacientes de Cambé (PR) também são atendidos.',
  )
  expect(first).toMatchObject({ path: 'londrina-pr', reasons: expect.arrayContaining(['é a única cidade do título']) })
  expect(first?.confidence).toBeGreaterThanOrEqual(0.7)
  expect(second).toMatchObject({ path: 'cambe-pr', evidence: ['de Cambé'] })
  expect(second?.confidence).toBeLessThan(0.1)
  expect(second?.reasons).toBeUndefined()
  expect(others).toEqual([])
})

test('of cities that a text is alike about none is chosen by itself, and the two likeliest say why', () => {
  const cities = citiesOf(
    'Trem turístico entre Morretes e Antonina volta em janeiro',
    'O trem turístico ligará Morretes e Antonina em 50 minutos a partir de janeiro.',
    'A passagem custa 40 reais.',
  )
  expect(cities.map(({ path }) => path).sort()).toEqual(['antonina-pr', 'morretes-pr'])
  expect(cities.every(({ confidence }) => confidence < 0.7)).toBe(true)
  const why = ['está no título com outra cidade', 'está na abertura']
  expect(cities.map(({ reasons }) => reasons)).toEqual([why, why])
})
