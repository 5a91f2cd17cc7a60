import { anonymous } from '#lib/actor.ts'
import type { AddressFields } from '#lib/schemas/account.ts'
import { db } from '#server/platform/db/db.ts'
import { makeCode } from '../../codes/commands/make-code.ts'
import { countMail } from '../../codes/mail-limits.ts'
import type { Origin } from '../../entry/throttle.ts'

/**
 * Sends a link for a new password to an address. The same work and answer for an address without an account, which gets no mail. Raises
 * too_many_attempts.
 */
export async function requestRecovery({ email, origin }: AddressFields & { origin: Origin }): Promise<void> {
  const user = await db().user.findUnique({ where: { email }, select: { id: true } })
  await countMail('recovery', { typed: email, userId: user?.id ?? null }, origin)
  await makeCode(anonymous, { kind: 'recovery', userId: user?.id ?? null, address: email })
}
