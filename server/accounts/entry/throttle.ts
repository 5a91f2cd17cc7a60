import { keyOf, type Limit, refill, refuseExhausted, takeFrom } from '#server/platform/door/rate-limit.ts'
import { limitKeyOf } from '../phone/number.ts'
import { deviceIn } from './device.ts'

/** The network and the device that a request comes from. */
export interface Origin {
  network: string
  /** The device cookie's value; null without one. */
  device: string | null
}

/** The account that somebody names by typing into a form. */
export interface Named {
  /** An e-mail in lower case, or a phone in E.164. */
  typed: string
  /** The account's id; null when there is none. */
  userId: string | null
}

/** The limits of an act by which somebody names an account without being signed in to it. None locks its owner out (decision 0191). */
export interface EntryLimits {
  network: Limit
  /** Of strangers, for each e-mail or phone as it is typed. */
  typed: Limit
  /** Of one known device. */
  device: Limit
  /** Of all known devices of one account together. */
  devices: Limit
}

/** An attempt that was counted. */
export interface Attempt {
  /** Whether the device has signed in to the account before. Its password is checked before those of strangers. */
  isKnown: boolean
  /** Gives the points back, after a success. The network's stay taken. */
  succeed: () => Promise<void>
}

const quarter = 15 * 60
const signInLimits: EntryLimits = {
  /** A newsroom or a school behind one address signs in more often than one person. */
  network: { name: 'sign-in-network', points: 100, seconds: quarter },
  typed: { name: 'sign-in-typed', points: 10, seconds: quarter },
  device: { name: 'sign-in-device', points: 10, seconds: quarter },
  devices: { name: 'sign-in-devices', points: 30, seconds: quarter },
}

const keyOfTyped = (typed: string): string => (typed.startsWith('+') ? limitKeyOf(typed) : keyOf(typed))

/**
 * Counts an attempt, whether or not the account exists. Strangers are counted by what they typed and never by the account behind it: else a
 * used-up phone would tell which e-mail belongs to it. A known device has a limit of its own, so that strangers cannot lock the owner out (OWASP,
 * "Slow down online guessing attacks with device cookies"); all devices of an account share another one. Raises too_many_attempts.
 */
export async function countEntry(limits: EntryLimits, named: Named, { network, device }: Origin): Promise<Attempt> {
  const known = deviceIn(device)
  const isKnown = known !== null && known.userId === named.userId
  const counted = isKnown
    ? ([
        [limits.device, keyOf(known.id)],
        [limits.devices, known.userId],
      ] as const)
    : ([[limits.typed, keyOfTyped(named.typed)]] as const)
  for (const [limit, key] of counted) refuseExhausted(limit, key)
  await takeFrom(limits.network, network)
  for (const [limit, key] of counted) await takeFrom(limit, key)
  return {
    isKnown,
    succeed: async () => {
      for (const [limit, key] of counted) await refill(limit, key)
    },
  }
}

/** Counts an attempt to sign in with a password. Raises too_many_attempts. */
export const countAttempt = (named: Named, origin: Origin): Promise<Attempt> => countEntry(signInLimits, named, origin)

/**
 * Raises too_many_attempts for an attempt that this process knows to be refused: its network's points are gone, or those of what a stranger typed.
 * Takes no point and costs no statement, so it stands before all other work of a sign-in.
 */
export function refuseEarly(typed: string, { network, device }: Origin): void {
  refuseExhausted(signInLimits.network, network)
  if (deviceIn(device) === null) refuseExhausted(signInLimits.typed, keyOfTyped(typed))
}
