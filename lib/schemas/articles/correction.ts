import { z } from 'zod'
import { correctionKinds } from '../../articles/corrections.ts'
import { limits } from '../../limits.ts'
import { cleanText } from '../../text/text.ts'
import { lengthBetween } from '../length.ts'

/** A correction as readers see it. */
export const correctionFields = z.object({
  kind: z.enum(correctionKinds, { error: 'Escolha o tipo da correção' }),
  text: z
    .string({ error: 'Escreva a correção' })
    .max(limits.correction.max * 4, 'Correção muito longa')
    .overwrite(cleanText)
    .trim()
    .superRefine(lengthBetween(limits.correction, 'Escreva pelo menos 10 caracteres', 'Correção muito longa')),
})
export type CorrectionFields = z.output<typeof correctionFields>

export const addCorrectionInput = correctionFields.extend({ articleId: z.uuid('Artigo inválido') })
export type AddCorrectionInput = z.output<typeof addCorrectionInput>

export const correctionId = z.object({ id: z.uuid('Correção inválida') })
