import { DomainError } from '#lib/errors.ts'
import type { SupportMessageInput } from '#lib/schemas/support.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { supportPolicy } from '../policy.ts'

/** Marks a message as answered: the answer itself goes by mail. Raises forbidden, message_not_found or message_answered. */
export const answerMessage = command(async (context, { id }: SupportMessageInput): Promise<void> => {
  const { tx, actor, now } = context
  supportPolicy.assert(actor, 'answer', null)
  const data = { answeredAt: now, answeredBy: actor.id }
  const { count } = await tx.supportMessage.updateMany({ where: { id, answeredAt: null }, data })
  if (count === 0) throw await missing(context, id, 'message_answered')
  await audit(context, { action: 'support.answered', subject: { type: 'support_message', id } })
})

/** Puts an answered message back into the queue. Raises forbidden, message_not_found or message_waiting. */
export const reopenMessage = command(async (context, { id }: SupportMessageInput): Promise<void> => {
  const { tx, actor } = context
  supportPolicy.assert(actor, 'answer', null)
  const data = { answeredAt: null, answeredBy: null }
  const { count } = await tx.supportMessage.updateMany({ where: { id, answeredAt: { not: null } }, data })
  if (count === 0) throw await missing(context, id, 'message_waiting')
  await audit(context, { action: 'support.reopened', subject: { type: 'support_message', id } })
})

/** Why no row changed: there is none, or it is so already. */
async function missing({ tx }: CommandContext, id: string, so: 'message_answered' | 'message_waiting') {
  return new DomainError((await tx.supportMessage.count({ where: { id } })) === 0 ? 'message_not_found' : so)
}
