import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { privateAttributes, privateCookie } from '#server/platform/session/private-cookie.ts'

/** The cookie that proves an earlier sign-in of an account from this browser. It grants no access. Its path is that of the route handlers, where people enter. */
export const deviceCookie = 'device'

/** Ninety days from the last sign-in; every sign-in makes a new one. */
const deviceSeconds = 90 * 24 * 60 * 60
const attributes = { path: '/api', seconds: deviceSeconds }

/** The attributes of the device cookie, for a server action. */
export const deviceCookieOptions = () => privateAttributes(attributes)

/** A Set-Cookie value that makes a browser a known device of an account. */
export const deviceCookieFor = (userId: string): string => privateCookie(deviceCookie, makeDevice(userId), attributes)

const signature = (...parts: string[]): Buffer =>
  createHmac('sha256', env().AUTH_SECRET)
    .update(['device', ...parts].join('\0'))
    .digest()

/** A new device cookie's value for an account: the second it was made, the account, a random id, and a signature of the three. */
export function makeDevice(userId: string): string {
  const parts = [String(Math.floor(now().getTime() / 1000)), userId, randomBytes(16).toString('base64url')]
  return [...parts, signature(...parts).toString('base64url')].join('.')
}

/** A browser that signed in to an account in the last ninety days. */
interface Device {
  /** Random, another one at each sign-in. */
  id: string
  userId: string
}

/** The device of a cookie's value; null for none, a forged one, or one older than ninety days. */
export function deviceIn(value: string | null): Device | null {
  const [made, userId, id, sealed] = value?.split('.') ?? []
  if (!made || !userId || !id || !sealed) return null
  const given = Buffer.from(sealed, 'base64url')
  const right = signature(made, userId, id)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return now().getTime() / 1000 - Number(made) <= deviceSeconds ? { id, userId } : null
}

/** Whether a device cookie's value was made for this account, in the last ninety days. */
export const isKnownDevice = (value: string | null, userId: string): boolean => deviceIn(value)?.userId === userId
