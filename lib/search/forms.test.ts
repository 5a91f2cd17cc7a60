import { expect, test } from 'vitest'
import { wordForms } from './forms.ts'

test.each([
  ['eleicao', 'eleicoes'],
  ['pao', 'paes'],
  ['jornal', 'jornais'],
  ['homens', 'homem'],
  ['vacinacao', 'vacinar'],
  ['vacinacoes', 'vacina'],
])('%s is found as %s too', (typed, other) => {
  expect(wordForms(typed)).toContain(other)
})

test('short words and numbers have no other forms', () => {
  expect(wordForms('ao')).toEqual(['ao'])
  expect(wordForms('1.204')).toEqual(['1.204'])
})
