import { encode, getToken } from 'next-auth/jwt'
import { env } from '../process/env.ts'
import { isSecureSite, privateCookie } from './private-cookie.ts'
import { sessionDays } from './session-store.ts'

/** The name of the cookie with the signed token. next-auth splits a long one into `.0`, `.1`. */
export const sessionCookieName = (): string => `${isSecureSite() ? '__Secure-' : ''}next-auth.session-token`

/** The session id in a browser's cookies; null without a token, or when the token is invalid or expired. */
export async function readSessionId(cookies: Readonly<Record<string, string>>): Promise<string | null> {
  // getToken's type wants a request; it reads only these two fields.
  const request = { cookies, headers: {} } as unknown as Parameters<typeof getToken>[0]['req']
  const token = await getToken({ req: request, secret: env().AUTH_SECRET, cookieName: sessionCookieName() })
  return typeof token?.sid === 'string' ? token.sid : null
}

/** Seconds that the browser keeps the session's cookie: the longest life of a session. The row decides when it ends (decision 0196). */
export const sessionCookieSeconds = sessionDays.most * 24 * 60 * 60

/** A Set-Cookie value that gives the browser a session, as next-auth writes it. */
export async function sessionCookieOf(sid: string): Promise<string> {
  const maxAge = sessionCookieSeconds
  const token = await encode({ token: { sid }, secret: env().AUTH_SECRET, maxAge })
  return privateCookie(sessionCookieName(), token, { path: '/', seconds: maxAge })
}

/** The pairs of a Cookie header, by name. Of two with the same name the later one counts, as in Next. */
export const cookiePairs = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(';').map(pair => {
      const [name = '', ...value] = pair.trim().split('=')
      return [name, value.join('=')]
    }),
  )

/** Set-Cookie values that delete the session's cookies, among `names` and in any case the plain one. */
export function endedCookies(names: readonly string[]): string[] {
  const ours = names.filter(name => name.replace(/\.\d+$/, '') === sessionCookieName())
  return [...new Set([sessionCookieName(), ...ours])].map(name => privateCookie(name, '', { path: '/', seconds: 0 }))
}
