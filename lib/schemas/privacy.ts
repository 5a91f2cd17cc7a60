import { z } from 'zod'
import { email } from './account.ts'
import { calendarDay } from './local-moment.ts'

const longest = 1000
const message = z
  .string({ error: 'Escreva o que deve ser corrigido' })
  .trim()
  .max(longest, `Escreva no máximo ${longest} caracteres`)

/** A request to correct what its person cannot change. */
export const correctionRequest = z.object({
  message: message.min(10, 'Escreva pelo menos 10 caracteres'),
})
export type CorrectionRequest = z.output<typeof correctionRequest>

/** A request to erase one's account. */
export const erasureRequest = z.object({ keepsByline: z.boolean() })
export type ErasureRequest = z.output<typeof erasureRequest>

const kind = z.enum(['export', 'correction', 'erasure'], 'Escolha o tipo do pedido')

/** A request that came by letter or mail. */
export const registeredRequest = z.object({
  email,
  kind,
  message: message.default(''),
  keepsByline: z.boolean().default(true),
  /** The day on which it arrived; today when missing. */
  madeAt: z
    .union([
      z.literal('').transform(() => undefined),
      calendarDay('Data inválida').transform(day => new Date(`${day}T12:00:00Z`)),
    ])
    .optional(),
})
export type RegisteredRequest = z.output<typeof registeredRequest>
export type RegisteredRequestInput = z.input<typeof registeredRequest>

/** The end of a request that people answer. */
export const closedRequest = z.object({
  id: z.uuid(),
  note: z
    .string()
    .trim()
    .min(3, 'Conte em poucas palavras o que foi feito')
    .max(longest, `Escreva no máximo ${longest} caracteres`),
})
export type ClosedRequest = z.output<typeof closedRequest>

export const privacyRequestName = z.object({ id: z.uuid() })
export type PrivacyRequestName = z.output<typeof privacyRequestName>
