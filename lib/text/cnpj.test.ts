import { expect, test } from 'vitest'
import { formatCnpj, isCnpj } from './cnpj.ts'

// The second is the example of the Receita Federal for CNPJs with letters.
test.each(['11.222.333/0001-81', '12.ABC.345/01DE-35'])('%s is a CNPJ, with or without points', printed => {
  const signs = printed.replace(/\W/g, '')
  for (const typed of [printed, signs, signs.toLowerCase(), ` ${printed} `]) {
    expect(isCnpj(typed)).toBe(true)
    expect(formatCnpj(typed)).toBe(printed)
  }
})

test.each([
  ['wrong second check digit', '11.222.333/0001-82'],
  ['two signs in each other’s place', '11.222.333/0010-81'],
  ['the same digit all along', '00.000.000/0000-00'],
  ['a CPF', '529.982.247-25'],
])('%s is no CNPJ and stays as typed', (_, typed) => {
  expect(isCnpj(typed)).toBe(false)
  expect(formatCnpj(typed)).toBe(typed)
})
