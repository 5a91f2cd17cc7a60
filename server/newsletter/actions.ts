'use server'

import { signUpFields } from '#lib/schemas/account.ts'
import { bulkInput } from '#lib/schemas/bulk.ts'
import { countingFields } from '#lib/schemas/newsletter/counting.ts'
import { addSubscriberFields, tagSubscribersInput } from '#lib/schemas/newsletter/subscriber.ts'
import { action } from '#server/platform/door/action.ts'
import { leaveNotice } from '#server/platform/door/leave-notice.ts'
import { addSubscriber } from './commands/add-subscriber.ts'
import { endSubscriptions, eraseSubscribers } from './commands/end-subscriptions.ts'
import { setCounting } from './commands/set-counting.ts'
import { signUpAndSubscribe } from './commands/sign-up.ts'
import { tagSubscribers } from './commands/tag-subscribers.ts'

const inBulk = { name: 'newsletter-bulk', points: 120, seconds: 600 }

/** Opens an account and leaves a notice for the next page. The notice is the same for an e-mail that already has an account. */
export const signUpAction = action({
  name: 'account.sign-up',
  access: 'anyone',
  schema: signUpFields,
  limit: { name: 'sign-up', points: 60, seconds: 60 * 60 },
  command: async (actor, fields) => {
    await signUpAndSubscribe(actor, fields)
    await leaveNotice('success', 'Cadastro realizado com sucesso! Você já pode fazer login.')
  },
})

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
