import { randomUUID } from 'node:crypto'
import { DomainError } from '#lib/errors.ts'
import type { AddressFields } from '#lib/schemas/account.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { makeCode } from '../../codes/commands/make-code.ts'
import { changeKinds } from '../change.ts'

/**
 * Begins to change the signed-in person's address: sends a link to the old address and one to the new. A new address that has an account gets no
 * mail, and the answer is the same. A newer change ends an older one. Raises signed_out, or invalid for the present address.
 */
export const requestEmailChange = command(async (context, { email }: AddressFields) => {
  const { tx, actor } = context
  const userId = ownerOf(actor)
  const { email: old } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  if (old === email) throw new DomainError('invalid', { fields: { email: 'Este já é o e-mail da sua conta' } })
  await endChange(context, userId)
  const first = randomUUID()
  const second = randomUUID()
  const make = makeCode.within
  await make(context, { id: first, kind: 'change_email_old', userId, address: old, data: { other: second, email } })
  await make(context, { id: second, kind: 'change_email_new', userId, address: email, data: { other: first, email } })
})

/** Ends the open change of an account's address. */
export const endChange = ({ tx, now }: CommandContext, userId: string) =>
  tx.accountCode.updateMany({
    where: { userId, kind: { in: [...changeKinds] }, expiresAt: { gt: now } },
    data: { expiresAt: now },
  })
