import { expect, test } from 'vitest'
import { boleto, order, paidBy, withDouble } from './standin.ts'

const standIn = withDouble()

test('a PIX gives its code, is read open, and paid once it was paid', async () => {
  const { double, provider } = standIn
  const asked = order()
  const begun = await provider.begin(asked)
  expect(begun).toMatchObject({ url: null, boletoUrl: null, code: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/) })
  expect(begun.dueAt?.getTime()).toBeGreaterThanOrEqual(asked.expiresAt.getTime())
  const object = { kind: 'payment', id: begun.providerId } as const
  expect(await provider.read(object)).toMatchObject({
    subscription: null,
    checkout: { checkoutId: asked.id, providerId: begun.providerId, state: 'open', payment: { state: 'pending' } },
  })

  double.act.pay({ id: begun.providerId })
  expect((await provider.read(object))?.checkout).toMatchObject({ checkoutId: asked.id, state: 'paid' })
  expect(paidBy(await provider.read(object))).toMatchObject({
    state: 'paid',
    amountCents: 5000,
    currency: 'BRL',
    method: 'pix',
    period: null,
    prorated: false,
    reversals: [],
  })
})

test('a boleto gives its line of 47 digits, its document and its due date', async () => {
  const { double, provider } = standIn
  await expect(provider.begin(boleto({ payer: null }))).rejects.toMatchObject({ code: 'invalid' })
  const begun = await provider.begin(boleto())
  expect(begun).toMatchObject({
    url: null,
    code: expect.stringMatching(/^\d{47}$/),
    boletoUrl: expect.stringContaining(double.url),
  })
  expect(begun.dueAt).toBeInstanceOf(Date)
  double.act.pay({ id: begun.providerId })
  const reading = await provider.read({ kind: 'payment', id: begun.providerId })
  expect(paidBy(reading)).toMatchObject({ state: 'paid', method: 'boleto', amountCents: 5000 })
})

test('the same checkout begun again gives the same payment', async () => {
  const { provider } = standIn
  const asked = order()
  const [one, other] = await Promise.all([provider.begin(asked), provider.begin(asked)])
  expect(other.providerId).toBe(one.providerId)
  await expect(provider.begin({ ...asked, amountCents: 100 })).rejects.toMatchObject({ code: 'provider_refused' })
})

test('a PIX that nobody paid expires', async () => {
  const { double, provider } = standIn
  const { providerId } = await provider.begin(order())
  double.act.advance({ minutes: 32 })
  expect((await provider.read({ kind: 'payment', id: providerId }))?.checkout).toMatchObject({
    state: 'expired',
    payment: { state: 'failed' },
  })
})

test('closing cancels what nobody paid, leaves what was closed, and refuses what was paid', async () => {
  const { double, provider } = standIn
  const [open, paid, expired] = await Promise.all([order(), order(), order()].map(each => provider.begin(each)))
  if (!open || !paid || !expired) throw new Error('three were begun')
  double.act.pay({ id: paid.providerId })
  double.act.expire({ id: expired.providerId })
  const close = (id: string) => provider.close({ kind: 'payment', id })
  expect(await close(open.providerId)).toBe(true)
  expect(await close(open.providerId)).toBe(true)
  expect(await close(expired.providerId)).toBe(true)
  expect(await close(paid.providerId)).toBe(false)
  expect(() => double.act.pay({ id: open.providerId })).toThrow('not pending')
})

test('a refund is given once per key, in part or whole, and stands in the reading', async () => {
  const { double, provider } = standIn
  const { providerId: id } = await provider.begin(order({ amountCents: 3010 }))
  double.act.pay({ id })
  await provider.refund({ id, amountCents: 1005, key: `${id}-parte` })
  await provider.refund({ id, amountCents: 1005, key: `${id}-parte` })
  const reversals = async () => paidBy(await provider.read({ kind: 'payment', id }))?.reversals
  expect(await reversals()).toMatchObject([{ kind: 'refund', amountCents: 1005 }])
  await expect(provider.refund({ id, amountCents: 2006, key: `${id}-demais` })).rejects.toMatchObject({
    code: 'provider_refused',
  })
  await provider.refund({ id, amountCents: 2005, key: `${id}-resto` })
  expect(await reversals()).toMatchObject([{ amountCents: 1005 }, { amountCents: 2005 }])
  expect((await provider.read({ kind: 'payment', id }))?.checkout?.state).toBe('paid')
})

test('a chargeback takes the amount, and gives it back only when it was won', async () => {
  const { double, provider } = standIn
  const { providerId: id } = await provider.begin(boleto())
  double.act.pay({ id })
  const kinds = async () =>
    paidBy(await provider.read({ kind: 'payment', id }))?.reversals.map(({ kind, amountCents }) => [kind, amountCents])
  double.act.chargeback({ id, status: 'new' })
  expect(await kinds()).toEqual([['chargeback', 5000]])
  double.act.chargeback({ id, status: 'lost' })
  expect(await kinds()).toEqual([['chargeback', 5000]])
  double.act.chargeback({ id, status: 'won' })
  expect(await kinds()).toEqual([
    ['chargeback', 5000],
    ['chargeback_reversal', 5000],
  ])
  const { chargebacks } = double.act.state({}) as { chargebacks: { id: string; payment_id: number }[] }
  const dispute = chargebacks.find(({ payment_id }) => String(payment_id) === id)
  expect((await provider.read({ kind: 'payment', id: `chargeback:${dispute?.id}` }))?.checkout?.providerId).toBe(id)
})

test.each([
  ['another account', { collector_id: 1 }],
  ['real money under a test token', { live_mode: true }],
  ['another program', { external_reference: 'pedido-7' }],
])('a payment of %s is none of ours, and an odd id no payment', async (_, fields) => {
  const { double, provider } = standIn
  const { providerId: id } = await provider.begin(order())
  double.act.alter({ id, fields })
  for (const none of [id, '../users/me', 'chargeback:1'])
    expect(await provider.read({ kind: 'payment', id: none })).toBeNull()
})

test('a payment of less, or of another currency, is read as it is; an amount that is none is an outage', async () => {
  const { double, provider } = standIn
  const { providerId: id } = await provider.begin(order())
  double.act.pay({ id, amount: 0.5 })
  double.act.alter({ id, fields: { currency_id: 'ARS' } })
  expect(paidBy(await provider.read({ kind: 'payment', id }))).toMatchObject({ amountCents: 50, currency: 'ARS' })
  double.act.alter({ id, fields: { transaction_amount: 50, transaction_details: { total_paid_amount: 10.1 } } })
  expect(paidBy(await provider.read({ kind: 'payment', id }))?.amountCents).toBe(1010)
  double.act.alter({ id, fields: { transaction_amount: 49.999 } })
  await expect(provider.read({ kind: 'payment', id })).rejects.toMatchObject({ code: 'provider_unavailable' })
})

test('a refund that is not carried out yet gives nothing back; one that was refused stands with its failure', async () => {
  const { double, provider } = standIn
  const { providerId: id } = await provider.begin(order())
  double.act.pay({ id })
  const given = { id: 1, payment_id: Number(id), amount: 50, date_created: '2026-12-01T10:00:00.000-04:00' }
  const reversals = async () => paidBy(await provider.read({ kind: 'payment', id }))?.reversals
  double.act.alter({ id, fields: { refunds: [{ ...given, status: 'in_process' }] } })
  expect(await reversals()).toEqual([])
  double.act.alter({ id, fields: { refunds: [{ ...given, status: 'rejected' }] } })
  expect(await reversals()).toMatchObject([
    { id: '1', kind: 'refund', amountCents: 5000 },
    { id: '1', kind: 'refund_failure', amountCents: 5000 },
  ])
})

test('a payment that is paid between the reading and the cancellation was not closed', async () => {
  const { double, provider } = standIn
  const { providerId: id } = await provider.begin(order())
  double.act.fault({ kind: 'paid_meanwhile' })
  expect(await provider.close({ kind: 'payment', id })).toBe(false)
})
