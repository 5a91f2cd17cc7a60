import { createHash, randomBytes } from 'node:crypto'
import type { Site } from '../request/visitor.ts'

/** Directives of every page, reader pages and staff screens alike. */
const NEVER = ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]

/** Frames of this site and of the one video player that sets no cookies. */
const FRAMES = "frame-src 'self' https://www.youtube-nocookie.com"

/** What a reader page may load. Only data is inline (decision 0067): JSON-LD, which does not run and needs no permission, and speculation rules,
 * which have their own keyword. Images may come from other sites, over https only. */
const readerPolicy = ({ protocol }: Site, styles: string) =>
  [
    "default-src 'self'",
    "script-src 'self' 'inline-speculation-rules'",
    `style-src ${styles}`,
    "img-src 'self' https: data:",
    FRAMES,
    ...NEVER,
    ...upgraded(protocol),
  ].join('; ')

/** On https, an old `http:` picture is requested over https instead of being refused. */
const upgraded = (protocol: Site['protocol']) => (protocol === 'https' ? ['upgrade-insecure-requests'] : [])

const READER_POLICIES = new Map<Site, string>()

/** The policy of a stripped reader page, made once for a site. */
function policyFor(site: Site): string {
  const policy = READER_POLICIES.get(site) ?? readerPolicy(site, "'self'")
  READER_POLICIES.set(site, policy)
  return policy
}

/** What a staff screen may load. Next's inline scripts carry the response's nonce. Dialogs, menus and the editor position themselves with style
 * attributes. */
const staffPolicy = ({ protocol }: Site, nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    FRAMES,
    ...NEVER,
    ...upgraded(protocol),
  ].join('; ')

/** Device features that no page uses, switched off. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map(name => `${name}=()`)
  .join(', ')

const HALF_YEAR = 15_552_000

/** Header lines of every response, names and values alternating. */
export function commonHeaders(site: Site): string[] {
  const lines = ['x-content-type-options', 'nosniff', 'referrer-policy', 'strict-origin-when-cross-origin']
  return site.protocol === 'https' ? [...lines, 'strict-transport-security', `max-age=${HALF_YEAR}`] : lines
}

/** Header lines of every page, without its content security policy. */
const frameHeaders = (site: Site): string[] => [
  ...commonHeaders(site),
  'permissions-policy',
  PERMISSIONS,
  'cross-origin-opener-policy',
  'same-origin',
]

const pageHeaders = (site: Site, policy: string): string[] => [...frameHeaders(site), 'content-security-policy', policy]

/** Header lines of a stripped reader page. */
export const readerPageHeaders = (site: Site): string[] => pageHeaders(site, policyFor(site))

/** Header lines of a page whose style is inline, so that it needs no other request. */
export const lonePageHeaders = (site: Site, style: string): string[] =>
  pageHeaders(site, readerPolicy(site, `'sha256-${createHash('sha256').update(style).digest('base64')}'`))

/** Header lines of a response that Next sends with its own scripts, and the policy for a response that has none. With `scripted`, the request
 * must carry the policy, so that Next writes the nonce into its scripts. Without it, for debugging and in development, scripts are unrestricted. */
export function passedHeaders(site: Site, scripted: boolean): { lines: string[]; policy: string } {
  const policy = scripted ? staffPolicy(site, randomBytes(16).toString('base64')) : NEVER.join('; ')
  return { lines: frameHeaders(site), policy }
}
