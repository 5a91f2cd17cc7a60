import { createHash } from 'node:crypto'
import { type Limit, refill, takeFrom } from '#server/platform/door/rate-limit.ts'
import { isKnownDevice } from './device.ts'

const quarter = 15 * 60
/** A newsroom or a school behind one address signs in more often than one person. */
const perNetwork: Limit = { name: 'sign-in-network', points: 100, seconds: quarter }
const perAccount: Limit = { name: 'sign-in-account', points: 10, seconds: quarter }
const perDevice: Limit = { name: 'sign-in-device', points: 10, seconds: quarter }

/** What a limit counts an e-mail by: the table of limits holds no address. */
export const keyOf = (email: string): string => createHash('sha256').update(email).digest('base64url')

/** From where somebody tries to sign in. */
export interface Origin {
  network: string
  /** The value of the device cookie, if there is one. */
  device: string | null
}

/**
 * Counts an attempt to sign in, whether or not the account exists; raises too_many_attempts. Strangers who guess use up the account's
 * limit, but a device that has signed in before has one of its own, so that they cannot lock its owner out (OWASP, "Slow down online
 * guessing attacks with device cookies"). Gives what a success does: the points back.
 */
export async function countAttempt(email: string, { network, device }: Origin): Promise<() => Promise<void>> {
  await takeFrom(perNetwork, network)
  const [limit, key] = isKnownDevice(device, email)
    ? ([perDevice, keyOf(device)] as const)
    : ([perAccount, keyOf(email)] as const)
  await takeFrom(limit, key)
  return () => refill(limit, key)
}
