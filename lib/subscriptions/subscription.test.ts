import { expect, test } from 'vitest'
import { grantsPremium, mayPayAgain, type SubscriptionStatus, standingOf } from './subscription.ts'

const end = new Date('2026-12-10T15:00:00Z')
const at = (day: number) => new Date(end.getTime() + day * 24 * 60 * 60 * 1000)
const of = (status: SubscriptionStatus) => ({ status, currentPeriodEnd: end })

test.each([
  ['active', -1, 'Assinatura ativa, com período até 10 de dezembro de 2026.'],
  ['active', 1, 'Assinatura ativa.'],
  ['cancelled', -1, 'Assinatura cancelada: você lê tudo até 10 de dezembro de 2026.'],
  ['past_due', 6.9, 'O pagamento está atrasado: você lê tudo até 17 de dezembro de 2026.'],
] as const)('%s grants access after %d days, and says so', (status, day, sentence) => {
  expect(grantsPremium(of(status), at(day))).toBe(true)
  expect(standingOf(of(status), at(day))).toBe(sentence)
})

test.each([
  ['cancelled', 0],
  ['past_due', 7],
  ['incomplete', -1],
] as const)('%s grants nothing after %d days', (status, day) => {
  expect(grantsPremium(of(status), at(day))).toBe(false)
})

test.each([
  ['active', 'card', -1, false],
  ['active', 'pix', -7.1, false],
  ['active', 'pix', -7, true],
  ['active', 'boleto', 1, true],
  ['cancelled', 'card', -1, false],
  ['past_due', 'card', 1, true],
] as const)('%s by %s, %d days from the end of the period, may be paid again: %s', (status, method, day, expected) => {
  expect(mayPayAgain({ ...of(status), method, renews: method === 'card' }, at(day))).toBe(expected)
})
