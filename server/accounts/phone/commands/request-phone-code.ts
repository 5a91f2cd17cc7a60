import { anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { hasGateway } from '#server/platform/outside/sms.ts'
import type { Origin } from '../../entry/throttle.ts'
import { countRequest } from '../limits.ts'
import { findByPhone } from '../number.ts'
import { makePhoneCode } from './make-phone-code.ts'

/**
 * Sends a code for signing in to a number. Gives the code's row, for the browser that asked. The same work and answer for an unknown
 * number, which gets no message. Raises not_found without a gateway, and too_many_attempts.
 */
export async function requestPhoneCode({ phone, origin }: { phone: string; origin: Origin }): Promise<string> {
  if (!hasGateway()) throw new DomainError('not_found')
  await countRequest(phone, origin.network)
  const user = await findByPhone(phone)
  return makePhoneCode(anonymous, { kind: 'phone_sign_in', userId: user?.id ?? null, phone })
}
