import { z } from 'zod'
import { pinHours } from '../../articles/pins.ts'
import { localTime } from '../local-moment.ts'

/** A pinned article and its end: after some hours, or at a local time of São Paulo. */
export const pinInput = z.object({
  articleId: z.uuid('Artigo inválido'),
  until: z.union([
    z.object({ hours: z.literal(pinHours, { error: 'Escolha um prazo' }) }),
    z.object({
      local: localTime('Informe a data e a hora').min(1, 'Informe a data e a hora'),
    }),
  ]),
})
export type PinInput = z.output<typeof pinInput>

export const unpinInput = z.object({ articleId: z.uuid('Artigo inválido') })
