import { env } from '../process/env.ts'

/** Whether the site is on HTTPS by its address: browsers accept a `__Secure-` cookie only there. */
export const isSecureSite = (): boolean => env().SITE_URL.startsWith('https:')

/** Where a private cookie goes and for how long. */
export interface PrivateCookie {
  path: string
  /** Seconds that the browser keeps it; 0 deletes it. */
  seconds: number
  /** `lax` by default. */
  sameSite?: 'lax' | 'strict'
}

/** The attributes of a cookie that no script reads, for a server action or a library. */
export const privateAttributes = ({ path, seconds, sameSite = 'lax' }: PrivateCookie) =>
  ({ path, maxAge: seconds, httpOnly: true, sameSite, secure: isSecureSite() }) as const

/** A Set-Cookie value of a cookie that no script reads, sent over HTTPS alone where the site has it. */
export const privateCookie = (
  name: string,
  value: string,
  { path, seconds, sameSite = 'lax' }: PrivateCookie,
): string =>
  [
    `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly`,
    `SameSite=${sameSite === 'lax' ? 'Lax' : 'Strict'}`,
    ...(isSecureSite() ? ['Secure'] : []),
  ].join('; ')
