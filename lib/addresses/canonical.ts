import { isRawPath, isStaffPath } from './screens/routes.ts'

/**
 * The one spelling of a page's path: decoded once, ASCII lower case, no empty or dot segments, no trailing slash, no `.rsc` (Next's suffix for
 * a page's payload). Null if the path cannot be a page.
 */
export function canonicalPath(path: string): string | null {
  const segments: string[] = []
  for (const raw of path.split('/')) {
    const segment = decodeSegment(raw)
    if (segment === null) return null
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  const last = segments.pop()?.replace(/(?:\.rsc)+$/, '')
  if (last && last !== '.' && last !== '..') segments.push(last)
  return `/${segments.map(encodeSegment).join('/')}`
}

function decodeSegment(raw: string): string | null {
  try {
    const text = decodeURIComponent(raw).normalize('NFC')
    return /[/\\]|\p{Cc}/u.test(text) ? null : text.replace(/[A-Z]/g, letter => letter.toLowerCase())
  } catch {
    return null
  }
}

/** Percent-encodes a path segment as browsers do (RFC 3986 pchar), so that their spelling is the canonical one. */
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
}

/**
 * A typed link as readers' pages have it: an address of a page of this site in its canonical spelling, without the origin, so that it is
 * answered without a redirect. Addresses of other sites, files and staff screens stay unchanged. `origin` is the site's.
 */
export function canonicalLink(href: string, origin: string): string {
  if (!/^(?:\/(?!\/)|https?:)/i.test(href)) return href
  const url = URL.parse(href, origin)
  if (url?.origin !== origin || isRawPath(url.pathname)) return href
  const path = canonicalPath(url.pathname)
  return path === null || isStaffPath(path) ? href : path + url.search + url.hash
}
