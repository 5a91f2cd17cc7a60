import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { requestRefund } from '#server/subscriptions/managing/commands/request-refund.ts'
import { findReceipt } from '#server/subscriptions/receipts/queries.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { runBilling } from '#tests/support/billing/world.ts'
import { given } from '#tests/support/given.ts'

/** A reader who paid by PIX and got the money back, with the movements of both. */
async function paidAndBack() {
  const world = givenWorld()
  const reader = await given.reader()
  world.mercadopago.pay(await world.begin(reader.id, { provider: 'mercadopago', method: 'pix' }))
  await world.hear()
  const { id } = await db().subscription.findFirstOrThrow({ where: { userId: reader.id } })
  await requestRefund(reader, { id })
  await runBilling()
  await world.hear()
  const lines = await db().ledgerEntry.findMany({ where: { subscriptionId: id }, orderBy: { number: 'asc' } })
  const [payment, refund] = lines
  if (!payment || !refund) throw new Error('nothing was paid and given back')
  return { world, reader, subscriptionId: id, payment, refund }
}

test('a payment and its refund have a receipt each, with numbers of their own, which name each other', async () => {
  const { reader, payment, refund } = await paidAndBack()
  const [paid, back] = [await findReceipt(reader, payment.id), await findReceipt(reader, refund.id)]
  expect(paid).toMatchObject({
    ...{ kind: 'payment', amountCents: 5000, currency: 'BRL', method: 'pix', plan: 'monthly', failed: false },
    number: `2026-${String(payment.number).padStart(6, '0')}`,
    period: { start: new Date('2026-12-01T15:00:00Z'), end: new Date('2027-01-01T15:00:00Z') },
    payer: { name: 'Pessoa de Teste' },
    payment: null,
    refunds: [{ id: refund.id, number: back?.number, amountCents: 5000, failed: false }],
  })
  expect(back).toMatchObject({ kind: 'refund', amountCents: 5000, payment: { number: paid?.number }, refunds: [] })
  expect(back?.number).not.toBe(paid?.number)
})

test('the receipt of a refund that the bank sent back says so', async () => {
  const { world, reader, payment, refund } = await paidAndBack()
  world.mercadopago.failRefund(payment.paymentId)
  await world.hear()
  expect(await findReceipt(reader, refund.id)).toMatchObject({ failed: true })
  expect(await findReceipt(reader, payment.id)).toMatchObject({ refunds: [{ failed: true }] })
})

test('a receipt opens for its payer and for masters; for everybody else it does not exist (abuse case 7)', async () => {
  const { reader, payment } = await paidAndBack()
  for (const may of [reader, await given.master()]) expect(await findReceipt(may, payment.id)).not.toBeNull()
  for (const other of [anonymous, await given.reader(), await given.author(), await given.editor()])
    expect(await findReceipt(other, payment.id)).toBeNull()
  for (const id of [randomUUID(), 'recibo', `${payment.id}x`]) expect(await findReceipt(reader, id)).toBeNull()
})

test('once the account was erased, masters see the receipt without its payer', async () => {
  const { reader, subscriptionId, payment } = await paidAndBack()
  await db().subscription.update({ where: { id: subscriptionId }, data: { userId: null } })
  expect(await findReceipt(await given.master(), payment.id)).toMatchObject({ payer: null, providerUrl: null })
  expect(await findReceipt(reader, payment.id)).toBeNull()
})
