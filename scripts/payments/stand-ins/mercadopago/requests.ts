import { z } from 'zod'

/** What the API takes, field by field: another field, or another type, is an error. */

const money = z
  .number()
  .positive()
  .refine(value => /^\d+(\.\d{1,2})?$/.test(String(value)), 'two decimals at most')
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/, 'yyyy-MM-dd’T’HH:mm:ss.SSSz')

const payer = z.strictObject({
  email: z.email(),
  first_name: z.string().min(1).optional(),
  last_name: z.string().min(1).optional(),
  identification: z.strictObject({ type: z.literal('CPF'), number: z.string().regex(/^\d{11}$/) }).optional(),
  address: z
    .strictObject({
      zip_code: z.string().regex(/^\d{8}$/),
      street_name: z.string().min(1),
      street_number: z.string().min(1),
      neighborhood: z.string().min(1),
      city: z.string().min(1),
      federal_unit: z.string().regex(/^[A-Z]{2}$/),
    })
    .optional(),
})

const paymentFields = {
  transaction_amount: money,
  description: z.string().min(1).optional(),
  external_reference: z.string().max(256).optional(),
  date_of_expiration: moment.optional(),
}

export const paymentRequest = z.discriminatedUnion('payment_method_id', [
  z.strictObject({ ...paymentFields, payment_method_id: z.literal('pix'), payer }),
  z.strictObject({ ...paymentFields, payment_method_id: z.literal('bolbradesco'), payer: payer.required() }),
])
export type PaymentRequest = z.output<typeof paymentRequest>

export const cancelRequest = z.strictObject({ status: z.literal('cancelled') })

export const refundRequest = z.strictObject({ amount: money.optional() })

export const preapprovalRequest = z.strictObject({
  reason: z.string().min(1),
  external_reference: z.string().min(1),
  payer_email: z.email(),
  back_url: z.url(),
  status: z.literal('pending'),
  auto_recurring: z.strictObject({
    frequency: z.int().min(1),
    frequency_type: z.enum(['days', 'months']),
    transaction_amount: money,
    currency_id: z.literal('BRL'),
    start_date: moment.optional(),
  }),
})
export type PreapprovalRequest = z.output<typeof preapprovalRequest>

export const preapprovalUpdate = z.strictObject({
  reason: z.string().min(1).optional(),
  external_reference: z.string().min(1).optional(),
  back_url: z.url().optional(),
  status: z.enum(['authorized', 'paused', 'cancelled']).optional(),
  auto_recurring: z.strictObject({ transaction_amount: money, currency_id: z.literal('BRL') }).optional(),
})
