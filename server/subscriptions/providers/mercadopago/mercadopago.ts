import { Chargeback, Invoice, PaymentRefund } from 'mercadopago'
import { z } from 'zod'
import type { MercadoPagoKeys } from '#server/platform/process/settings/payment-settings.ts'
import type { PaymentProvider, ProviderObject, ProviderReading } from '../provider.ts'
import { type Account, mercadoPagoAccount } from './account.ts'
import { chargebackAnswer, invoiceAnswer, pageOf } from './answers.ts'
import { begin } from './begin.ts'
import { changedSince } from './changes.ts'
import { type Client, mercadoPagoClient } from './client.ts'
import { close } from './closing.ts'
import { decimalOf } from './fields.ts'
import { verifyNotification } from './notification.ts'
import { checkoutOf, findPayment } from './payments.ts'
import { endPreapproval, readPreapproval, setStatus } from './subscriptions.ts'

/**
 * Mercado Pago (decision 0218): cards through preapprovals without a plan, PIX and boleto through payments. `base` is the address of a stand-in on
 * this machine; null: Mercado Pago itself. A call to it may take `deadlineMs`, its repetitions included.
 */
export function mercadoPagoProvider(keys: MercadoPagoKeys, base: string | null, deadlineMs = 8_000): PaymentProvider {
  const client = mercadoPagoClient(keys.accessToken, base, deadlineMs)
  const account = mercadoPagoAccount(client, keys.accessToken)
  return {
    name: 'mercadopago',
    verify: (bytes, request, now) => verifyNotification(keys, bytes, request, now),
    read: object => read(client, account, object),
    begin: order => begin(client, order),
    close: object => close(client, account, object),
    // Cancelling stops for good: a pause charges nothing and can be taken back while the paid time lasts.
    cancel: id => setStatus(client, id, 'paused'),
    resume: id => setStatus(client, id, 'authorized'),
    end: id => endPreapproval(client, account, id),
    // A preapproval keeps its frequency: another plan is another preapproval.
    changePlan: null,
    quoteChange: null,
    async refund({ id, amountCents, key }) {
      const body = { amount: decimalOf(amountCents) }
      await client.write(key, z.unknown(), config => new PaymentRefund(config).create({ payment_id: id, body }))
    },
    portal: null,
    changedSince: moment => changedSince(client, moment),
    async test() {
      const { id, nickname, email, company } = await account.read()
      return { account: company?.brand_name || nickname || email || id, live: account.live }
    },
  }
}

/** Reads an object. The id of a payment may name the endpoint that knows it: `authorized_payment:…` or `chargeback:…`. */
async function read(client: Client, account: Account, { kind, id }: ProviderObject): Promise<ProviderReading | null> {
  if (kind !== 'payment') return readPreapproval(client, account, id)
  const [, endpoint, number] = /^(?:(authorized_payment|chargeback):)?(\w{1,64})$/.exec(id) ?? []
  if (number === undefined) return null
  if (endpoint === 'authorized_payment') {
    const bill = await client.find(invoiceAnswer, config => new Invoice(config).get({ id: number }))
    return bill && readPreapproval(client, account, bill.preapproval_id)
  }
  if (endpoint !== 'chargeback') return readPayment(client, account, number)
  const chargeback = await client.find(chargebackAnswer, config => new Chargeback(config).get({ id: number }))
  const paymentId = chargeback?.payment_id ?? chargeback?.payments?.[0]
  return paymentId ? readPayment(client, account, paymentId) : null
}

/** A PIX or boleto is read as its checkout, the payment of a bill as its whole subscription. */
async function readPayment(client: Client, account: Account, id: string): Promise<ProviderReading | null> {
  const payment = await findPayment(client, account, id)
  if (!payment) return null
  const checkout = checkoutOf(payment)
  if (checkout) return { checkout, subscription: null }
  const { results } = await client.get(pageOf(invoiceAnswer), config =>
    new Invoice(config).search({ options: { payment_id: Number(payment.id) } }),
  )
  const bill = results?.[0]
  return bill ? readPreapproval(client, account, bill.preapproval_id) : null
}
