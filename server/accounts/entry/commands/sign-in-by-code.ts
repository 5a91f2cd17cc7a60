import { anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { command } from '#server/platform/work/command.ts'
import { type EntryCode, takeEntryCode } from '../../codes/take-typed.ts'
import { claimAddress } from '../claim-address.ts'
import { type Entered, enter } from '../enter.ts'

/**
 * Signs a person in with the code that their browser asked for. It proves that they read the address's mail. Raises too_many_attempts, code_wrong,
 * code_over or account_suspended; an address without an account is answered like a wrong code.
 */
export async function signInByCode(given: EntryCode): Promise<Entered> {
  const { userId, address } = await takeEntryCode('email_sign_in', given)
  const account = { id: userId, email: address }
  await proveAddress(anonymous, account)
  return enter({
    userId,
    method: 'email_code',
    visitor: given.visitor,
    assertStill: async tx => {
      if ((await tx.user.count({ where: account })) === 0) throw new DomainError('code_over')
    },
  })
}

/**
 * Notes that the person who enters reads the address's mail; at the first proof the password of before goes too. Raises code_over when the
 * account has another address by now.
 */
const proveAddress = command(async (context, { id, email }: { id: string; email: string }) => {
  const { tx } = context
  if ((await tx.user.count({ where: { id, email } })) === 0) throw new DomainError('code_over')
  if (await claimAddress(context, id))
    await tx.user.update({ where: { id }, data: { passwordHash: null }, select: { id: true } })
})
