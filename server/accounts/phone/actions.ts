'use server'

import { z } from 'zod'
import { isSignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { phoneFields, typedCode } from '#lib/schemas/account.ts'
import { action } from '#server/platform/door/action.ts'
import { confirmPhone } from './commands/confirm-phone.ts'
import { removePhone } from './commands/remove-phone.ts'
import { requestPhone } from './commands/request-phone.ts'

/** Sends a code to a number that the signed-in person wants to use. */
export const requestPhoneAction = action({
  name: 'account.request-phone',
  access: 'signed_in',
  schema: phoneFields,
  proof: true,
  command: async (actor, input) => {
    if (!isSignedIn(actor)) throw new DomainError('signed_out')
    await requestPhone(actor, input)
  },
})

/** Confirms the number by the code that was sent to it. */
export const confirmPhoneAction = action({
  name: 'account.confirm-phone',
  access: 'signed_in',
  schema: typedCode,
  limit: { name: 'confirm-phone', points: 30, seconds: 15 * 60 },
  proof: true,
  command: async (actor, input) => {
    if (!isSignedIn(actor)) throw new DomainError('signed_out')
    await confirmPhone(actor, input)
  },
})

/** Removes the signed-in person's number. */
export const removePhoneAction = action({
  name: 'account.remove-phone',
  access: 'signed_in',
  schema: z.object({}),
  proof: true,
  command: removePhone,
})
