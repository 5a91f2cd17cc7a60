import { expect, test } from 'vitest'
import { greetingOf, mastheadOf } from './write.ts'

test('the masthead has the day in São Paulo and the place', () => {
  const late = new Date('2026-11-30T02:00:00Z')
  expect(mastheadOf(late, { name: 'Londrina', path: 'londrina-pr' })).toBe(
    'Domingo, 29 de novembro de 2026 · Londrina (PR)',
  )
  expect(mastheadOf(late, null)).toBe('Domingo, 29 de novembro de 2026 · Todas as cidades')
})

test.each([
  ['Ana', 'Olá, Ana!'],
  ['  João Pedro da Silva ', 'Olá, João!'],
  ['D’Ávila Reis', 'Olá, D’Ávila!'],
  ['', null],
  ['ana@exemplo.test', null],
  ['https://golpe.example Ana', null],
  ['<b>Ana</b>', null],
  ['a'.repeat(40), null],
])('the name “%s” is greeted by %s', (name, greeting) => expect(greetingOf(name)).toBe(greeting))
