import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

export const billingLetterKinds = [
  'welcome',
  'receipt',
  'failed',
  'notice',
  'cancelled',
  'resumed',
  'refunded',
  'refund_failed',
  'duplicate',
  'ended',
] as const
export type BillingLetterKind = (typeof billingLetterKinds)[number]

/** A mail about a subscription. The queue holds ids, never an address. */
export const billingMail = defineJob(
  'billing.mail',
  z.object({
    kind: z.enum(billingLetterKinds),
    subscriptionId: z.uuid(),
    /** The line of the ledger that it tells of. */
    entryId: z.uuid().optional(),
    requestId: z.uuid().optional(),
  }),
  // A burst of payments opens the texts first; its mails follow.
  { perSecond: 20 },
)
