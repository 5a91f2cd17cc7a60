'use server'

import { z } from 'zod'
import { modelFields } from '#lib/schemas/analysis-model.ts'
import { action } from '#server/platform/door/action.ts'
import { removeModel, saveModel, testModel } from './commands/save-model.ts'

const limit = { name: 'analysis-model', points: 30, seconds: 10 * 60 }
const nothing = z.strictObject({})

export const saveModelAction = action({
  name: 'analysis.save-model',
  access: 'master',
  schema: modelFields,
  limit,
  proof: true,
  command: saveModel,
})

export const removeModelAction = action({
  name: 'analysis.remove-model',
  access: 'master',
  schema: nothing,
  limit,
  proof: true,
  command: removeModel,
})

/** Tests the model that is set up; gives its name. */
export const testModelAction = action({
  name: 'analysis.test-model',
  access: 'master',
  schema: nothing,
  limit,
  command: testModel,
})
