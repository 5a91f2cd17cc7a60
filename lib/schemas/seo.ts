import { z } from 'zod'
import { limits } from '../limits.ts'
import { ruleIds } from '../seo/validation/rules.ts'
import { cleanText } from '../text/text.ts'

/** The article of a validation, in the field that the outside contract names. */
export const validateSeoInput = z.object({ articleId: z.uuid('Artigo inválido') })

const rule = z.enum(ruleIds, { error: 'Regra inválida' })

const { min, max } = limits.seoWaiver

export const waiveRuleInput = validateSeoInput.extend({
  rule,
  reason: z
    .string({ error: 'Escreva o motivo' })
    .max(max * 4, 'Motivo muito longo')
    .overwrite(cleanText)
    .trim()
    .min(min, `Escreva o motivo em pelo menos ${min} caracteres`)
    .max(max, `Motivo muito longo: use até ${max} caracteres`),
})
export type WaiveRuleInput = z.output<typeof waiveRuleInput>

export const restoreRuleInput = validateSeoInput.extend({ rule })
export type RestoreRuleInput = z.output<typeof restoreRuleInput>
