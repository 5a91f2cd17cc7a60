import { randomUUID } from 'node:crypto'
import { Invoice, PreApproval } from 'mercadopago'
import PQueue from 'p-queue'
import { z } from 'zod'
import { isDomainError } from '#lib/errors.ts'
import { type Plan, periodEnd, plans } from '#lib/subscriptions/plans.ts'
import { defaultTimeZone } from '#lib/text/format.ts'
import { now } from '#server/platform/process/clock.ts'
import type { ProviderCheckout, ProviderPayment, ProviderReading, ProviderSubscription } from '../provider.ts'
import type { Account } from './account.ts'
import { type InvoiceAnswer, invoiceAnswer, type PreapprovalAnswer, preapprovalAnswer } from './answers.ts'
import { monthsOf } from './begin.ts'
import type { Client } from './client.ts'
import { findPayment, paymentOf, referenceOf } from './payments.ts'
import { eachFound } from './search.ts'

/** How many payments of one subscription are read at once. */
const concurrency = 4

/** Reads a preapproval. Null: there is none, or it was not made for this account. */
export async function findPreapproval(client: Client, account: Account, id: string): Promise<PreapprovalAnswer | null> {
  if (!/^[\w-]{1,64}$/.test(id)) return null
  const preapproval = await client.find(preapprovalAnswer, config => new PreApproval(config).get({ id }))
  return preapproval && (await account.owns(preapproval)) ? preapproval : null
}

/** Sets the status of a preapproval. Raises provider_refused when it cannot change into it. */
export async function setStatus(
  client: Client,
  id: string,
  status: 'authorized' | 'paused' | 'cancelled',
): Promise<void> {
  await client.write(randomUUID(), z.unknown(), config => new PreApproval(config).update({ id, body: { status } }))
}

/** Ends a preapproval at once. One that has ended stays so, and an unknown one is none. */
export async function endPreapproval(client: Client, account: Account, id: string): Promise<void> {
  try {
    await setStatus(client, id, 'cancelled')
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'provider_refused') throw error
    const preapproval = await findPreapproval(client, account, id)
    if (preapproval && preapproval.status !== 'cancelled') throw error
  }
}

/**
 * Reads a preapproval with its payments: as the checkout that began it, and as a subscription once its payer chose a card. A pause stands for a
 * cancellation at the end of the period: one whose paid time is over is cancelled here for good.
 */
export async function readPreapproval(client: Client, account: Account, id: string): Promise<ProviderReading | null> {
  const found = await findPreapproval(client, account, id)
  if (!found) return null
  const payments = await paymentsOf(client, account, found)
  if (found.status !== 'paused' || !isOver(payments)) return readingOf(found, payments)
  await endPreapproval(client, account, id)
  return readingOf({ ...found, status: 'cancelled', last_modified: now() }, payments)
}

function readingOf(preapproval: PreapprovalAnswer, payments: readonly ProviderPayment[]): ProviderReading {
  const { status, payment_method_id } = preapproval
  const isBegun = status === 'authorized' || status === 'paused' || payments.length > 0
  const wasBegun = status === 'cancelled' && Boolean(payment_method_id)
  return {
    checkout: checkoutOf(preapproval, payments),
    subscription: isBegun || wasBegun ? subscriptionOf(preapproval, payments) : null,
  }
}

/** The payments of a preapproval's bills, oldest first. */
export async function paymentsOf(
  client: Client,
  account: Account,
  preapproval: PreapprovalAnswer,
): Promise<ProviderPayment[]> {
  const bills: InvoiceAnswer[] = []
  const search = eachFound(client, invoiceAnswer, (config, page) =>
    new Invoice(config).search({ options: { ...page, preapproval_id: preapproval.id } }),
  )
  for await (const bill of search) bills.push(bill)
  const reads = bills.map(bill => async () => {
    const id = bill.preapproval_id === preapproval.id ? bill.payment?.id : null
    const payment = id ? await findPayment(client, account, id) : null
    return (
      payment && paymentOf(payment, { period: periodOf(bill, preapproval), recovered: (bill.retry_attempt ?? 0) > 0 })
    )
  })
  const payments = await new PQueue({ concurrency }).addAll(reads)
  return payments.filter(payment => payment !== null).sort((one, other) => startOf(one) - startOf(other))
}

const startOf = ({ period, at }: ProviderPayment) => (period?.start ?? at).getTime()

/** A bill pays from the day it was due, however late its payment came. */
function periodOf({ debit_date: start }: InvoiceAnswer, preapproval: PreapprovalAnswer) {
  const plan = planOf(preapproval)
  return plan && { start, end: periodEnd(start, plan, defaultTimeZone) }
}

function planOf({ auto_recurring: { frequency, frequency_type } }: PreapprovalAnswer): Plan | null {
  return plans.find(plan => frequency_type === 'months' && monthsOf[plan] === frequency) ?? null
}

/** Whether something was paid and its time is over. */
function isOver(payments: readonly ProviderPayment[]): boolean {
  const ends = payments.flatMap(({ state, period }) => (state === 'paid' && period ? [period.end.getTime()] : []))
  return ends.length > 0 && Math.max(...ends) <= now().getTime()
}

function subscriptionOf(preapproval: PreapprovalAnswer, payments: readonly ProviderPayment[]): ProviderSubscription {
  const { status, auto_recurring, last_modified } = preapproval
  return {
    id: preapproval.id,
    checkoutId: referenceOf(preapproval),
    customerId: preapproval.payer_id ?? null,
    state: status === 'cancelled' ? 'ended' : stateOf(payments),
    renews: status === 'authorized',
    plan: planOf(preapproval),
    priceCents: auto_recurring.transaction_amount,
    currency: auto_recurring.currency_id.toUpperCase(),
    method: 'card',
    createdAt: preapproval.date_created,
    cancelledAt: status === 'authorized' ? null : last_modified,
    endedAt: status === 'cancelled' ? last_modified : null,
    payments,
  }
}

/** An authorized card is charged up to an hour later: until something is paid the subscription is incomplete. */
function stateOf(payments: readonly ProviderPayment[]): 'incomplete' | 'active' | 'past_due' {
  if (!payments.some(({ state }) => state === 'paid')) return 'incomplete'
  return payments.findLast(({ state }) => state !== 'pending')?.state === 'failed' ? 'past_due' : 'active'
}

/** The checkout that a preapproval began with; null when it was not begun here. */
function checkoutOf(preapproval: PreapprovalAnswer, payments: readonly ProviderPayment[]): ProviderCheckout | null {
  const checkoutId = referenceOf(preapproval)
  if (!checkoutId) return null
  const { id: providerId, status } = preapproval
  const closed = status === 'cancelled' && payments.every(({ state }) => state !== 'paid')
  return { checkoutId, providerId, state: status === 'pending' ? 'open' : closed ? 'expired' : 'paid', payment: null }
}
