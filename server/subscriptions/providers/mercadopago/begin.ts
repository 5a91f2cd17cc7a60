import { Payment, PreApproval } from 'mercadopago'
import type { PaymentCreateRequest } from 'mercadopago/dist/clients/payment/create/types'
import { DomainError } from '#lib/errors.ts'
import { digitableLine } from '#lib/subscriptions/checkout.ts'
import { type Plan, planLabels } from '#lib/subscriptions/plans.ts'
import { now } from '#server/platform/process/clock.ts'
import type { Begun, Order } from '../provider.ts'
import { type MadePayment, madePayment, madePreapproval } from './answers.ts'
import type { Client } from './client.ts'
import { decimalOf, momentText } from './fields.ts'

export const monthsOf: Record<Plan, number> = { monthly: 1, yearly: 12 }

const titleOf = (plan: Plan) => `Assinatura Premium ${planLabels[plan]}`

/** A PIX is refused that ends less than thirty minutes after its request arrives. */
const arrivalMs = 60_000

/** Begins a checkout: a preapproval for a card, a payment for a PIX or a boleto. */
export const begin = (client: Client, order: Order): Promise<Begun> =>
  order.method === 'card' ? beginCard(client, order) : beginPrepaid(client, order)

async function beginCard(client: Client, order: Order): Promise<Begun> {
  const body = {
    reason: titleOf(order.plan),
    external_reference: order.id,
    payer_email: order.email,
    back_url: order.successUrl,
    status: 'pending',
    auto_recurring: {
      frequency: monthsOf[order.plan],
      frequency_type: 'months',
      transaction_amount: decimalOf(order.amountCents),
      currency_id: 'BRL',
      // A start that is past is refused: the first charge is then due at once.
      ...(order.startsAt && order.startsAt > now() && { start_date: momentText(order.startsAt) }),
    },
  }
  const preapproval = await client.write(order.id, madePreapproval, config => new PreApproval(config).create({ body }))
  return { providerId: preapproval.id, url: preapproval.init_point, code: null, boletoUrl: null, dueAt: null }
}

async function beginPrepaid(client: Client, order: Order): Promise<Begun> {
  // No notification_url: it would take precedence over the panel's address, and only notifications to that one are promised to be signed.
  const body: PaymentCreateRequest = {
    transaction_amount: decimalOf(order.amountCents),
    description: titleOf(order.plan),
    external_reference: order.id,
    payment_method_id: order.method === 'pix' ? 'pix' : 'bolbradesco',
    date_of_expiration: momentText(new Date(order.expiresAt.getTime() + arrivalMs)),
    payer: payerOf(order),
  }
  const payment = await client.write(order.id, madePayment, config => new Payment(config).create({ body }))
  if (payment.status === 'rejected') {
    throw new DomainError('provider_refused', { cause: new Error(`Mercado Pago: ${payment.status_detail}`) })
  }
  const code = order.method === 'pix' ? pixCode(payment) : boletoLine(payment)
  if (!code)
    throw new DomainError('provider_unavailable', { cause: new Error('Mercado Pago gave no code to pay with') })
  const boletoUrl = order.method === 'boleto' ? (payment.transaction_details?.external_resource_url ?? null) : null
  return { providerId: payment.id, url: null, code, boletoUrl, dueAt: payment.date_of_expiration ?? order.expiresAt }
}

const pixCode = (payment: MadePayment) => payment.point_of_interaction?.transaction_data?.qr_code ?? null

function boletoLine({ transaction_details }: MadePayment): string | null {
  const barcode = transaction_details?.barcode?.content
  return transaction_details?.digitable_line ?? (barcode ? digitableLine(barcode) : null)
}

/** The payer of a payment. A boleto needs a name in two parts, the CPF and the address; a PIX none of them. */
function payerOf({ email, payer, method }: Order): PaymentCreateRequest['payer'] {
  if (!payer) {
    if (method === 'boleto') throw new DomainError('invalid')
    return { email }
  }
  const [first = '', ...rest] = payer.name.split(' ')
  const { zip, street, number, neighbourhood, city, state } = payer.address
  return {
    email,
    first_name: first,
    last_name: rest.join(' '),
    identification: { type: 'CPF', number: payer.cpf },
    address: {
      zip_code: zip,
      street_name: street,
      street_number: number,
      neighborhood: neighbourhood,
      city,
      federal_unit: state,
    },
  }
}
