import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `hex` is the HMAC-SHA256 of a message under a secret. Compares in constant time. */
export function isSignedWith(secret: string, message: string | Uint8Array, hex: string): boolean {
  const right = createHmac('sha256', secret).update(message).digest()
  const given = Buffer.from(hex, 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * Whether a signature's time, in seconds since 1970, is at most `window` seconds from now in either direction: an older one is a
 * replay, a later one a forgery.
 */
export const isFresh = (seconds: number, now: Date, window: number): boolean =>
  Math.abs(now.getTime() / 1000 - seconds) <= window
