import { expect, test } from 'vitest'
import { modelFields } from '#lib/schemas/analysis-model.ts'

const typed = {
  protocol: 'openai',
  address: 'https://api.exemplo.com/v1',
  model: 'um-modelo',
  key: '',
  dayTokens: 50_000,
}
const accepts = (own: object) => modelFields.safeParse({ ...typed, ...own }).success

test('a day’s budget of tokens has a least and a most', () => {
  expect([1_000, 100_000_000].map(dayTokens => accepts({ dayTokens }))).toEqual([true, true])
  expect([0, 999, 1_000.5, 100_000_001, Number.NaN].map(dayTokens => accepts({ dayTokens }))).not.toContain(true)
})

test('the service is asked by https, without a name or a query in its address', () => {
  const wrong = [
    'http://api.exemplo.com',
    'https://eu:senha@exemplo.com',
    'https://exemplo.com/?a=b',
    'file:///etc/passwd',
  ]
  expect(wrong.map(address => accepts({ address }))).not.toContain(true)
})
