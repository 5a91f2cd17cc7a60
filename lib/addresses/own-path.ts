const LONGEST = 2_000
const base = 'http://own.invalid'

/**
 * The path to continue at, from a parameter that anybody can write (`?next=`): a page of this site, or home for anything else. The result is
 * never another host, however the input is spelled (CWE-601).
 */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > LONGEST || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(next)) return '/'
  if (!URL.canParse(next, base)) return '/'
  const { origin, pathname, search, hash } = new URL(next, base)
  // Dot segments can leave two slashes at the start, which browsers read as another host.
  if (origin !== base || pathname.startsWith('//')) return '/'
  return /^\/(?:auth|api)(?:\/|$)/.test(pathname) ? '/' : pathname + search + hash
}

/** A screen of signing in that leads on afterwards: to `next`, the screen that asked for it, or back to `from`. Both may be anything. */
export const onwardAddress = (screen: '/auth' | '/auth/fator', { next, from }: { next?: unknown; from?: unknown }) =>
  `${screen}?${next === undefined ? 'from' : 'next'}=${encodeURIComponent(ownPath(next ?? from))}`

/** The address of the sign-in screen, which leads back to `next`. */
export const signInPath = (next: string): string => `/auth?next=${encodeURIComponent(next)}`

/** The same, open on the form for a new account. */
export const signUpPath = (next: string): string => `${signInPath(next)}&tab=cadastrar`
