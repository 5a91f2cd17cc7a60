'use server'

import { bulkInput } from '#lib/schemas/bulk.ts'
import { supportFields } from '#lib/schemas/support.ts'
import { action } from '#server/platform/door/action.ts'
import { answerMessages, reopenMessages } from './commands/answer-messages.ts'
import { sendMessage } from './commands/send-message.ts'

const inBulk = { name: 'support-bulk', points: 120, seconds: 600 }

/** Sends a message to the newspaper. The command counts those that were stored. */
export const sendMessageAction = action({
  name: 'support.send',
  access: 'signed_in',
  schema: supportFields,
  limit: { name: 'support-send', points: 60, seconds: 60 * 60 },
  command: sendMessage,
})

export const answerMessagesAction = action({
  name: 'support.answer',
  access: 'master',
  schema: bulkInput,
  limit: inBulk,
  command: answerMessages,
})

export const reopenMessagesAction = action({
  name: 'support.reopen',
  access: 'master',
  schema: bulkInput,
  limit: inBulk,
  command: reopenMessages,
})
