'use server'

import { saveAutomaticInput } from '#lib/schemas/newsletter/automatic.ts'
import { oneEdition, settleEditionInput, startEditionInput } from '#lib/schemas/newsletter/sending.ts'
import { action } from '#server/platform/door/action.ts'
import { saveAutomatic } from '../automatic/commands/save-automatic.ts'
import { pauseEdition, resumeEdition, stopEdition } from './commands/hold-edition.ts'
import { settleEdition } from './commands/settle-edition.ts'
import { startEdition } from './commands/start-edition.ts'

const limit = { name: 'newsletter-sending', points: 120, seconds: 600 }

/** Starts sending an edition. */
export const startEditionAction = action({
  name: 'newsletter.start',
  access: 'master',
  schema: startEditionInput,
  limit,
  command: startEdition,
})

/** Pauses a sending. */
export const pauseEditionAction = action({
  name: 'newsletter.pause',
  access: 'master',
  schema: oneEdition,
  limit,
  command: pauseEdition,
})

/** Goes on with a paused sending. */
export const resumeEditionAction = action({
  name: 'newsletter.resume',
  access: 'master',
  schema: oneEdition,
  limit,
  command: resumeEdition,
})

/** Stops a sending for good. */
export const stopEditionAction = action({
  name: 'newsletter.stop',
  access: 'master',
  schema: oneEdition,
  limit,
  command: stopEdition,
})

/** Settles the mails that may or may not have arrived. */
export const settleEditionAction = action({
  name: 'newsletter.settle',
  access: 'master',
  schema: settleEditionInput,
  limit,
  command: settleEdition,
})

/** Saves the settings of the automatic editions and the welcome series. */
export const saveAutomaticAction = action({
  name: 'newsletter.automatic',
  access: 'master',
  schema: saveAutomaticInput,
  limit,
  command: saveAutomatic,
})
