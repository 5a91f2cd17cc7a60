'use server'

import { z } from 'zod'
import { payoutFields, payoutOwner } from '#lib/schemas/payout.ts'
import { action } from '#server/platform/door/action.ts'
import { removePayoutAccount } from './commands/remove-payout-account.ts'
import { savePayoutAccount } from './commands/save-payout-account.ts'
import { showPayoutAccount } from './commands/show-payout-account.ts'

const writing = { name: 'payout-save', points: 30, seconds: 600 }

export const savePayoutAction = action({
  name: 'payout.save',
  access: 'staff',
  schema: payoutFields,
  limit: writing,
  proof: true,
  command: savePayoutAccount,
})

export const removePayoutAction = action({
  name: 'payout.remove',
  access: 'signed_in',
  schema: z.strictObject({}),
  limit: writing,
  proof: true,
  command: removePayoutAccount,
})

/** A payout account whole, for its owner or a master. */
export const showPayoutAction = action({
  name: 'payout.show',
  access: 'signed_in',
  schema: payoutOwner,
  limit: { name: 'payout-show', points: 100, seconds: 600 },
  proof: true,
  command: showPayoutAccount,
})
