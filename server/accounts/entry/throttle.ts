import { keyOf, type Limit, refill, takeFrom } from '#server/platform/door/rate-limit.ts'
import { isKnownDevice } from './device.ts'

const quarter = 15 * 60
/** A newsroom or a school behind one address signs in more often than one person. */
const perNetwork: Limit = { name: 'sign-in-network', points: 100, seconds: quarter }
const perAccount: Limit = { name: 'sign-in-account', points: 10, seconds: quarter }
const perDevice: Limit = { name: 'sign-in-device', points: 10, seconds: quarter }

/** The network and the device that a sign-in comes from. */
export interface Origin {
  network: string
  /** The device cookie's value; null without one. */
  device: string | null
}

/**
 * Counts an attempt to sign in, whether or not the account exists; raises too_many_attempts. Guesses of strangers use up the account's
 * limit. A device that has signed in before has its own limit, so that strangers cannot lock the owner out (OWASP, "Slow down online
 * guessing attacks with device cookies"). Gives a function to call after a success: it gives the points back.
 */
export async function countAttempt(email: string, { network, device }: Origin): Promise<() => Promise<void>> {
  await takeFrom(perNetwork, network)
  const [limit, key] = isKnownDevice(device, email)
    ? ([perDevice, keyOf(device)] as const)
    : ([perAccount, keyOf(email)] as const)
  await takeFrom(limit, key)
  return () => refill(limit, key)
}
