import { isPrepaid, type PaymentMethod } from '#lib/subscriptions/plans.ts'
import type { ProviderObject } from './provider.ts'

/** The object of an open checkout: a PIX or a boleto is a payment already, a card's page a session or a preapproval in the making. */
export const checkoutObject = (method: PaymentMethod, id: string): ProviderObject => ({
  kind: isPrepaid({ method }) ? 'payment' : 'checkout',
  id,
})

/** The object that tells of a subscription's payment: the payment itself of a prepaid one, else the subscription. */
export const paymentObject = (
  { method, paymentProviderId }: { method: PaymentMethod; paymentProviderId: string },
  paymentId: string,
): ProviderObject =>
  isPrepaid({ method }) ? { kind: 'payment', id: paymentId } : { kind: 'subscription', id: paymentProviderId }
