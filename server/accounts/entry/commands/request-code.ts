import { anonymous } from '#lib/actor.ts'
import type { AddressFields } from '#lib/schemas/account.ts'
import { db } from '#server/platform/db/db.ts'
import { makeCode } from '../../codes/commands/make-code.ts'
import { countMail } from '../../codes/mail-limits.ts'
import type { Origin } from '../throttle.ts'

/**
 * Sends a code for signing in to an address. Gives the code's row, for the browser that asked. The same work and answer for an address
 * without an account, which gets no mail. Raises too_many_attempts.
 */
export async function requestCode({ email, origin }: AddressFields & { origin: Origin }): Promise<string> {
  const user = await db().user.findUnique({ where: { email }, select: { id: true } })
  await countMail('code', { typed: email, userId: user?.id ?? null }, origin)
  return makeCode(anonymous, { kind: 'email_sign_in', userId: user?.id ?? null, address: email })
}
