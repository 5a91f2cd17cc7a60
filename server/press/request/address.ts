import { canonicalPath } from '#lib/addresses/canonical.ts'

/** The site's addresses, as the press needs them. They are passed in (lib/addresses/screens/routes.ts), because the press imports no feature. */
export interface Routes {
  isRawPath(path: string): boolean
  isFramePath(path: string): boolean
  /** Whether a path takes reports by machines, which wait seconds only for an answer. */
  isReportPath(path: string): boolean
  /** Whether a handler at a target takes a form with files. */
  takesFiles(target: string): boolean
  /** Whether a path is a file that is the same for all visitors. */
  isFilePath(path: string): boolean
  isStaffPath(path: string): boolean
  /** The name of the cookie that a page depends on beside the session; null for most. Such a page is printed for each request and shared with nobody. */
  ownCookie(path: string): string | null
  /** Whether a path is only for requests from the press to Next, and not for visitors. */
  isInnerPath(path: string): boolean
  pageParameters(path: string): readonly string[]
  /** Whether no page can have a canonical path, whatever is published: it can only be a former address. */
  isUnknownPath(path: string): boolean
  /** The former address by number that a query gives at a canonical path; null for any other query. */
  numberedAddress(path: string, query: string): string | null
  /** The path of the page for addresses whose article is gone. */
  gonePath: string
  /** The path of the page that answers all invalid addresses. */
  missingPath: string
}

/** What a request target addresses. `page` carries the canonical address: the key of the kept page, and the target that Next is asked for; `raw` is
 * a file or a handler, `passed` a staff screen, `nowhere` an address that no page can have. `number` is the former address by number that the query
 * gives: it comes first. */
export type Address =
  | { kind: 'page'; key: string; number?: string }
  | { kind: 'raw' }
  | { kind: 'framed' }
  | { kind: 'passed' }
  | { kind: 'moved'; to: string; number?: string }
  | { kind: 'nowhere'; key: string }
  | { kind: 'refused'; status: 400 | 404 | 414 }

const LONGEST_TARGET = 8000
const LONGEST_PAGE_TARGET = 2000
/** A longer value is cut: the search says so, and no other page has such a value. */
const LONGEST_PARAMETER = 250

const refused = (status: 400 | 404 | 414): Address => ({ kind: 'refused', status })

/** Reads a raw request target. Every spelling of a page's address is the canonical one or is redirected to it, so no spelling bypasses the press
 * and no page is kept twice (OWASP: double decoding, path confusion; decision 0022). Never throws. */
export function readAddress(target: string, routes: Routes): Address {
  if (target.length > LONGEST_TARGET) return refused(414)
  // Only the origin form; spaces, control and non-ASCII bytes are not allowed in a request line (RFC 9112 §3.2.1).
  if (!/^\/[\x21-\x7e]*$/.test(target) || /[\\#]/.test(target)) return refused(400)
  const cut = target.indexOf('?')
  const path = cut < 0 ? target : target.slice(0, cut)
  const query = cut < 0 ? '' : target.slice(cut)
  if (routes.isFramePath(path)) return { kind: 'framed' }
  if (routes.isRawPath(path)) return hasPathTricks(path) || !isReadable(path) ? refused(404) : { kind: 'raw' }
  const canonical = canonicalPath(path)
  if (canonical === null || routes.isInnerPath(canonical)) return { kind: 'nowhere', key: routes.missingPath }
  if (routes.isStaffPath(canonical))
    return canonical === path ? { kind: 'passed' } : { kind: 'moved', to: canonical + query }
  const number = (query !== '' && routes.numberedAddress(canonical, query)) || undefined
  if (canonical !== path) return { kind: 'moved', to: canonical + query, number }
  if (target.length > LONGEST_PAGE_TARGET) return refused(414)
  return { kind: 'page', key: path + canonicalQuery(query, routes.pageParameters(path)), number }
}

/** Whether a path has empty or dot segments, or an encoded dot, slash, backslash or NUL. Files and handlers get their path undecoded. */
function hasPathTricks(path: string): boolean {
  return /\/\/|\/\.{1,2}(?:\/|$)|%(?:2e|2f|5c|00)/i.test(path)
}

/** Whether a path can be percent-decoded. Next answers 500 if not. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function canonicalQuery(query: string, known: readonly string[]): string {
  if (query.length < 2 || known.length === 0) return ''
  const given = new URLSearchParams(query)
  const kept = known.flatMap(name => {
    const value = given.get(name)?.trim().normalize('NFC').slice(0, LONGEST_PARAMETER).toWellFormed() ?? ''
    // No real search has control characters, and PostgreSQL does not accept NUL.
    return value === '' || /\p{Cc}/u.test(value) ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return kept.length ? `?${kept.join('&')}` : ''
}
