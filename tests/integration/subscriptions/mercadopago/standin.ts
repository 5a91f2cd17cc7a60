import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { mercadoPagoProvider } from '#server/subscriptions/providers/mercadopago/mercadopago.ts'
import type { Order, PaymentProvider, ProviderReading } from '#server/subscriptions/providers/provider.ts'
import {
  type MercadoPagoDouble,
  startMercadoPagoDouble,
} from '../../../../scripts/payments/stand-ins/mercadopago/double.ts'

export const keys = { accessToken: 'TEST-123-ficha', webhookSecret: 'segredo-de-teste' }

/** A double of Mercado Pago for the tests of a file, and the adapter that speaks to it. */
export function withDouble(): {
  double: MercadoPagoDouble
  provider: PaymentProvider
} {
  const standIn = {} as { double: MercadoPagoDouble; provider: PaymentProvider }
  beforeAll(async () => {
    standIn.double = await startMercadoPagoDouble({ token: keys.accessToken, secret: keys.webhookSecret, notify: null })
    standIn.provider = mercadoPagoProvider(keys, standIn.double.url)
  })
  afterAll(() => standIn.double.stop())
  return standIn
}

/** An order of a monthly plan. */
export const order = (fields: Partial<Order> = {}): Order => ({
  id: randomUUID(),
  plan: 'monthly',
  method: 'pix',
  amountCents: 5000,
  email: 'leitora@jornal.test',
  customerId: null,
  payer: null,
  startsAt: null,
  expiresAt: new Date(Date.now() + 30 * 60_000),
  successUrl: 'http://localhost:4440/subscription-success',
  cancelUrl: 'http://localhost:4440/pricing',
  ...fields,
})

export const payer = {
  name: 'Maria da Silva',
  cpf: '52998224725',
  address: {
    zip: '70040010',
    street: 'Esplanada',
    number: '1',
    neighbourhood: 'Centro',
    city: 'Brasília',
    state: 'DF',
  },
}

export const boleto = (fields: Partial<Order> = {}): Order =>
  order({ method: 'boleto', payer, expiresAt: new Date(Date.now() + 3 * 24 * 60 * 60_000), ...fields })

/** The payment of a PIX's or boleto's reading. */
export const paidBy = (reading: ProviderReading | null) => reading?.checkout?.payment ?? null
