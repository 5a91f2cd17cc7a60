import { expect, test } from 'vitest'
import { municipalities } from '../../../scripts/analysis/municipalities.ts'
import { analyse } from '../analyse.ts'
import { noKnowledge } from '../places/found-place.ts'
import { makeGazetteer } from '../places/gazetteer.ts'
import { noTags } from '../tags/tags.ts'

const gazetteer = makeGazetteer(municipalities())
const read = (shares: Record<string, number>, title: string, text: string) =>
  analyse({ title, summary: '', content: `<p>${text}</p>` }, gazetteer, {
    places: { ...noKnowledge, shares: new Map(Object.entries(shares)) },
    tags: noTags,
  })

const works = [
  'Parque ganha quadras e pista de caminhada',
  'A prefeitura entrega as quadras no domingo. Moradores do bairro pediram sombra e banheiro.',
] as const

test('a text that names no place is about the town that the newspaper writes about', () => {
  const { locations, primaryLocation } = read({ 'cacador-sc': 0.8, 'videira-sc': 0.1 }, ...works)
  expect(primaryLocation).toMatchObject({ path: 'cacador-sc', confidence: 0.65, home: true })
  expect(locations).toContain(primaryLocation)
})

test.each([
  ['of many cities', { 'cacador-sc': 0.4, 'videira-sc': 0.3 }, ...works],
  ['without an archive', {}, ...works],
  [
    'of a town, for a text on the country',
    { 'cacador-sc': 0.8 },
    'Senado aprova a reforma',
    'O ministro foi ao Congresso.',
  ],
  ['of a town, for a text on a state', { 'cacador-sc': 0.8 }, works[0], `${works[1]} O Paraná paga a obra.`],
])('a newspaper %s suggests no town of its own', (_, shares, title, text) => {
  expect(read(shares, title, text).primaryLocation).toBeNull()
})

test('another town that a text names is no news of the own one', () => {
  const { locations, primaryLocation } = read({ 'cacador-sc': 0.9 }, 'Prefeitura de Videira abre concurso', works[1])
  expect(primaryLocation?.path).toBe('videira-sc')
  expect(locations.some(({ home }) => home)).toBe(false)
})
