import { expect, test } from 'vitest'
import { mergeBodies } from './merge-words.ts'
import { passageName } from './passage-name.ts'

const names = (base: string, mine: string, theirs: string) =>
  mergeBodies(base, mine, theirs).conflicts.map(conflict => passageName({ ...conflict, part: 'content' }))

const around = (middle: string) => `<h2>Obra</h2><p>Um começo.</p><p>Mais um.</p>${middle}<p>O fim.</p>`

test.each([
  [
    'a paragraph is named by its place',
    '<p>A ponte fecha.</p>',
    '<p>A ponte abre.</p>',
    '<p>A ponte cai.</p>',
    'Parágrafo 3',
  ],
  [
    'a heading after the paragraph before it',
    '<h2>A ponte</h2>',
    '<h2>A rua</h2>',
    '<h2>A praça</h2>',
    'Intertítulo depois do parágrafo 2',
  ],
  [
    'a list too',
    '<ul><li>ponte</li></ul>',
    '<ul><li>rua</li></ul>',
    '<ul><li>praça</li></ul>',
    'Lista depois do parágrafo 2',
  ],
  [
    'what I removed after the paragraph before it',
    '<p>A ponte fecha.</p>',
    '',
    '<p>A ponte cai hoje.</p>',
    'Trecho depois do parágrafo 2',
  ],
])('%s', (_, base, mine, theirs, name) => {
  expect(names(around(base), around(mine), around(theirs))).toEqual([name])
})

test('the third and the fourth of five paragraphs keep their numbers', () => {
  const five = (third: string, fourth: string) => `<p>Um.</p><p>Dois.</p><p>${third}</p><p>${fourth}</p><p>Cinco.</p>`
  const found = names(
    five('A obra parou.', 'A rua abre.'),
    five('A obra anda.', 'A rua fecha.'),
    five('A obra voa.', 'A rua some.'),
  )
  expect(found).toEqual(['Parágrafo 3', 'Parágrafo 4'])
})
