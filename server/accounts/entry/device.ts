import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '#server/platform/process/env.ts'
import { privateAttributes, privateCookie } from '#server/platform/session/private-cookie.ts'

/** The cookie that proves an earlier sign-in of an account from this browser. It grants no access. Its path is that of the route handlers, where people enter. */
export const deviceCookie = 'device'

const attributes = { path: '/api', seconds: 365 * 24 * 60 * 60 }

/** The attributes of the device cookie, for a server action. */
export const deviceCookieOptions = () => privateAttributes(attributes)

/** A Set-Cookie value that makes a browser a known device of an account. */
export const deviceCookieFor = (email: string): string => privateCookie(deviceCookie, makeDevice(email), attributes)

const signature = (nonce: string, email: string): Buffer =>
  createHmac('sha256', env().AUTH_SECRET).update(`device\0${nonce}\0${email}`).digest()

/** A new device cookie's value for an account. */
export function makeDevice(email: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${signature(nonce, email).toString('base64url')}`
}

/** Whether a device cookie's value was made for this account. */
export function isKnownDevice(value: string | null, email: string): value is string {
  const [nonce, sealed] = value?.split('.') ?? []
  if (!nonce || !sealed) return false
  const given = Buffer.from(sealed, 'base64url')
  const right = signature(nonce, email)
  return given.length === right.length && timingSafeEqual(given, right)
}
