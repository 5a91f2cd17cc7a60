import { keyOf, type Limit, refuseExhausted, sparing } from '#server/platform/door/rate-limit.ts'
import { countEntry, type EntryLimits, type Named, type Origin } from '../entry/throttle.ts'

/** The mails that a visitor can ask for by typing an address. */
export type CountedMail = 'recovery' | 'code' | 'resend'

/** Half an hour: as long as a recovery link works, so that an owner whose mails strangers used up holds a link that still opens. */
const seconds = 30 * 60

const limitsOf = (mail: CountedMail): EntryLimits => {
  const limit = (of: string, points: number): Limit => ({ name: `${mail}-${of}`, points, seconds })
  return {
    network: limit('network', 30),
    typed: limit('address', 5),
    device: limit('device', 5),
    devices: limit('devices', 10),
  }
}

/**
 * Counts a request for a mail, whether or not the address has an account: five for an address and thirty for a network in half an hour. Known
 * devices of the account have limits of their own, which strangers do not use up. A code works only in the browser that asked, so each network gets
 * one an hour whatever others asked before; the links of the other mails open anywhere. Raises too_many_attempts.
 */
export async function countMail(mail: CountedMail, named: Named, origin: Origin): Promise<void> {
  const limits = limitsOf(mail)
  if (mail !== 'code') return void (await countEntry(limits, named, origin))
  await sparing(limits.typed, keyOf(named.typed), origin.network, () => countEntry(limits, named, origin))
  // A network that has used up its own limit is not spared.
  refuseExhausted(limits.network, origin.network)
}
