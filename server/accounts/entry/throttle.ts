import { keyOf, type Limit, refill, refuseExhausted, takeFrom } from '#server/platform/door/rate-limit.ts'
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

/** An attempt to sign in that was counted. */
export interface Attempt {
  /** Whether the device has signed in to the account before. Its password is checked before those of strangers. */
  isKnown: boolean
  /** Gives the points back, after a success. */
  succeed: () => Promise<void>
}

/**
 * Counts an attempt to sign in, whether or not the account exists; raises too_many_attempts. Guesses of strangers use up the account's
 * limit. A device that has signed in before has its own limit, so that strangers cannot lock the owner out (OWASP, "Slow down online
 * guessing attacks with device cookies"). Guesses at an account whose points are gone cost no statement.
 */
export async function countAttempt(email: string, { network, device }: Origin): Promise<Attempt> {
  const isKnown = isKnownDevice(device, email)
  const [limit, key] = isKnown ? [perDevice, keyOf(device)] : [perAccount, keyOf(email)]
  refuseExhausted(limit, key)
  await takeFrom(perNetwork, network)
  await takeFrom(limit, key)
  return { isKnown, succeed: () => refill(limit, key) }
}
