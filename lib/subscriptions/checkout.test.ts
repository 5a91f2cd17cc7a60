import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info'
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto'
import { expect, test } from 'vitest'
import { digitableLine, type PaymentView, paymentViewOf } from './checkout.ts'

const expiresAt = new Date('2026-11-23T12:00:00Z')
const before = new Date(expiresAt.getTime() - 1)

test.each([
  [null, false, before, 'unknown'],
  [null, true, before, 'welcome'],
  [{ method: 'card', status: 'open' }, false, before, 'processing'],
  [{ method: 'card', status: 'open' }, true, before, 'welcome'],
  [{ method: 'pix', status: 'open' }, false, before, 'pay'],
  // The next period of somebody who subscribes already.
  [{ method: 'pix', status: 'open' }, false, expiresAt, 'ended'],
  [{ method: 'boleto', status: 'expired' }, false, before, 'ended'],
  [{ method: 'boleto', status: 'paid' }, true, before, 'welcome'],
] as const)('%j of a reader (subscribed: %s) at %s: %s', (checkout, subscribed, moment, view: PaymentView) => {
  expect(paymentViewOf(checkout && { ...checkout, expiresAt }, { subscribed, moment })).toBe(view)
})

const line = '00190000090114971860168524522114675860000102656'
/** The barcode of that line: its fields without their check digits, the due date and the amount before the bank's own part. */
const barcode = '00196758600001026560000001149718606852452211'

test('a barcode gives the line that banks take', () => {
  expect(digitableLine(barcode)).toBe(line)
  expect(isValidBoleto(digitableLine(barcode) ?? '')).toBe(true)
  expect(getBoletoInfo(digitableLine(barcode) ?? '')?.amount).toBe(102_656)
})

test.each(['', barcode.slice(1), `${barcode}0`, barcode.replace('0', 'a'), line])('%j is no barcode', text =>
  expect(digitableLine(text)).toBeNull(),
)
