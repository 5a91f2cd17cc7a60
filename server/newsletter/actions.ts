'use server'

import { bulkInput } from '#lib/schemas/bulk.ts'
import { addSubscriberFields } from '#lib/schemas/newsletter/subscriber.ts'
import { action } from '#server/platform/door/action.ts'
import { addSubscriber } from './commands/add-subscriber.ts'
import { endSubscriptions, eraseSubscribers } from './commands/end-subscriptions.ts'

const inBulk = { name: 'newsletter-bulk', points: 120, seconds: 600 }

/** Adds a subscriber by hand. */
export const addSubscriberAction = action({
  name: 'newsletter.add',
  access: 'master',
  schema: addSubscriberFields,
  limit: { name: 'newsletter-add', points: 300, seconds: 600 },
  command: addSubscriber,
})

/** Ends subscriptions. */
export const endSubscriptionsAction = action({
  name: 'newsletter.end',
  access: 'master',
  schema: bulkInput,
  limit: inBulk,
  command: endSubscriptions,
})

/** Erases addresses for good. */
export const eraseSubscribersAction = action({
  name: 'newsletter.erase',
  access: 'master',
  schema: bulkInput,
  limit: inBulk,
  command: eraseSubscribers,
})
