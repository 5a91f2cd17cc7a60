import type { SubscriptionListState } from '#lib/subscriptions/subscription-list.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { subscriptionPolicy } from '../policy.ts'

/** Audits a download of subscriptions, which holds names and e-mails: the person and the status. Raises forbidden. */
export const recordSubscriptionExport = command(async (context, { filters }: SubscriptionListState) => {
  subscriptionPolicy.assert(context.actor, 'export', null)
  await audit(context, {
    action: 'subscription.exported',
    subject: { type: 'user', id: context.actor.id ?? 'house' },
    details: { status: filters.status || null },
  })
})
