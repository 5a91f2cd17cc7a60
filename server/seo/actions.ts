'use server'

import { restoreRuleInput, validateSeoInput, waiveRuleInput } from '#lib/schemas/seo.ts'
import { action } from '#server/platform/door/action.ts'
import { validateOnDemand } from './commands/validate-seo.ts'
import { restoreRule, waiveRule } from './commands/waive-rule.ts'

const limit = { name: 'seo-validation', points: 120, seconds: 600 }

/** Validates an article and gives the report. */
export const validateSeoAction = action({
  name: 'seo.validate',
  access: 'staff',
  schema: validateSeoInput,
  limit,
  command: validateOnDemand,
})

/** Sets a rule aside for an article, with a reason. */
export const waiveRuleAction = action({
  name: 'seo.waive-rule',
  access: 'staff',
  schema: waiveRuleInput,
  limit,
  command: waiveRule,
})

export const restoreRuleAction = action({
  name: 'seo.restore-rule',
  access: 'staff',
  schema: restoreRuleInput,
  limit,
  command: restoreRule,
})
