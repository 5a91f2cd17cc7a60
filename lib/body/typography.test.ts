import { expect, test } from 'vitest'
import { typeset } from './typography.ts'

const set = (...runs: string[]) => typeset(runs).map(units => units.join(''))

test.each([
  ['"Perdemos tudo", disse.', '“Perdemos tudo”, disse.'],
  ["Ele disse: \"a peça 'Gota d'água' estreou\".", 'Ele disse: “a peça ‘Gota d’água’ estreou”.'],
  ["'tá bom, d'água", '’tá bom, d’água'],
  ['- Quem foi?', '— Quem foi?'],
  ['O prefeito - que saiu - voltou', 'O prefeito — que saiu — voltou'],
  ['guarda-chuva, sexta-feira', 'guarda-chuva, sexta-feira'],
  ['Brasil 2 - 1 Argentina', 'Brasil 2 - 1 Argentina'],
  ['e então...', 'e então…'],
  ['tela de 55" na parede', 'tela de 55" na parede'],
  ['veja https://a.br/x--y...z e ana--b@c.br', 'veja https://a.br/x--y...z e ana--b@c.br'],
  ['“já” está — certo…', '“já” está — certo…'],
])('%s', (given, wanted) => {
  expect(set(given)).toEqual([wanted])
  expect(set(wanted)).toEqual([wanted])
})

test('quotes and dashes are found across runs', () => {
  expect(set('Disse: "', 'não', '" -', '- e saiu')).toEqual(['Disse: “', 'não', '” —', ' e saiu'])
})

test('the units of a run keep the place of a caret', () => {
  const [units = []] = typeset(['a... b'])
  expect(units.slice(0, 5).join('').length).toBe(3)
})
