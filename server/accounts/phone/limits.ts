import { isDomainError } from '#lib/errors.ts'
import { type Limit, sparing, takeFrom } from '#server/platform/door/rate-limit.ts'
import { limitKeyOf } from './number.ts'

const hour = 60 * 60
const day = 24 * hour
const perNetwork: Limit = { name: 'sms-network', points: 10, seconds: hour }
const perNumber: Limit = { name: 'sms-number', points: 5, seconds: hour }
/** Messages cost money: whoever pays for them must not learn of an attack by the bill. */
const perHouse: Limit = { name: 'sms-house', points: 500, seconds: day }

/** Counts a request for a message, whether or not the number is known: five an hour, and the first of each network. Raises too_many_attempts. */
export async function countRequest(phone: string, network: string): Promise<void> {
  await takeFrom(perNetwork, network)
  await sparing(perNumber, limitKeyOf(phone), network)
}

/** Counts a message that is about to be sent; gives whether the day's messages of the whole house allow it. */
export async function countMessage(): Promise<boolean> {
  try {
    await takeFrom(perHouse, 'all')
    return true
  } catch (error) {
    if (isDomainError(error)) return false
    throw error
  }
}
