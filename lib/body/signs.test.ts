import { expect, test } from 'vitest'
import { parseHtml } from './parse.ts'
import { readBody } from './read.ts'
import { textOf } from './tree.ts'
import { comparableBody, writeBody } from './write.ts'

test.each([
  ['A lei n<sup>o</sup> 12 e as leis N<sup>OS</sup> 3 e 4', 'A lei nº 12 e as leis NºS 3 e 4'],
  [
    'o 1<sup>o</sup> dia, a 2<sup>a</sup> vara, os 3<sup>os</sup> colocados, o 4.<sup>o</sup>',
    'o 1º dia, a 2ª vara, os 3ºs colocados, o 4.º',
  ],
  [
    '<b>n</b><sup>o </sup>12, a Prof<sup>a</sup> e D<sup>a</sup> Ana, 25<sup>º</sup>',
    '<strong>n</strong>º 12, a Profª e Dª Ana, 25º',
  ],
  ['faz 30<sup>o</sup>C; aluno do 9<sup>o</sup> C', 'faz 30°C; aluno do 9º C'],
  ['10 m<sup>2</sup>, H<sub>2</sub>O, 10<sup>−6</sup>, SO<sub>4</sub><sup>2-</sup>', '10 m², H₂O, 10⁻⁶, SO₄²⁻'],
  ['em 2024<sup>1 </sup><sup>\t</sup>e IBGE<sup>12</sup>', 'em 2024¹ e IBGE¹²'],
  // What has no sign of its own, and what is no ordinal, keeps its place.
  [
    'Ex<sup>mo</sup>, CO<sub>2eq</sub>, e<sup>x</sup>, y<sup>a</sup>, de<sup>o</sup>x',
    'Ex<sup>mo</sup>, CO<sub>2eq</sub>, e<sup>x</sup>, y<sup>a</sup>, deºx',
  ],
  ['n<br><sup>o</sup>', 'n<br /><sup>o</sup>'],
])('%s', (html, written) => {
  const stored = writeBody(readBody(parseHtml(html)))
  expect(stored).toBe(`<p>${written}</p>`)
  expect(writeBody(readBody(parseHtml(stored)))).toBe(stored)
})

test('titles, captions and cards have the same signs', () => {
  const [title] = parseHtml('<b>Lei n<sup>o </sup>12: 10 m<sup>2</sup></b>')
  expect(title && textOf(title)).toBe('Lei nº 12: 10 m²')
})

test('a comparison of versions says that a word was struck or raised: its words are the same, its form is not', () => {
  const [before, after] = ['Ex<s>mo</s>', 'Ex<sup>mo</sup>'].map(html => comparableBody(readBody(parseHtml(html)))[0])
  expect(before?.text).toBe(after?.text)
  expect(before?.form).not.toBe(after?.form)
})
