'use server'

import { z } from 'zod'
import { addressFields } from '#lib/schemas/account.ts'
import { replacedAddress } from '#lib/schemas/users.ts'
import { action } from '#server/platform/door/action.ts'
import { cancelEmailChange } from './commands/cancel-email-change.ts'
import { confirmOwnAddress } from './commands/confirm-own-address.ts'
import { replaceAddress } from './commands/replace-address.ts'
import { requestEmailChange } from './commands/request-email-change.ts'

/** Sends the links that confirm a change of the signed-in person's address. */
export const requestEmailChangeAction = action({
  name: 'account.request-email-change',
  access: 'signed_in',
  schema: addressFields,
  limit: { name: 'email-change', points: 5, seconds: 60 * 60 },
  proof: true,
  command: requestEmailChange,
})

export const cancelEmailChangeAction = action({
  name: 'account.cancel-email-change',
  access: 'signed_in',
  schema: z.object({}),
  limit: { name: 'email-change-end', points: 30, seconds: 60 * 60 },
  command: cancelEmailChange,
})

export const confirmOwnAddressAction = action({
  name: 'account.confirm-address',
  access: 'signed_in',
  schema: z.object({}),
  limit: { name: 'confirm-address', points: 5, seconds: 60 * 60 },
  command: confirmOwnAddress,
})

/** Gives the account of a person who lost their mailbox a new address. */
export const replaceAddressAction = action({
  name: 'account.replace-address',
  access: 'master',
  schema: replacedAddress,
  limit: { name: 'replace-address', points: 20, seconds: 60 * 60 },
  proof: true,
  command: replaceAddress,
})
