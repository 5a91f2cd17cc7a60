import { z } from 'zod'
import { providers } from '../subscriptions/plans.ts'

const tooLong = 'Texto muito longo'

/** A key as pasted; an empty one keeps the stored key. */
const key = (form: RegExp, hint: string) =>
  z
    .string()
    .max(500, { error: tooLong, abort: true })
    .trim()
    .refine(text => text === '' || form.test(text), hint)

const webhookHint = 'A assinatura do Stripe começa com whsec_'

/** The keys of a Stripe account. */
export const stripeKeysFields = z.object({
  secret: key(/^(?:sk|rk)_(?:test|live)_\w+$/, 'A chave secreta do Stripe começa com sk_live_ ou sk_test_'),
  webhookSecret: key(/^whsec_\S+$/, webhookHint),
})

/** The keys of a Mercado Pago account. */
export const mercadoPagoKeysFields = z.object({
  secret: key(/^(?:APP_USR|TEST)-\S+$/, 'O access token do Mercado Pago começa com APP_USR- ou TEST-'),
  webhookSecret: key(/^[!-~]{8,}$/, 'Copie a assinatura secreta das notificações'),
})

export type PaymentKeysFields = z.output<typeof stripeKeysFields>

export const savePaymentKeysInput = z.discriminatedUnion('provider', [
  stripeKeysFields.extend({ provider: z.literal('stripe') }),
  mercadoPagoKeysFields.extend({ provider: z.literal('mercadopago') }),
])
export type SavePaymentKeysInput = z.output<typeof savePaymentKeysInput>

/** One payment provider, for an act of a master. */
export const paymentProviderInput = z.object({ provider: z.enum(providers) })
export type PaymentProviderInput = z.output<typeof paymentProviderInput>
