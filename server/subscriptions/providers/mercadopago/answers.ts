import { z } from 'zod'
import { amountField, idField, momentField, textField } from './fields.ts'

/** The parts of Mercado Pago's answers that this adapter reads. The SDK's types leave every field optional and call some ids strings and others numbers. */

const refund = z.object({ id: idField, amount: amountField, status: z.string().nullish(), date_created: momentField })

/** A CPF or CNPJ. */
const identification = z.object({ number: textField.nullish() }).nullish()

export const paymentAnswer = z.object({
  id: idField,
  status: z.string(),
  status_detail: z.string().nullish(),
  transaction_amount: amountField,
  currency_id: z.string(),
  live_mode: z.boolean(),
  collector_id: idField.nullish(),
  external_reference: textField.nullish(),
  payment_method_id: z.string().nullish(),
  payment_type_id: z.string().nullish(),
  /** `recurring_payment`: it pays a bill of a preapproval. */
  operation_type: z.string().nullish(),
  date_created: momentField,
  date_approved: momentField.nullish(),
  date_last_updated: momentField,
  date_of_expiration: momentField.nullish(),
  transaction_details: z
    .object({
      total_paid_amount: amountField.nullish(),
      external_resource_url: z.url().nullish(),
      digitable_line: z.string().nullish(),
      barcode: z.object({ content: z.string().nullish() }).nullish(),
    })
    .nullish(),
  point_of_interaction: z
    .object({
      transaction_data: z.object({ qr_code: z.string().nullish(), ticket_url: z.url().nullish() }).nullish(),
    })
    .nullish(),
  payer: z.object({ identification }).nullish().catch(null),
  card: z
    .object({ cardholder: z.object({ identification }).nullish() })
    .nullish()
    .catch(null),
  refunds: z.array(refund).nullish(),
})
export type PaymentAnswer = z.output<typeof paymentAnswer>

/** A payment that was just made. */
export const madePayment = paymentAnswer.pick({
  id: true,
  status: true,
  status_detail: true,
  date_of_expiration: true,
  transaction_details: true,
  point_of_interaction: true,
})
export type MadePayment = z.output<typeof madePayment>

export const preapprovalAnswer = z.object({
  id: idField,
  status: z.string(),
  collector_id: idField.nullish(),
  external_reference: textField.nullish(),
  payer_id: idField.nullish(),
  /** Null until the payer has chosen a card. */
  payment_method_id: textField.nullish(),
  date_created: momentField,
  last_modified: momentField,
  auto_recurring: z.object({
    frequency: z.int(),
    frequency_type: z.string(),
    transaction_amount: amountField,
    currency_id: z.string(),
  }),
})
/** A preapproval that was just made: the page on which its payer chooses a card. */
export const madePreapproval = z.object({ id: idField, init_point: z.url() })
export type PreapprovalAnswer = z.output<typeof preapprovalAnswer>

/** An authorized payment: one bill of a preapproval. */
export const invoiceAnswer = z.object({
  id: idField,
  preapproval_id: z.string(),
  status: z.string(),
  debit_date: momentField,
  retry_attempt: z.int().nullish(),
  payment: z.object({ id: idField.nullish(), status: z.string().nullish() }).nullish(),
})
export type InvoiceAnswer = z.output<typeof invoiceAnswer>

/** The payment's id stands in `payments` in the documentation and in `payment_id` in the SDK. */
export const chargebackAnswer = z.object({
  payment_id: idField.nullish(),
  payments: z.array(idField).nullish(),
})

export const userAnswer = z.object({
  id: idField,
  nickname: z.string().nullish(),
  email: z.string().nullish(),
  company: z.object({ brand_name: z.string().nullish() }).nullish(),
})

/** A page of a search. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ paging: z.object({ total: z.int().nullish() }).nullish(), results: z.array(item).nullish() })
