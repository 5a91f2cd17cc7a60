'use server'

import { z } from 'zod'
import {
  adjustShareInput,
  closeMonthInput,
  markPaidInput,
  saveShareTermsInput,
  unmarkPaidInput,
} from '#lib/schemas/shares/share.ts'
import { assertProved } from '#server/platform/door/access.ts'
import { action } from '#server/platform/door/action.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { adjustShare } from './commands/adjust-share.ts'
import { closeMonth } from './commands/close-month.ts'
import { markPaid, unmarkPaid } from './commands/mark-paid.ts'
import { saveTerms } from './commands/save-terms.ts'

const limit = { name: 'shares', points: 300, seconds: 10 * 60 }

export const saveShareTermsAction = action({
  name: 'share.save-terms',
  access: 'master',
  schema: saveShareTermsInput,
  limit,
  command: saveTerms,
})

export const closeShareMonthAction = action({
  name: 'share.close-month',
  access: 'master',
  schema: closeMonthInput,
  limit,
  proof: true,
  command: closeMonth,
})

export const adjustShareAction = action({
  name: 'share.adjust',
  access: 'master',
  schema: adjustShareInput,
  limit,
  command: adjustShare,
})

export const markPaidAction = action({
  name: 'share.mark-paid',
  access: 'master',
  schema: markPaidInput,
  limit,
  command: markPaid,
})

export const unmarkPaidAction = action({
  name: 'share.unmark-paid',
  access: 'master',
  schema: unmarkPaidInput,
  limit,
  command: unmarkPaid,
})

/** Asks for a proof of identity before the browser downloads the payments. Changes nothing. */
export const proveForPayoutsAction = action({
  name: 'share.prove-for-payouts',
  access: 'master',
  schema: z.object({}),
  command: async () => assertProved(await currentSession()),
})
