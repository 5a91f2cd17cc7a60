import type { Actor } from '#lib/actor.ts'
import type { BulkInput, BulkResult } from '#lib/list/bulk.ts'
import { inBulk } from '#server/platform/list/bulk.ts'
import { supportPolicy } from '../policy.ts'
import { answerMessage, reopenMessage } from './answer-message.ts'

/** Marks many messages as answered. Gives each one's result. Raises forbidden. */
export async function answerMessages(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  supportPolicy.assert(actor, 'answer', null)
  return inBulk('support.answer', ids, id => answerMessage(actor, { id }))
}

/** Puts many messages back into the queue. Gives each one's result. Raises forbidden. */
export async function reopenMessages(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  supportPolicy.assert(actor, 'answer', null)
  return inBulk('support.reopen', ids, id => reopenMessage(actor, { id }))
}
