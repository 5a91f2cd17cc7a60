import type { SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { hasGateway } from '#server/platform/outside/sms.ts'
import { countRequest } from '../limits.ts'
import { makePhoneCode } from './make-phone-code.ts'

/** Sends a code to a number that the signed-in person wants to use. Raises not_found without a gateway, and too_many_attempts. */
export async function requestPhone(actor: SignedIn, { phone }: { phone: string }): Promise<void> {
  if (!hasGateway()) throw new DomainError('not_found')
  await countRequest(phone, actor.id)
  await makePhoneCode(actor, { kind: 'confirm_phone', userId: actor.id, phone })
}
