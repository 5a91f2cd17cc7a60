import { expect, test } from 'vitest'
import { mercadoPagoProvider } from '#server/subscriptions/providers/mercadopago/mercadopago.ts'
import { expectWithin } from '#tests/support/tier.ts'
import { keys, order, paidBy, withDouble } from './standin.ts'

const standIn = withDouble()

test('an answer that was lost after the payment was made makes no second payment', async () => {
  const { double, provider } = standIn
  const paymentsOf = () => (double.act.state({}) as { payments: unknown[] }).payments.length
  const before = paymentsOf()
  double.act.fault({ kind: 'reset_after', path: '/v1/payments' })
  await provider.begin(order())
  expect(paymentsOf()).toBe(before + 1)
})

test('a refund whose answer was lost is given once', async () => {
  const { double, provider } = standIn
  const { providerId: id } = await provider.begin(order())
  double.act.pay({ id })
  double.act.fault({ kind: 'reset_after', path: `/v1/payments/${id}/refunds` })
  await provider.refund({ id, amountCents: 2000, key: `${id}-devolver` })
  expect(paidBy(await provider.read({ kind: 'payment', id }))?.reversals).toMatchObject([{ amountCents: 2000 }])
})

test('three times too many requests, or an answer that cannot be read, is an outage', async () => {
  const { double, provider } = standIn
  for (const [kind, times] of [
    ['429', 3],
    ['garbage', 1],
  ] as const) {
    double.act.fault({ kind, times, path: '/v1' })
    await expect(provider.begin(order())).rejects.toMatchObject({ code: 'provider_unavailable' })
  }
})

test.each(['hang', 'stuck_body'] as const)('%s ends at the deadline', async kind => {
  const { double } = standIn
  const hasty = mercadoPagoProvider(keys, double.url, 500)
  double.act.fault({ kind, path: '/v1' })
  const begun = performance.now()
  await expect(hasty.begin(order())).rejects.toMatchObject({ code: 'provider_unavailable' })
  expectWithin(5_000, begun)
})

test('a token that is not accepted is a refusal, and stands in no error', async () => {
  const other = mercadoPagoProvider({ ...keys, accessToken: 'TEST-ficha-secreta' }, standIn.double.url)
  const error = await other.test().catch(error => error)
  expect(error).toMatchObject({ code: 'provider_refused' })
  expect(`${error.stack} ${error.cause?.stack} ${JSON.stringify(error)}`).not.toContain('ficha-secreta')
})

test('an idempotency key belongs to one call: another call through the SDK does not inherit it', async () => {
  const { double, provider } = standIn
  const asked = order()
  const { providerId: id } = await provider.begin(asked)
  await provider.close({ kind: 'payment', id })
  const cancelled = double.requests.findLast(({ method }) => method === 'PUT')
  expect(cancelled?.key).toBeTruthy()
  expect(cancelled?.key).not.toBe(asked.id)
})
