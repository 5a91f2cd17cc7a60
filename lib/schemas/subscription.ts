import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { z } from 'zod'
import { plans } from '../subscriptions/plans.ts'
import { cleanLines, cleanText } from '../text/text.ts'

const line = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .max(max, { error: 'Texto muito longo', abort: true })
    .overwrite(cleanText)
    .trim()
    .min(1, missing)

const digitsOf = (text: string): string => text.replace(/\D/g, '')

const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

/** The payer of a boleto as a form has it: flat, as typed. */
export const payerFields = z.object({
  name: line(120, 'Escreva o nome completo').refine(name => name.includes(' '), 'Escreva o nome e o sobrenome'),
  cpf: line(14, 'CPF deve ter 11 dígitos').refine(isValidCpf, 'CPF deve ter 11 dígitos').transform(digitsOf),
  zip: line(9, 'CEP deve ter 8 dígitos')
    .transform(digitsOf)
    .refine(zip => zip.length === 8, 'CEP deve ter 8 dígitos'),
  street: line(120, 'Escreva a rua'),
  number: line(20, 'Escreva o número'),
  neighbourhood: line(80, 'Escreva o bairro'),
  city: line(80, 'Escreva a cidade'),
  state: line(2, 'Escolha o estado')
    .transform(state => state.toUpperCase())
    .refine(state => states.includes(state), 'Escolha o estado'),
})
export type PayerFields = z.output<typeof payerFields>
export type PayerFieldsInput = z.input<typeof payerFields>

/** “Premium”, the plan's name on older screens, is the monthly plan. */
const planName = z
  .enum([...plans, 'Premium'])
  .default('monthly')
  .transform(plan => (plan === 'Premium' ? 'monthly' : plan))

/** The price that a browser names. It is ignored: the settings decide (PLAN-1). */
const ignoredPrice = z.union([z.number(), z.string().max(20)]).optional()

/** `POST /api/create-checkout`: a card at Stripe. */
export const cardCheckout = z.object({ plan: planName })

const priced = { plan: planName, priceAmount: ignoredPrice }

/** `POST /api/create-mercadopago-checkout`: PIX unless it names another way. A boleto needs the payer's fields. */
export const mercadoPagoCheckout = z.discriminatedUnion('method', [
  z.object({
    method: z
      .enum(['pix', 'card'])
      .optional()
      .transform(method => method ?? 'pix'),
    ...priced,
  }),
  payerFields.extend({ method: z.literal('boleto'), ...priced }),
])

const own = z.object({ id: z.uuid('Assinatura inválida') })

/** One subscription, for an act of its owner. */
export const subscriptionInput = own
export type SubscriptionInput = z.output<typeof subscriptionInput>

const reason = (max: number) =>
  z.string().max(max, { error: 'Texto muito longo', abort: true }).overwrite(cleanLines).trim()

export const cancelInput = own.extend({ reason: reason(500).default('') })
export type CancelInput = z.output<typeof cancelInput>

export const planInput = own.extend({ plan: z.enum(plans) })
export type PlanInput = z.output<typeof planInput>

const masterReason = reason(500).min(3, 'Escreva o motivo')

/** A subscription that a master cancels. */
export const cancelForInput = own.extend({ reason: masterReason })
export type CancelForInput = z.output<typeof cancelForInput>

/** A payment that a master gives back: the row of the ledger that records it. */
export const refundPaymentInput = z.object({ entryId: z.uuid('Pagamento inválido'), reason: masterReason })
export type RefundPaymentInput = z.output<typeof refundPaymentInput>
