import { z } from 'zod'
import { instantOf } from '../../text/local-time.ts'

/** For how many hours an article may be pinned by a choice; the second is what is offered first. */
export const pinHours = [6, 24, 48, 72, 168] as const
export const defaultPinHours = 24

/** The longest that a pin runs, in days: a front page that nobody touches must not stand still for good. */
export const longestPinDays = 30

/** An article and until when it leads the home page: for some hours, or until a moment of São Paulo's clock. */
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
