import { z } from 'zod'
import type { PayoutKey } from '../payouts/payout.ts'
import { longestPayoutKey, payoutKeyIn } from '../payouts/pix-key.ts'

const invalid =
  'Informe uma chave PIX válida: CPF, CNPJ, e-mail, telefone começando por +55 ou chave aleatória. O e-mail do Mercado Pago também serve.'

/** A payout account as its owner types it, before it is read as a key. */
const typed = z
  .string({ error: invalid })
  .max(2 * longestPayoutKey, { error: invalid, abort: true })
  .transform((text, context): PayoutKey => {
    const key = payoutKeyIn(text)
    if (key) return key
    context.addIssue({ code: 'custom', message: invalid })
    return z.NEVER
  })

export const payoutFields = z.object({ account: typed })
export type PayoutFields = z.output<typeof payoutFields>
export type PayoutFieldsInput = z.input<typeof payoutFields>

/** The account whose payout account is shown. */
export const payoutOwner = z.object({ userId: z.uuid('Conta inválida') })
export type PayoutOwner = z.output<typeof payoutOwner>
