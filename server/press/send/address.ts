/** What the press knows of the site's addresses; the site tells it (lib/addresses/routes.ts), because the press knows no feature. */
export interface Routes {
  isRawPath(path: string): boolean
  isFramePath(path: string): boolean
  isStaffPath(path: string): boolean
  /** Whether a path is between the press and Next, and no page of anybody's. */
  isInnerPath(path: string): boolean
  /** The page that has everything but its matter. */
  blankPath: string
  pageParameters(path: string): readonly string[]
  /** The page that stands for all addresses that no page can have. */
  missingPath: string
}

/** Where a request target leads. `page` carries the canonical address: the key of what is kept, and all that Next is asked for; `raw` is
 * a file or a handler, `passed` a staff screen, `nowhere` what no page can be called. */
export type Address =
  | { kind: 'page'; key: string }
  | { kind: 'raw' }
  | { kind: 'framed' }
  | { kind: 'passed' }
  | { kind: 'moved'; to: string }
  | { kind: 'nowhere'; key: string }
  | { kind: 'refused'; status: 400 | 404 | 414 }

const LONGEST_TARGET = 8000
const LONGEST_PAGE_TARGET = 2000
const LONGEST_PARAMETER = 100

const refused = (status: 400 | 404 | 414): Address => ({ kind: 'refused', status })

/** Reads a raw request target. Every spelling of a page either has the one canonical address or is sent to it, so no spelling
 * goes round the press and no page is kept twice (OWASP: double decoding, path confusion). Never throws. */
export function readAddress(target: string, routes: Routes): Address {
  if (target.length > LONGEST_TARGET) return refused(414)
  // Only the origin form; a space, control or non-ASCII byte has no business in a request line (RFC 9112 §3.2.1).
  if (!/^\/[\x21-\x7e]*$/.test(target) || /[\\#]/.test(target)) return refused(400)
  const cut = target.indexOf('?')
  const path = cut < 0 ? target : target.slice(0, cut)
  const query = cut < 0 ? '' : target.slice(cut)
  if (routes.isFramePath(path)) return { kind: 'framed' }
  if (routes.isRawPath(path)) return hasPathTricks(path) || !isReadable(path) ? refused(404) : { kind: 'raw' }
  const canonical = canonicalPath(path)
  if (canonical === null || routes.isInnerPath(canonical)) return { kind: 'nowhere', key: routes.missingPath }
  if (canonical !== path) return { kind: 'moved', to: canonical + query }
  if (routes.isStaffPath(path)) return { kind: 'passed' }
  if (target.length > LONGEST_PAGE_TARGET) return refused(414)
  return { kind: 'page', key: path + canonicalQuery(query, routes.pageParameters(path)) }
}

/** Empty and dot segments, or an encoded dot, slash, backslash or NUL, in a path that is passed on unread. */
function hasPathTricks(path: string): boolean {
  return /\/\/|\/\.{1,2}(?:\/|$)|%(?:2e|2f|5c|00)/i.test(path)
}

/** Whether a path's percent signs mean something: Next answers 500 for one that it cannot decode. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** One spelling per page: decoded once, ASCII lower case, no empty or dot segments, no trailing slash, no `.rsc` (Next's name for
 * a page's payload). Null when the path cannot be a page. */
function canonicalPath(path: string): string | null {
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

/** Percent-encodes as browsers do in a path (RFC 3986 pchar), so that their spelling is the canonical one. */
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
}

function canonicalQuery(query: string, known: readonly string[]): string {
  if (query.length < 2 || known.length === 0) return ''
  const given = new URLSearchParams(query)
  const kept = known.flatMap(name => {
    const value = given.get(name)?.trim().normalize('NFC') ?? ''
    // A control character is in no word that anybody means, and no database takes a NUL.
    return value === '' || value.length > LONGEST_PARAMETER || /\p{Cc}/u.test(value)
      ? []
      : [`${name}=${encodeURIComponent(value)}`]
  })
  return kept.length ? `?${kept.join('&')}` : ''
}
