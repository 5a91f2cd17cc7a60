'use server'

import { z } from 'zod'
import { action } from '#server/platform/door/action.ts'
import { unlinkIdentity } from './commands/unlink-identity.ts'

/** Unlinks one of the signed-in person's identities. */
export const unlinkIdentityAction = action({
  name: 'account.unlink-identity',
  access: 'signed_in',
  schema: z.object({ id: z.uuid() }),
  limit: { name: 'unlink-identity', points: 30, seconds: 10 * 60 },
  proof: true,
  command: async (actor, input) => {
    await unlinkIdentity(actor, input)
  },
})
