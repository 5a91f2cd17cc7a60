'use server'

import { saveAutomaticInput } from '#lib/schemas/newsletter/automatic.ts'
import { oneEdition, settleEditionInput } from '#lib/schemas/newsletter/edition.ts'
import { action } from '#server/platform/door/action.ts'
import { saveAutomatic } from '../automatic/commands/save-automatic.ts'
import { pauseEdition, resumeEdition, stopEdition } from './commands/hold-edition.ts'
import { settleEdition } from './commands/settle-edition.ts'

const limit = { name: 'newsletter-sending', points: 120, seconds: 600 }

export const pauseEditionAction = action({
  name: 'newsletter.pause',
  access: 'master',
  schema: oneEdition,
  limit,
  command: pauseEdition,
})

export const resumeEditionAction = action({
  name: 'newsletter.resume',
  access: 'master',
  schema: oneEdition,
  limit,
  command: resumeEdition,
})

export const stopEditionAction = action({
  name: 'newsletter.stop',
  access: 'master',
  schema: oneEdition,
  limit,
  command: stopEdition,
})

export const settleEditionAction = action({
  name: 'newsletter.settle',
  access: 'master',
  schema: settleEditionInput,
  limit,
  command: settleEdition,
})

export const saveAutomaticAction = action({
  name: 'newsletter.automatic',
  access: 'master',
  schema: saveAutomaticInput,
  limit,
  command: saveAutomatic,
})
