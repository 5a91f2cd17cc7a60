import { getToken } from 'next-auth/jwt'
import { env } from '../process/env.ts'

/** Browsers take the `__Secure-` name from HTTPS only, so the cookie is called by what the site's address says. */
export const isSecureSite = (): boolean => env().SITE_URL.startsWith('https:')

/** The name of the cookie with the signed token; next-auth parts a long one into `.0`, `.1`. */
export const sessionCookieName = (): string => `${isSecureSite() ? '__Secure-' : ''}next-auth.session-token`

/** The id of the session that a browser's cookies name; null without one, or when the token is not ours, or is over. */
export async function readSessionId(cookies: Readonly<Record<string, string>>): Promise<string | null> {
  // getToken wants a request; it reads nothing but cookies and one header of it.
  const request = { cookies, headers: {} } as unknown as Parameters<typeof getToken>[0]['req']
  const token = await getToken({ req: request, secret: env().AUTH_SECRET, cookieName: sessionCookieName() })
  return typeof token?.sid === 'string' ? token.sid : null
}

/** The pairs of a Cookie header, by name; of two alike the later one, as Next reads them. */
export const cookiePairs = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(';').map(pair => {
      const [name = '', ...value] = pair.trim().split('=')
      return [name, value.join('=')]
    }),
  )

/** Set-Cookie values that take the session out of the browser. */
export function endedCookies(names: readonly string[]): string[] {
  const ours = names.filter(name => name.replace(/\.\d+$/, '') === sessionCookieName())
  return [...new Set([sessionCookieName(), ...ours])].map(
    name => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecureSite() ? '; Secure' : ''}`,
  )
}
