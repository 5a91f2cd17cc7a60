import { expect, test } from 'vitest'
import { payerFields } from './payer.ts'

const payer = {
  name: 'Maria da Silva',
  cpf: '529.982.247-25',
  zip: '70040-010',
  street: 'Esplanada dos Ministérios',
  number: 's/n',
  neighbourhood: 'Zona Cívica',
  city: 'Brasília',
  state: 'df',
}

test('CPF and CEP come out as digits, the state in capitals, texts cleaned', () => {
  const digits = { cpf: '52998224725', zip: '70040010' }
  expect(payerFields.parse({ ...payer, name: '  Maria   da Silva ' })).toEqual({ ...payer, ...digits, state: 'DF' })
})

test.each([
  [{ name: '' }, 'Escreva o nome completo'],
  [{ name: 'Maria' }, 'Escreva o nome e o sobrenome'],
  [{ name: `Maria ${'a'.repeat(120)}` }, 'Texto muito longo'],
  [{ cpf: '529.982.247' }, 'CPF deve ter 11 dígitos'],
  [{ cpf: '529.982.247-24' }, 'CPF inválido: confira os números'],
  [{ zip: '7004001' }, 'CEP deve ter 8 dígitos'],
  [{ city: 'a'.repeat(81) }, 'Texto muito longo'],
  [{ state: 'XX' }, 'Escolha o estado'],
])('%j gives: %s', (wrong, message) => {
  expect(payerFields.safeParse({ ...payer, ...wrong }).error?.issues.map(issue => issue.message)).toEqual([message])
})
