import { z } from 'zod'
import { providers } from '#lib/subscriptions/plans.ts'
import { defineJob } from '#server/platform/work/jobs.ts'

/** Reads an object at its provider and applies what it says. `eventId` names the notification that asked for it. */
export const syncJob = defineJob(
  'billing.sync',
  z.object({
    provider: z.enum(providers),
    kind: z.enum(['subscription', 'checkout', 'payment']),
    id: z.string().min(1).max(255),
    eventId: z.string().optional(),
  }),
  // Most of a reading is waiting for its provider. Six leave connections of the pool, which has ten, for pages and for notifications.
  { atOnce: 6 },
)

/** Gives the payment of a refund request back at its provider. */
export const refundJob = defineJob('billing.refund', z.object({ requestId: z.uuid() }))

/** Ends a subscription at its provider: nothing is charged any more. */
export const endJob = defineJob('billing.end', z.object({ subscriptionId: z.uuid() }))
