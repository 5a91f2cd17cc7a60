import { z } from 'zod'
import { plans } from '../subscriptions/plans.ts'
import { cleanLines } from '../text/text.ts'
import { payerFields } from './payer.ts'

/** “Premium”, the plan's name on older screens, is the monthly plan. */
const planName = z
  .enum([...plans, 'Premium'])
  .default('monthly')
  .transform(plan => (plan === 'Premium' ? 'monthly' : plan))

/** The price that a browser names. It is ignored: the settings decide (PLAN-1). */
const ignoredPrice = z.union([z.number(), z.string().max(20)]).optional()

/** The path of the article that led to the plans, as the browser remembers it. A malformed one stops no payment. */
const lead = z.string().max(300).optional().catch(undefined)

/** `POST /api/create-checkout`: a card at Stripe. */
export const cardCheckout = z.object({ plan: planName, lead })

const priced = { plan: planName, priceAmount: ignoredPrice, lead }

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

export const cancelForInput = own.extend({ reason: masterReason })
export type CancelForInput = z.output<typeof cancelForInput>

/** A payment that a master gives back: the row of the ledger that records it. */
export const refundPaymentInput = z.object({ entryId: z.uuid('Pagamento inválido'), reason: masterReason })
export type RefundPaymentInput = z.output<typeof refundPaymentInput>

/** A master's decision on the purchase of somebody who waits. */
export const decidePurchaseInput = z.object({ userId: z.uuid('Conta inválida'), allow: z.boolean() })
export type DecidePurchaseInput = z.output<typeof decidePurchaseInput>
