import { createHash, randomBytes } from 'node:crypto'
import type { Site } from '../send/visitor.ts'

/** What no page of ours does, whoever it is for. */
const NEVER = ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]

/** Frames of ours, and of the one video player that sets no cookies. */
const FRAMES = "frame-src 'self' https://www.youtube-nocookie.com"

/** What a reader page may load. Nothing stands inline but data: JSON-LD, which runs nothing and needs no permission, and speculation rules,
 * which have a keyword of their own. Images may stand on other sites. */
const readerPolicy = (styles: string) =>
  [
    "default-src 'self'",
    "script-src 'self' 'inline-speculation-rules'",
    `style-src ${styles}`,
    "img-src 'self' http: https: data:",
    FRAMES,
    ...NEVER,
  ].join('; ')

const READER_POLICY = readerPolicy("'self'")

/** What a staff screen may load. Next writes scripts into its pages, which carry the answer's nonce; dialogs, menus and the editor place
 * themselves by style attributes. */
const staffPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' http: https: data: blob:",
    FRAMES,
    ...NEVER,
  ].join('; ')

/** What a newspaper needs of a device. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map(name => `${name}=()`)
  .join(', ')

const HALF_YEAR = 15_552_000

/** Header lines for everything the house sends. */
export function commonHeaders(site: Site): string[] {
  const lines = ['x-content-type-options', 'nosniff', 'referrer-policy', 'strict-origin-when-cross-origin']
  return site.protocol === 'https' ? [...lines, 'strict-transport-security', `max-age=${HALF_YEAR}`] : lines
}

/** Header lines for every page, but for its policy. */
const frameHeaders = (site: Site): string[] => [
  ...commonHeaders(site),
  'permissions-policy',
  PERMISSIONS,
  'cross-origin-opener-policy',
  'same-origin',
]

const pageHeaders = (site: Site, policy: string): string[] => [...frameHeaders(site), 'content-security-policy', policy]

/** Header lines for a stripped reader page. */
export const readerPageHeaders = (site: Site): string[] => pageHeaders(site, READER_POLICY)

/** Header lines for a page that brings its style along, because it must need nothing else. */
export const lonePageHeaders = (site: Site, style: string): string[] =>
  pageHeaders(site, readerPolicy(`'sha256-${createHash('sha256').update(style).digest('base64')}'`))

/** Header lines for what Next sends with its own scripts, and the policy for what brings none of its own. With `scripted` Next must be
 * given the policy in the request, so that it writes the nonce into them; else, for debugging and in development, scripts are not restricted. */
export function passedHeaders(site: Site, scripted: boolean): { lines: string[]; policy: string } {
  const policy = scripted ? staffPolicy(randomBytes(16).toString('base64')) : NEVER.join('; ')
  return { lines: frameHeaders(site), policy }
}
