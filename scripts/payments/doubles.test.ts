import { expect, test } from 'vitest'
import { refuseRealMoney } from './doubles.ts'

test.each([
  { NODE_ENV: 'production' },
  { STRIPE_SECRET_KEY: 'sk_live_chave' },
  { STRIPE_SECRET_KEY: 'rk_live_chave' },
  { MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1' },
  { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_test_chave' },
])('doubles refuse to stand beside real money: %o', variables => {
  expect(() => refuseRealMoney(variables)).toThrow()
})

test.each([
  {},
  { NODE_ENV: 'development' },
  { STRIPE_SECRET_KEY: 'sk_test_chave', MERCADOPAGO_ACCESS_TOKEN: 'TEST-1' },
])('test keys and none are no money: %o', variables => expect(() => refuseRealMoney(variables)).not.toThrow())
