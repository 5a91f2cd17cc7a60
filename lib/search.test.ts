import { expect, test } from 'vitest'
import { mark, markedPieces, searchQuery, searchTerms, wordForms } from './search.ts'

test('typed text becomes words, numbers and joined words, without other signs', () => {
  expect(searchTerms('  Eleição, em 2026!  ')).toEqual(['eleicao', 'em', '2026'])
  expect(searchTerms('Guarani-Kaiowá 1.204 "frase exata" OR -não')).toEqual([
    'guarani-kaiowa',
    '1.204',
    'frase',
    'exata',
    'or',
    'nao',
  ])
  for (const nothing of ['', ' ', '%%%', "'; --", ':*&|!()<->', '\\']) expect(searchTerms(nothing)).toEqual([])
  expect(searchTerms('a b c d e f g h i j k l')).toHaveLength(10)
})

test('a query for PostgreSQL contains quoted forms and none of the reader’s signs', () => {
  expect(searchQuery(searchTerms("rio:* | ('x' <-> y) & \\!z"))).toMatch(/^(\(('[a-z0-9.,-]+'( \| )?)+\)( & )?)+$/)
})

test.each([
  ['eleicao', 'eleicoes'],
  ['eleicoes', 'eleicao'],
  ['pao', 'paes'],
  ['jornal', 'jornais'],
  ['hoteis', 'hotel'],
  ['dificeis', 'dificil'],
  ['homens', 'homem'],
  ['flores', 'flor'],
  ['vacinacao', 'vacinar'],
  ['vacinacoes', 'vacina'],
  ['vacina', 'vacinacao'],
  ['vacinas', 'vacinacao'],
])('%s is found as %s too', (typed, other) => {
  expect(wordForms(typed)).toContain(other)
})

test('short words and numbers have no other forms', () => {
  expect(wordForms('ao')).toEqual(['ao'])
  expect(wordForms('1.204')).toEqual(['1.204'])
})

test('marks become pieces and never stay in the text, even when they are broken', () => {
  const { start, stop } = mark
  expect(markedPieces(`A ${start}água${stop} sobe`)).toEqual([
    { text: 'A ', marked: false },
    { text: 'água', marked: true },
    { text: ' sobe', marked: false },
  ])
  for (const broken of [`${stop}a${stop}`, `${start}a`, `${start}${start}a${stop}${stop}b`, `a${stop}b${start}`]) {
    const text = markedPieces(broken).map(piece => piece.text)
    expect(text.join('')).toBe(broken.replaceAll(start, '').replaceAll(stop, ''))
  }
})
