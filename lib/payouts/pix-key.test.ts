import { expect, test } from 'vitest'
import { maskedPayoutKey, payoutKeyIn, printedPayoutKey } from './pix-key.ts'

test.each([
  ['529.982.247-25', 'cpf', '52998224725', '529.982.247-25'],
  ['11.222.333/0001-81', 'cnpj', '11222333000181', '11.222.333/0001-81'],
  ['12.ABC.345/01DE-35', 'cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['Helena.Prado@Correio.example', 'email', 'helena.prado@correio.example', 'helena.prado@correio.example'],
  ['+55 (11) 98765-4321', 'phone', '+5511987654321', '+55 11 98765-4321'],
])('%s is a key of the kind %s', (typed, kind, account, printed) => {
  const key = payoutKeyIn(typed)
  expect(key).toEqual({ kind, account })
  if (key) expect(printedPayoutKey(key)).toBe(printed)
})

test.each([
  '',
  '529.982.247-26',
  '111.111.111-11',
  '11.222.333/0001-82',
  '11987654321',
  '+1 212 555 0100',
  'a@b',
  '<script>@x.com',
  `${'a'.repeat(80)}@x.com`,
  "'; DROP TABLE payout_accounts; --",
])('%j is no key', typed => {
  expect(payoutKeyIn(typed)).toBeNull()
})

test.each([
  [{ kind: 'cpf', account: '52998224725' }, '***.***.247-25'],
  [{ kind: 'cnpj', account: '11222333000181' }, '**.***.***/0001-81'],
  [{ kind: 'email', account: 'helena@correio.example' }, 'h***@correio.example'],
  [{ kind: 'phone', account: '+5511987654321' }, '+55 11 *****-4321'],
  [{ kind: 'random', account: '123e4567-e89b-12d3-a456-426655440000' }, '********-****-****-****-********0000'],
] as const)('%j is masked', (key, masked) => {
  expect(maskedPayoutKey(key)).toBe(masked)
})
