import { keyOf, type Limit, refuseExhausted, takeFrom } from '#server/platform/door/rate-limit.ts'
import { isKnownDevice } from '../entry/device.ts'
import type { Origin } from '../entry/throttle.ts'

/** The mails that a visitor can ask for by typing an address. */
export type CountedMail = 'recovery' | 'code' | 'resend'

/**
 * Half an hour, as long as a recovery link works: when strangers have used up an address's mails, its owner has a link that still opens.
 */
const seconds = 30 * 60
const limits = (mail: CountedMail) => ({
  network: { name: `${mail}-network`, points: 30, seconds } satisfies Limit,
  address: { name: `${mail}-address`, points: 5, seconds } satisfies Limit,
  device: { name: `${mail}-device`, points: 5, seconds } satisfies Limit,
})

/**
 * Counts a request for a mail, whether or not the address has an account, so that nobody is flooded with mails. A device that has signed in to the
 * account before has a limit of its own, which strangers do not use up. Raises too_many_attempts.
 */
export async function countMail(mail: CountedMail, email: string, { network, device }: Origin): Promise<void> {
  const { network: perNetwork, address, device: perDevice } = limits(mail)
  const [limit, key] = isKnownDevice(device, email)
    ? ([perDevice, keyOf(device)] as const)
    : ([address, keyOf(email)] as const)
  refuseExhausted(limit, key)
  await takeFrom(perNetwork, network)
  await takeFrom(limit, key)
}
