import type { SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { db } from '#server/platform/db/db.ts'
import { hasGateway } from '#server/platform/outside/sms.ts'
import type { SignedInSession } from '#server/platform/session/session-store.ts'
import { makeCode } from '../../codes/commands/make-code.ts'
import { makePhoneCode } from '../../phone/commands/make-phone-code.ts'
import { countRequest } from '../../phone/limits.ts'
import { phoneOf } from '../../phone/number.ts'
import { assertWithoutFactor } from '../proved.ts'

type Asking = Pick<SignedInSession, 'id' | 'email'> & { actor: SignedIn }

/**
 * Sends a code to the signed-in person's address or confirmed phone, with which this session can prove who they are. A newer code ends the older.
 * Raises factor_needed, not_found for a phone that is not confirmed or cannot be reached, and too_many_attempts.
 */
export async function requestProofCode(session: Asking, { by }: { by: 'mail' | 'phone' }): Promise<void> {
  const { actor, email, id } = session
  await assertWithoutFactor(actor)
  const userId = actor.id
  const data = { session: id }
  if (by === 'mail') {
    await makeCode(actor, { kind: 'reauthentication', userId, address: email, data })
    return
  }
  const { phone: stored } = await db().user.findUniqueOrThrow({ where: { id: userId }, select: { phone: true } })
  if (!stored || !hasGateway()) throw new DomainError('not_found')
  const phone = phoneOf(userId, stored)
  await countRequest(phone, userId)
  await makePhoneCode(actor, { kind: 'reauthentication', userId, phone, data })
}
