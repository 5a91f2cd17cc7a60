'use server'

import { addCorrectionInput, correctionId } from '#lib/schemas/articles/correction.ts'
import { action } from '#server/platform/door/action.ts'
import { writingLimit } from '../writing-limit.ts'
import { addCorrection } from './commands/add-correction.ts'
import { withdrawCorrection } from './commands/withdraw-correction.ts'

export const addCorrectionAction = action({
  name: 'article.correct',
  access: 'editor',
  schema: addCorrectionInput,
  limit: writingLimit,
  command: addCorrection,
})

export const withdrawCorrectionAction = action({
  name: 'article.withdraw-correction',
  access: 'editor',
  schema: correctionId,
  limit: writingLimit,
  command: withdrawCorrection,
})
