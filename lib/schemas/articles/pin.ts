import { z } from 'zod'
import { pinHours } from '../../articles/pins.ts'
import { instantOf } from '../../text/local-time.ts'

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
