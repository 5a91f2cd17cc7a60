'use server'

import { z } from 'zod'
import { googleFields, googleTest } from '#lib/schemas/google/google.ts'
import { action } from '#server/platform/door/action.ts'
import { removeAccess, saveAccess, testAccess } from './commands/save-access.ts'

const limit = { name: 'google', points: 30, seconds: 10 * 60 }

/** Stores the service account's key, the property and the network code. */
export const saveGoogleAction = action({
  name: 'google.save',
  access: 'master',
  schema: googleFields,
  limit,
  proof: true,
  command: saveAccess,
})

/** Deletes the stored key and property. */
export const removeGoogleAction = action({
  name: 'google.remove',
  access: 'master',
  schema: z.strictObject({}),
  limit,
  proof: true,
  command: removeAccess,
})

/** Asks Google with the typed or the stored key; stores nothing. */
export const testGoogleAction = action({
  name: 'google.test',
  access: 'master',
  schema: googleTest,
  limit,
  command: testAccess,
})
