import { ApiError } from './api-error.ts'
import { pixCode } from './pix-code.ts'
import type { PaymentRequest } from './requests.ts'
import { newNumber, type StoredPayment, type StoredPreapproval, type World, written } from './world.ts'

const minute = 60_000
const day = 24 * 60 * minute

function blank(world: World, amount: number): StoredPayment {
  const now = written(world.now())
  return {
    id: newNumber(world),
    date_created: now,
    date_approved: null,
    date_last_updated: now,
    status: 'pending',
    status_detail: 'pending_waiting_transfer',
    transaction_amount: amount,
    transaction_amount_refunded: 0,
    currency_id: 'BRL',
    collector_id: world.collectorId,
    live_mode: false,
    payment_method_id: 'pix',
    payment_type_id: 'bank_transfer',
    refunds: [],
  }
}

/** Creates a PIX or a boleto that waits to be paid. */
export function createPayment(world: World, request: PaymentRequest): StoredPayment {
  const pix = request.payment_method_id === 'pix'
  const expires = request.date_of_expiration ? new Date(request.date_of_expiration) : new Date(+world.clock() + day)
  checkExpiration(+expires - +world.clock(), pix ? 30 * minute : day, 30 * day)
  const payment = blank(world, request.transaction_amount)
  const page = `${world.url}/pagar/${payment.id}`
  const fields: Partial<StoredPayment> = {
    description: request.description,
    external_reference: request.external_reference,
    date_of_expiration: written(expires),
    payer: { email: request.payer.email, identification: request.payer.identification },
    transaction_details: { total_paid_amount: request.transaction_amount, net_received_amount: 0 },
  }
  Object.assign(payment, fields)
  if (pix) {
    const code = pixCode(payment.id, request.transaction_amount)
    payment.point_of_interaction = { type: 'PIX', transaction_data: { qr_code: code, ticket_url: page } }
  } else {
    const barcode = boletoBarcode(payment.id, request.transaction_amount)
    payment.payment_method_id = 'bolbradesco'
    payment.payment_type_id = 'ticket'
    payment.status_detail = 'pending_waiting_payment'
    Object.assign(payment.transaction_details ?? {}, { external_resource_url: page, barcode: { content: barcode } })
  }
  world.payments.set(payment.id, payment)
  world.expirations.set(payment.id, new Date(+expires + +world.now() - +world.clock()))
  changed(world, payment)
  return payment
}

function checkExpiration(ms: number, least: number, most: number): void {
  if (ms < least || ms > most) throw new ApiError(400, 'Invalid date_of_expiration', '23')
}

/** The barcode of a boleto: bank, currency, check digit, due date's factor, amount, and the bank's own 25 digits. */
const boletoBarcode = (id: number, amount: number): string =>
  `2379${id % 9}9999${String(Math.round(amount * 100)).padStart(10, '0')}${String(id).padStart(25, '0')}`

/** A charge of a preapproval's card. */
export function chargeCard(world: World, preapproval: StoredPreapproval, accepted: boolean): StoredPayment {
  const payment = blank(world, preapproval.auto_recurring.transaction_amount)
  Object.assign(payment, {
    operation_type: 'recurring_payment',
    payment_method_id: 'master',
    payment_type_id: 'credit_card',
    external_reference: preapproval.external_reference,
    status: accepted ? 'approved' : 'rejected',
    status_detail: accepted ? 'accredited' : 'cc_rejected_insufficient_amount',
    date_approved: accepted ? payment.date_created : null,
    transaction_details: { total_paid_amount: accepted ? payment.transaction_amount : 0 },
  } satisfies Partial<StoredPayment>)
  world.payments.set(payment.id, payment)
  changed(world, payment)
  return payment
}

/** Marks a payment as changed now, and tells of it. */
export function changed(world: World, payment: StoredPayment): void {
  payment.date_last_updated = written(world.now())
  world.tell('payment', String(payment.id))
}

export function paymentOf(world: World, id: string | number): StoredPayment {
  const payment = world.payments.get(Number(id))
  if (!payment) throw new ApiError(404, 'Payment not found', '2000')
  return payment
}

/** Pays a PIX or boleto, with another amount when one is given (in the currency's decimals). */
export function pay(world: World, payment: StoredPayment, amount = payment.transaction_amount): void {
  if (payment.status !== 'pending') throw new ApiError(400, 'Payment is not pending')
  const approved = { status: 'approved', status_detail: 'accredited', date_approved: written(world.now()) }
  Object.assign(payment, approved, { transaction_amount: amount })
  Object.assign(payment.transaction_details ?? {}, { total_paid_amount: amount, net_received_amount: amount })
  changed(world, payment)
}

/** Cancels a pending payment, by us or because its time is over. */
export function cancelPayment(world: World, payment: StoredPayment, detail: 'by_collector' | 'expired'): StoredPayment {
  if (payment.status !== 'pending') throw new ApiError(400, 'Payment cannot be cancelled in its current state', '2018')
  payment.status = 'cancelled'
  payment.status_detail = detail
  changed(world, payment)
  return payment
}

/** Gives a payment back, in whole or in part. */
export function refund(world: World, payment: StoredPayment, amount?: number) {
  const cents = (value: number) => Math.round(value * 100)
  const left = cents(payment.transaction_amount) - cents(payment.transaction_amount_refunded)
  const given = amount === undefined ? left : cents(amount)
  if (payment.status !== 'approved')
    throw new ApiError(400, 'The action requested is not valid for the current payment state', '2063')
  if (given > left) throw new ApiError(400, 'Amount to refund exceeds the amount available to refund', '2040')
  const made = {
    id: newNumber(world),
    payment_id: payment.id,
    amount: given / 100,
    status: 'approved',
    date_created: written(world.now()),
  }
  payment.refunds.push(made)
  payment.transaction_amount_refunded = (cents(payment.transaction_amount_refunded) + given) / 100
  payment.status = given === left ? 'refunded' : 'approved'
  payment.status_detail = given === left ? 'refunded' : 'partially_refunded'
  changed(world, payment)
  return made
}

/** The newest refund of a payment is given up after it was accepted: its money stays with the seller. */
export function failRefund(world: World, payment: StoredPayment): void {
  const refund = payment.refunds.findLast(({ status }) => status === 'approved')
  if (!refund) throw new ApiError(400, 'Payment has no refund')
  refund.status = 'cancelled'
  payment.transaction_amount_refunded = Math.round((payment.transaction_amount_refunded - refund.amount) * 100) / 100
  payment.status = 'approved'
  payment.status_detail = payment.transaction_amount_refunded > 0 ? 'partially_refunded' : 'accredited'
  changed(world, payment)
}

/** Opens a dispute over a payment, or closes it. */
export function dispute(world: World, payment: StoredPayment, status: 'new' | 'won' | 'lost'): void {
  const now = written(world.now())
  const held = [...world.chargebacks.values()].find(chargeback => chargeback.payment_id === payment.id)
  const chargeback = held ?? {
    id: String(newNumber(world)),
    payment_id: payment.id,
    payments: [payment.id],
    currency_id: 'BRL',
    amount: payment.transaction_amount,
    status,
    date_created: now,
    last_modified: now,
  }
  world.chargebacks.set(chargeback.id, Object.assign(chargeback, { status, last_modified: now }))
  payment.status = 'charged_back'
  payment.status_detail = { new: 'in_process', won: 'reimbursed', lost: 'settled' }[status]
  changed(world, payment)
  world.tell('topic_chargebacks_wh', chargeback.id)
}
