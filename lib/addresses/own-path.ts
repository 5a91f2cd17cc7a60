const LONGEST = 2_000
const base = 'http://own.invalid'

/**
 * The path to go on to, taken from an address that anybody can write (`?next=`): a page of this site, or home when it is anything else.
 * What is left is a path and nothing but a path, however it is spelled (CWE-601).
 */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > LONGEST || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(next)) return '/'
  if (!URL.canParse(next, base)) return '/'
  const { origin, pathname, search, hash } = new URL(next, base)
  // Dot segments can leave two slashes at the start, which a browser would read as another host.
  if (origin !== base || pathname.startsWith('//')) return '/'
  return /^\/(?:auth|api)(?:\/|$)/.test(pathname) ? '/' : pathname + search + hash
}

/** The sign-in screen's address, leading back to a page afterwards. */
export const signInPath = (next: string): string => `/auth?next=${encodeURIComponent(next)}`
