import { ownerOf } from '#server/platform/session/account.ts'
import { command } from '#server/platform/work/command.ts'
import { makeCode } from '../../codes/commands/make-code.ts'

/** Sends a link that confirms the signed-in person's address; does nothing for a confirmed one. Raises signed_out. */
export const confirmOwnAddress = command(async (context, _input: Record<string, never>) => {
  const { tx, actor } = context
  const userId = ownerOf(actor)
  const { email, emailConfirmedAt } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailConfirmedAt: true },
  })
  if (emailConfirmedAt) return
  await makeCode.within(context, { kind: 'confirm_email', userId, address: email })
})
