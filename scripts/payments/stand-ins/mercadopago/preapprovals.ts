import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import { chargeCard } from './payments.ts'
import type { PreapprovalRequest, preapprovalUpdate } from './requests.ts'
import {
  newNumber,
  newPreapprovalId,
  type StoredInvoice,
  type StoredPreapproval,
  type World,
  written,
} from './world.ts'

/** How often a bill is tried, and how many days lie between two attempts. */
const attempts = 4
const retryDays = 2

export function createPreapproval(world: World, request: PreapprovalRequest): StoredPreapproval {
  const { start_date } = request.auto_recurring
  if (start_date && new Date(start_date) < world.clock())
    throw new ApiError(400, 'Cannot operate with a past start date')
  const id = newPreapprovalId()
  const now = written(world.now())
  const preapproval: StoredPreapproval = {
    id,
    status: 'pending',
    external_reference: request.external_reference,
    payer_email: request.payer_email,
    reason: request.reason,
    back_url: request.back_url,
    init_point: `${world.url}/assinar/${id}`,
    collector_id: world.collectorId,
    payer_id: null,
    payment_method_id: null,
    date_created: now,
    last_modified: now,
    next_payment_date: start_date ? written(new Date(+new Date(start_date) + +world.now() - +world.clock())) : now,
    auto_recurring: { ...request.auto_recurring, free_trial: null },
  }
  world.preapprovals.set(id, preapproval)
  changed(world, preapproval)
  return preapproval
}

function changed(world: World, preapproval: StoredPreapproval): void {
  preapproval.last_modified = written(world.now())
  world.tell('subscription_preapproval', preapproval.id)
}

export function preapprovalOf(world: World, id: string): StoredPreapproval {
  const preapproval = world.preapprovals.get(id)
  if (!preapproval) throw new ApiError(404, `The preapproval with id ${id} does not exist`)
  return preapproval
}

const allowed: Record<string, readonly string[]> = {
  pending: ['cancelled'],
  authorized: ['authorized', 'paused', 'cancelled'],
  paused: ['paused', 'authorized', 'cancelled'],
}

export function updatePreapproval(
  world: World,
  preapproval: StoredPreapproval,
  { status, auto_recurring, ...fields }: z.output<typeof preapprovalUpdate>,
): StoredPreapproval {
  if (preapproval.status === 'cancelled') throw new ApiError(400, 'You can not modify a cancelled preapproval.')
  if (status && !allowed[preapproval.status]?.includes(status)) {
    throw new ApiError(400, `Invalid preapproval status change from ${preapproval.status} to ${status}`)
  }
  Object.assign(preapproval, fields, status && { status })
  Object.assign(preapproval.auto_recurring, auto_recurring)
  changed(world, preapproval)
  return preapproval
}

/** The payer chooses a card. A card that is refused leaves the preapproval pending; the first charge follows at once, or on its day. */
export function authorize(world: World, preapproval: StoredPreapproval, accepted: boolean): void {
  if (preapproval.status !== 'pending') throw new ApiError(400, 'The preapproval is not pending')
  if (!accepted) return
  const fields = { status: 'authorized', payer_id: newNumber(world), payment_method_id: 'master' }
  Object.assign(preapproval, fields)
  const due = preapproval.next_payment_date
  if (!due || new Date(due) < world.now()) preapproval.next_payment_date = written(world.now())
  changed(world, preapproval)
  runDue(world)
}

/** Charges every authorized preapproval whose day has come, and tries the open bills again. */
export function runDue(world: World): void {
  for (const preapproval of world.preapprovals.values()) {
    const due = preapproval.next_payment_date
    if (preapproval.status === 'authorized' && due && new Date(due) <= world.now()) bill(world, preapproval, due)
  }
  for (const invoice of world.invoices.values()) {
    const retry = invoice.next_retry_date
    if (invoice.status === 'recycling' && retry && new Date(retry) <= world.now()) retryInvoice(world, invoice)
  }
}

/** The moments at which something is due. */
export function dueMoments(world: World): Date[] {
  const preapprovals = [...world.preapprovals.values()].filter(({ status }) => status === 'authorized')
  const invoices = [...world.invoices.values()].filter(({ status }) => status === 'recycling')
  const dates = [...preapprovals.map(each => each.next_payment_date), ...invoices.map(each => each.next_retry_date)]
  return dates.flatMap(date => (date ? [new Date(date)] : []))
}

function bill(world: World, preapproval: StoredPreapproval, due: string): void {
  const now = written(world.now())
  const { frequency, frequency_type, transaction_amount } = preapproval.auto_recurring
  const add = frequency_type === 'months' ? addMonths : addDays
  preapproval.next_payment_date = written(add(new Date(due), frequency))
  const invoice: StoredInvoice = {
    id: newNumber(world),
    type: 'scheduled',
    preapproval_id: preapproval.id,
    reason: preapproval.reason,
    external_reference: preapproval.external_reference,
    currency_id: 'BRL',
    transaction_amount: transaction_amount.toFixed(2),
    date_created: now,
    last_modified: now,
    debit_date: due,
    next_retry_date: null,
    retry_attempt: 0,
    status: 'scheduled',
    payment: null,
  }
  world.invoices.set(invoice.id, invoice)
  attempt(world, invoice)
}

/** Tries to collect an open bill once more. */
export function retryInvoice(world: World, invoice: StoredInvoice): void {
  invoice.retry_attempt += 1
  attempt(world, invoice)
}

function attempt(world: World, invoice: StoredInvoice): void {
  const preapproval = preapprovalOf(world, invoice.preapproval_id)
  const accepted = !world.badCards.has(preapproval.id)
  const { id, status, status_detail } = chargeCard(world, preapproval, accepted)
  const open = !accepted && invoice.retry_attempt + 1 < attempts
  invoice.payment = { id, status, status_detail }
  invoice.status = open ? 'recycling' : 'processed'
  invoice.next_retry_date = open ? written(addDays(world.now(), retryDays)) : null
  invoice.last_modified = written(world.now())
  world.tell('subscription_authorized_payment', String(invoice.id))
  if (!accepted && !open && failedInARow(world, preapproval.id) >= 3) {
    preapproval.status = 'cancelled'
    changed(world, preapproval)
  }
}

function failedInARow(world: World, preapprovalId: string): number {
  const own = [...world.invoices.values()].filter(({ preapproval_id }) => preapproval_id === preapprovalId).reverse()
  const paid = own.findIndex(({ payment }) => payment?.status === 'approved')
  return paid === -1 ? own.length : paid
}
