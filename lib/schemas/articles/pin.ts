import { z } from 'zod'
import { instantOf } from '../../text/local-time.ts'

/** The offered lengths of a pin, in hours. */
export const pinHours = [6, 24, 48, 72, 168] as const
export const defaultPinHours = 24

/** The longest pin, in days: a forgotten pin must not lead the home page for good. */
export const longestPinDays = 30

/** A pinned article and its end: after some hours, or at a local time of São Paulo. */
export const pinInput = z.object({
  articleId: z.uuid('Artigo inválido'),
  until: z.union([
    z.object({ hours: z.literal(pinHours, { error: 'Escolha um prazo' }) }),
    z.object({
      local: z
        .string()
        .max(20)
        .refine(local => instantOf(local) !== null, 'Informe a data e a hora'),
    }),
  ]),
})
export type PinInput = z.output<typeof pinInput>

export const unpinInput = z.object({ articleId: z.uuid('Artigo inválido') })
