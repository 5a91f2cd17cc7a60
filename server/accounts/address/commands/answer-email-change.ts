import { anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { isUniqueViolation, type Tx } from '#server/platform/db/db.ts'
import { lockAccount } from '#server/platform/session/account.ts'
import { endSessionsOf } from '#server/platform/session/session-store.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { takeLink } from '../../codes/take-link.ts'
import { changeMail } from '../../mails.ts'
import { changeKinds, changeOf } from '../change.ts'
import { endChange } from './request-email-change.ts'

interface Answer {
  token: string
  /** False stops the change. */
  agrees: boolean
  /** The session of the browser that answers; it stays when it is the account's. Null without one. */
  keep: string | null
}

/** What an answer led to: the address changed, the other one must still confirm, or the change was stopped. */
export type ChangeOutcome = 'changed' | 'waiting' | 'stopped'

const answer = command(async (context, { token, agrees, keep }: Answer): Promise<ChangeOutcome> => {
  const { tx } = context
  const { id, userId, kind, data } = await takeLink(context, token, changeKinds)
  if (userId === null) throw new DomainError('link_over')
  // Of two simultaneous confirmations the second one sees the first.
  await lockAccount(tx, userId)
  if (!agrees) {
    await endChange(context, userId)
    return 'stopped'
  }
  const { other, email } = changeOf(data)
  if (!(await isConfirmed(tx, other))) return 'waiting'
  await change(context, { userId, email, keep, oldCode: kind === 'change_email_old' ? id : other })
  return 'changed'
})

/** Whether the other address has confirmed. A change that was stopped or replaced has ended both of its rows by then. */
const isConfirmed = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.accountCode.count({ where: { id, usedAt: { not: null } } })) === 1

async function change(
  context: CommandContext,
  { userId, email, keep, oldCode }: { userId: string; email: string; keep: string | null; oldCode: string },
) {
  const { tx, now } = context
  await tx.user.update({ where: { id: userId }, data: { email, emailConfirmedAt: now }, select: { id: true } })
  // Whoever entered with the old address, at whatever device, enters again.
  const count = await endSessionsOf(context, userId, keep === null ? {} : { id: { not: keep } })
  const own = { ...context, actor: { ...context.actor, id: userId } }
  await audit(own, { action: 'user.email_changed', subject: { type: 'user', id: userId }, details: { count } })
  await enqueue(tx, changeMail, { change: 'email', at: now.toISOString(), by: 'code', id: oldCode })
}

/**
 * Confirms or stops a change of address by the link of a mail. The address changes once both have confirmed, and the account's other sessions end. Raises link_over, or address_taken when the
 * new address has an account by now.
 */
export async function answerEmailChange(input: Answer): Promise<ChangeOutcome> {
  try {
    return await answer(anonymous, input)
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('address_taken', { cause: error })
    throw error
  }
}
