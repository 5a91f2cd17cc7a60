import { expect, test } from 'vitest'
import { lowestPrice } from './price.ts'

test.each([
  ['R$ 20', 20],
  ['R$20 (meia R$ 10,50)', 10.5],
  ['de R$ 1.250,90 a R$ 3.000', 1250.9],
  ['20 reais na porta', 20],
  ['Um quilo de alimento', null],
  ['Classificação 18 anos', null],
  ['', null],
])('“%s” names %s', (words, price) => {
  expect(lowestPrice(words)).toBe(price)
})
