import { randomUUID } from 'node:crypto'
import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { ReplacedAddress } from '#lib/schemas/users.ts'
import { isUniqueViolation } from '#server/platform/db/db.ts'
import { lockAccount } from '#server/platform/session/account.ts'
import { endSessionsOf } from '#server/platform/session/session-store.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { secretHashOf } from '../../codes/code.ts'
import { makeCode } from '../../codes/commands/make-code.ts'
import { changeMail } from '../../mails.ts'
import { addressPolicy } from '../policy.ts'

const replace = command(async (context, { id, email }: ReplacedAddress): Promise<void> => {
  const { tx, actor } = context
  addressPolicy.assert(actor, 'replace', null)
  if (id === actor.id) throw new DomainError('forbidden')
  await lockAccount(tx, id)
  const user = await tx.user.findUnique({ where: { id }, select: { email: true } })
  if (!user) throw new DomainError('not_found')
  if (user.email === email) throw new DomainError('invalid', { fields: { email: 'Este já é o e-mail da conta' } })
  await endWaysIn(context, id)
  await tx.user.update({ where: { id }, data: { email, emailConfirmedAt: null }, select: { id: true } })
  await audit(context, { action: 'user.email_replaced', subject: { type: 'user', id } })
  await tellOldAddress(context, id, user.email)
  await makeCode.within(context, { kind: 'recovery', userId: id, address: email })
  await endSessionsOf(context, id)
})

/** Ends every way in but the second factor: whoever reads the old mailbox by now may have changed any of them. */
async function endWaysIn({ tx, now }: CommandContext, userId: string): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { passwordHash: null, phone: null, phoneIndex: null },
    select: { id: true },
  })
  await tx.factor.deleteMany({ where: { userId, kind: 'passkey' } })
  await tx.identity.deleteMany({ where: { userId } })
  await tx.accountCode.updateMany({ where: { userId, usedAt: null, expiresAt: { gt: now } }, data: { expiresAt: now } })
}

/** The queue holds no address: the old one stands in a code that has ended, for a week. */
async function tellOldAddress({ tx, now }: CommandContext, userId: string, address: string): Promise<void> {
  const id = randomUUID()
  const ended = { createdAt: now, expiresAt: now, secretHash: secretHashOf('confirm_email', id) }
  await tx.accountCode.create({ data: { id, kind: 'confirm_email', userId, address, ...ended }, select: { id: true } })
  await enqueue(tx, changeMail, { change: 'email_replaced', at: now.toISOString(), by: 'code', id })
}

/**
 * Gives another person's account a new address, because its owner lost the mailbox (decision 0194). Every way in but the second factor ends, sessions
 * too; the new address gets a link for a password, and the old one a mail. Raises forbidden, also for one's own account, not_found, invalid for the
 * present address, or address_taken.
 */
export async function replaceAddress(actor: Actor, input: ReplacedAddress): Promise<void> {
  try {
    await replace(actor, input)
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('address_taken', { cause: error })
    throw error
  }
}
