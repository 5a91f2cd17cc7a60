'use server'

import { articleId } from '#lib/schemas/articles/article.ts'
import { revisionId } from '#lib/schemas/articles/revision.ts'
import { restoreRuleInput, validateSeoInput, waiveRuleInput } from '#lib/schemas/seo.ts'
import { checkPublication } from '#server/articles/publication/queries/check.ts'
import { checkEdited } from '#server/articles/revision/queries/revision-comparison.ts'
import { action } from '#server/platform/door/action.ts'
import { validateOnDemand } from './commands/validate-seo.ts'
import { restoreRule, waiveRule } from './commands/waive-rule.ts'
import { withSeoAdvice } from './queries/advice.ts'

const limit = { name: 'seo-validation', points: 120, seconds: 600 }
const checkLimit = { name: 'article-check', points: 600, seconds: 600 }

/** Says what publishing an article would do and what stands in its way. */
export const checkPublicationAction = action({
  name: 'article.check-publication',
  access: 'editor',
  schema: articleId,
  limit: checkLimit,
  command: async (actor, input) => withSeoAdvice(await checkPublication(actor, input)),
})

/** Says what publishing a revision from its form would do. */
export const checkEditedAction = action({
  name: 'revision.check',
  access: 'editor',
  schema: revisionId,
  limit: checkLimit,
  command: async (actor, input) => withSeoAdvice(await checkEdited(actor, input)),
})

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
