import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `hex` is the HMAC-SHA256 of a message under a secret. Takes as long for a near miss as for a far one. */
export function isSignedWith(secret: string, message: string | Uint8Array, hex: string): boolean {
  const right = createHmac('sha256', secret).update(message).digest()
  const given = Buffer.from(hex, 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether a signature's moment, in seconds since 1970, is at most `window` seconds away from now, in either direction: an older event is a
 * replay, a later one a forgery. */
export const isFresh = (seconds: number, now: Date, window: number): boolean =>
  Math.abs(now.getTime() / 1000 - seconds) <= window
