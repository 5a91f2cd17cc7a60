import { z } from 'zod'
import { correctionKinds } from '../../articles/corrections.ts'
import { limits } from '../../limits.ts'
import { boundedText } from '../length.ts'

/** A correction as readers see it. */
export const correctionFields = z.object({
  kind: z.enum(correctionKinds, { error: 'Escolha o tipo da correção' }),
  text: boundedText(limits.correction, 'Escreva pelo menos 10 caracteres', 'Correção muito longa'),
})
export type CorrectionFields = z.output<typeof correctionFields>

export const addCorrectionInput = correctionFields.extend({ articleId: z.uuid('Artigo inválido') })
export type AddCorrectionInput = z.output<typeof addCorrectionInput>

export const correctionId = z.object({ id: z.uuid('Correção inválida') })
