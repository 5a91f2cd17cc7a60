'use server'

import { eraseReadingsInput } from '#lib/schemas/articles/reading.ts'
import { action } from '#server/platform/door/action.ts'
import { eraseReadings } from './commands/erase-readings.ts'

/** Erases one visit, or all, from the reader's own history; gives their number. */
export const eraseReadingsAction = action({
  name: 'audience.erase-readings',
  access: 'signed_in',
  schema: eraseReadingsInput,
  limit: { name: 'erase-readings', points: 300, seconds: 10 * 60 },
  command: eraseReadings,
})
