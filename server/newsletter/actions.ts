'use server'

import { bulkInput } from '#lib/schemas/bulk.ts'
import { countingFields } from '#lib/schemas/newsletter/counting.ts'
import { addSubscriberFields, tagSubscribersInput } from '#lib/schemas/newsletter/subscriber.ts'
import { action } from '#server/platform/door/action.ts'
import { addSubscriber } from './commands/add-subscriber.ts'
import { endSubscriptions, eraseSubscribers } from './commands/end-subscriptions.ts'
import { setCounting } from './commands/set-counting.ts'
import { tagSubscribers } from './commands/tag-subscribers.ts'

const inBulk = { name: 'newsletter-bulk', points: 120, seconds: 600 }

export const addSubscriberAction = action({
  name: 'newsletter.add',
  access: 'master',
  schema: addSubscriberFields,
  limit: { name: 'newsletter-add', points: 300, seconds: 600 },
  command: addSubscriber,
})

export const endSubscriptionsAction = action({
  name: 'newsletter.end',
  access: 'master',
  schema: bulkInput,
  limit: inBulk,
  command: endSubscriptions,
})

export const eraseSubscribersAction = action({
  name: 'newsletter.erase',
  access: 'master',
  schema: bulkInput,
  limit: inBulk,
  command: eraseSubscribers,
})

/** Gives many subscribers a tag, or takes it from them. */
export const tagSubscribersAction = action({
  name: 'newsletter.tag',
  access: 'master',
  schema: tagSubscribersInput,
  limit: inBulk,
  command: tagSubscribers,
})

export const setCountingAction = action({
  name: 'newsletter.set-counting',
  access: 'master',
  schema: countingFields,
  limit: { name: 'newsletter-counting', points: 30, seconds: 600 },
  command: setCounting,
})
