import { DomainError } from '#lib/errors.ts'
import { type EntryCode, takeEntryCode } from '../../codes/take-typed.ts'
import { type Entered, enter } from '../../entry/enter.ts'
import { findByPhone, phoneInCode } from '../number.ts'

/**
 * Signs a person in with the code that their browser had sent to their phone. Raises too_many_attempts, code_wrong, code_over or
 * account_suspended; an unknown number is answered like a wrong code.
 */
export async function signInByPhone(given: EntryCode): Promise<Entered> {
  const { id, userId, data } = await takeEntryCode('phone_sign_in', given)
  return enter({
    userId,
    method: 'phone_code',
    visitor: given.visitor,
    // The number may belong to another account by now, or to none.
    assertStill: async tx => {
      const owner = await findByPhone(phoneInCode(id, data), tx)
      if (owner?.id !== userId) throw new DomainError('code_over')
    },
  })
}
