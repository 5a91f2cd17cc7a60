import { randomBytes } from 'node:crypto'
import type { PaymentResponse } from 'mercadopago/dist/clients/payment/commonTypes'
import type { PreApprovalResponse } from 'mercadopago/dist/clients/preApproval/commonTypes'

type Bare<Answer> = Omit<Answer, 'api_response'>

/** A payment as the API answers it, in the shape of the SDK's types. */
export type StoredPayment = Required<
  Pick<
    Bare<PaymentResponse>,
    | 'id'
    | 'date_created'
    | 'date_last_updated'
    | 'status'
    | 'status_detail'
    | 'transaction_amount'
    | 'transaction_amount_refunded'
    | 'currency_id'
    | 'collector_id'
    | 'live_mode'
    | 'payment_method_id'
    | 'payment_type_id'
  >
> &
  Omit<Bare<PaymentResponse>, 'refunds' | 'date_approved'> & {
    date_approved: string | null
    refunds: StoredRefund[]
  }

export interface StoredRefund {
  id: number
  payment_id: number
  amount: number
  status: string
  date_created: string
}

/** A preapproval as the API answers it. The SDK leaves out two fields of the schedule that the API gives. */
export type StoredPreapproval = Required<
  Pick<
    Bare<PreApprovalResponse>,
    'id' | 'status' | 'external_reference' | 'payer_email' | 'reason' | 'back_url' | 'init_point' | 'collector_id'
  >
> & {
  payer_id: number | null
  payment_method_id: string | null
  date_created: string
  last_modified: string
  next_payment_date: string | null
  auto_recurring: {
    frequency: number
    frequency_type: string
    transaction_amount: number
    currency_id: string
    start_date?: string
    free_trial: null
  }
}

/** An authorized payment: one bill of a preapproval. */
export interface StoredInvoice {
  id: number
  type: 'scheduled'
  preapproval_id: string
  reason: string
  external_reference: string
  currency_id: string
  /** The documentation shows it as a string, the SDK as a number. */
  transaction_amount: string
  date_created: string
  last_modified: string
  debit_date: string
  next_retry_date: string | null
  retry_attempt: number
  status: 'scheduled' | 'processed' | 'recycling'
  payment: { id: number; status: string; status_detail: string } | null
}

export interface StoredChargeback {
  id: string
  payment_id: number
  payments: number[]
  currency_id: string
  amount: number
  status: 'new' | 'won' | 'lost'
  date_created: string
  last_modified: string
}

/** What the double knows: everything lies in memory. */
export interface World {
  url: string
  /** The account that the token belongs to. */
  collectorId: number
  payments: Map<number, StoredPayment>
  preapprovals: Map<string, StoredPreapproval>
  invoices: Map<number, StoredInvoice>
  chargebacks: Map<string, StoredChargeback>
  /** Preapprovals whose card refuses the next charges. */
  badCards: Set<string>
  /** Answers by idempotency key. */
  answers: Map<string, { request: string; status: number; body: unknown }>
  /** When each waiting payment expires, in this world's time. */
  expirations: Map<number, Date>
  nextId: number
  /** The time of the product, in which requests and signatures are made. */
  clock(): Date
  /** The present of this world: the product's time, moved forward. */
  now(): Date
  tell(topic: Topic, id: string): void
}

export type Topic = 'payment' | 'subscription_preapproval' | 'subscription_authorized_payment' | 'topic_chargebacks_wh'

export const newNumber = (world: World): number => world.nextId++
export const newPreapprovalId = (): string => `2c93${randomBytes(14).toString('hex')}`

/** A moment as the API writes it, four hours behind UTC. */
export const written = (moment: Date): string =>
  new Date(moment.getTime() - 4 * 60 * 60 * 1000).toISOString().replace('Z', '-04:00')
