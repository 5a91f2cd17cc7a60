import type { Site } from './visitor.ts'

/** What a reader page may load. Data blocks (JSON-LD) run nothing and need no permission; images may stand on other sites. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'inline-speculation-rules'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' http: https: data:",
  'frame-src https:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HALF_YEAR = 15_552_000

/** Header lines for everything the house sends. */
export function commonHeaders(site: Site): string[] {
  const lines = ['x-content-type-options', 'nosniff', 'referrer-policy', 'strict-origin-when-cross-origin']
  return site.protocol === 'https' ? [...lines, 'strict-transport-security', `max-age=${HALF_YEAR}`] : lines
}

/** Header lines for a stripped reader page. */
export const readerPageHeaders = (site: Site): string[] => [...commonHeaders(site), 'content-security-policy', POLICY]

/** Header lines for what Next sends with its own scripts. */
export const passedHeaders = (site: Site): string[] => [
  ...commonHeaders(site),
  'content-security-policy',
  "frame-ancestors 'none'",
]

/** Seconds after which it is worth asking again while the database is away. */
export const RETRY_AFTER = '5'

/** Headers of the page that stands in for a screen while the database is away. */
export const outageHeaders = (site: Site): Record<string, string> => {
  const lines = readerPageHeaders(site)
  const security = Object.fromEntries(lines.flatMap((name, i) => (i % 2 === 0 ? [[name, lines[i + 1] ?? '']] : [])))
  return {
    ...security,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'retry-after': RETRY_AFTER,
  }
}
