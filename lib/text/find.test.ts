import { expect, test } from 'vitest'
import { findWords } from './find.ts'

const found = (text: string, wanted: string, exact?: boolean) =>
  findWords(text, wanted, exact).map(({ start, end }) => text.slice(start, end))

test.each([
  ['capitals and accents do not count', 'A Ação e a ação', 'acao', ['Ação', 'ação']],
  ['nor does how an accent is written', 'cafe\u0301 forte', 'café', ['cafe\u0301']],
  ['quotes of the keyboard find typeset ones', 'Disse: “É isso”.', '"é isso"', ['“É isso”']],
  ['a hard space is a space', 'R$\u00a050', 'r$ 50', ['R$\u00a050']],
  ['an ellipsis is three dots, and no dot of its own', 'fim… e fim.', '.', ['.']],
  ['finds follow one another', 'aaaa', 'aa', ['aa', 'aa']],
  ['a sign of two units keeps its place', '😀 ação', 'acao', ['ação']],
  ['empty words stand nowhere', 'texto', '', []],
  ['nor does an accent alone', 'texto', '\u0301', []],
])('%s', (_, text, wanted, all) => {
  expect(found(text, wanted)).toEqual(all)
})

test('exact words keep capitals, accents and signs', () => {
  expect(found('Ação ação acao', 'ação', true)).toEqual(['ação'])
  expect(found('“a” "a"', '"a"', true)).toEqual(['"a"'])
})
