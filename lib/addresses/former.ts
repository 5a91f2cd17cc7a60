import { canonicalPath } from './canonical.ts'
import { feedPath, newestPath, siteFeedPath } from './paths.ts'
import { isInnerPath, isRawPath, isStaffPath, isUnknownPath, numberedAddress } from './screens/routes.ts'
import { screenAt } from './screens/screen-at.ts'
import { screens } from './screens/screens.ts'

/** Characters. An index of PostgreSQL takes 2,700 bytes. */
const LONGEST = 1_000
const base = 'http://old.invalid'

/** What is wrong with a former address or its target. Each has a sentence in `redirectFaults`. */
export const redirectFaultCodes = ['unreadable', 'own_page', 'bad_target', 'loop'] as const
export type RedirectFault = (typeof redirectFaultCodes)[number]

/** Whether a path has a segment `..`. Its redirect would be stored at another address than the one that was written. */
export const climbs = (text: string): boolean =>
  /(?:^|[/\\])(?:\.|%2e){2}(?:[/\\]|$)/i.test(text.split(/[?#]/, 1)[0] ?? '')

/** An address from its text: a path from the root, or a whole address. Null if it is neither, or climbs. */
function readUrl(text: string): URL | null {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > LONGEST || climbs(trimmed)) return null
  const url = /^https?:\/\//i.test(trimmed) ? URL.parse(trimmed) : URL.parse(base + trimmed.replace(/^\/*/, '/'))
  return url && url.username === '' && url.password === '' ? url : null
}

/** WordPress without rewriting writes its paths behind `/index.php`. */
const withoutIndex = (path: string) => path.replace(/^\/index\.php(?=\/|$)/, '') || '/'

/**
 * The canonical form of a former address, as a redirect has it: a path without a trailing slash and without `/index.php`, or `/?p=123` and
 * `/blog?p=123` for an address by number. Takes a path from the root or a whole address. `own_page` if a fixed page, file or handler of this site has it.
 */
export function formerAddress(text: string): { path: string } | { fault: RedirectFault } {
  const url = readUrl(text)
  const canonical = url && canonicalPath(url.pathname)
  if (!url || canonical === null) return { fault: 'unreadable' }
  const path = numberedAddress(canonical, url.search) ?? withoutIndex(canonical)
  if (path.length > LONGEST) return { fault: 'unreadable' }
  return isReserved(path) ? { fault: 'own_page' } : { path }
}

/** Whether a fixed page, a handler or a staff screen has a path. Pages of articles, tags and the like come first when a visitor asks. */
function isReserved(path: string): boolean {
  // WordPress keeps its files where this site has none.
  if (path.includes('?') || path.startsWith('/wp-content/')) return false
  if (isRawPath(path) || isInnerPath(path) || isStaffPath(path)) return true
  return screens.some(screen => screen.path === path) || (screenAt(path)?.path === '/[...path]' && !isUnknownPath(path))
}

/**
 * The address that a redirect leads to: a canonical path of this site, with its query and fragment, or a whole address elsewhere. `origin` is
 * this site's. Null if the text is no such address.
 */
export function redirectTarget(text: string, origin: string): string | null {
  const url = readUrl(text)
  if (!url) return null
  const isOwn = url.origin === base || url.origin === origin
  const target = isOwn ? ownTarget(url) : url.href
  return target !== null && target.length <= LONGEST ? target : null
}

function ownTarget({ pathname, search, hash }: URL): string | null {
  const path = isRawPath(pathname) ? pathname : canonicalPath(pathname)
  return path === null || isInnerPath(path) ? null : path + search + hash
}

/** The addresses that a visitor's address may stand for. */
export interface FormerSpellings {
  /** In the order of their precedence. */
  paths: readonly string[]
  /** The address above it. It counts only if it was an article's: WordPress has the page of each picture below its article. */
  above: string | null
}

/** What WordPress appends to an address: feeds, pages of a list, pages of comments, other forms of the same page. */
const APPENDED =
  /\/(?:feed(?:\/(?:atom|rdf|rss2?))?|rss|amp|embed|trackback|page\/\d{1,6}|comment-page-\d{1,6}|attachment\/[^/]+)$/

/** What WordPress numbers in one sequence. */
const texts = ['p', 'page_id', 'attachment_id']

/** The former addresses that a canonical address may stand for, e.g. `/2019/05/slug` for `/index.php/2019/05/slug/feed`. */
export function formerSpellings(address: string): FormerSpellings {
  const [, path = '', name = '', id] = /^(\/[^?]*)\?(\w+)=(.+)$/.exec(address) ?? []
  if (id) {
    // A number is unique among the posts, pages and pictures of WordPress.
    const names = texts.includes(name) ? new Set([name, ...texts]) : [name]
    const numbered = [...names].map(by => `${path}?${by}=${id}`)
    return { paths: [...numbered, ...(path === '/' ? [] : formerSpellings(path).paths)], above: null }
  }
  const whole = withoutIndex(address)
  const short = whole.replace(APPENDED, '')
  const above = short.slice(0, short.lastIndexOf('/'))
  return { paths: [...new Set([address, whole, short])].filter(path => path.length > 1), above: above || null }
}

/** The address of the sitemap. */
const sitemapPath = '/sitemap.xml'

/**
 * Where the fixed addresses of every WordPress and Ghost lead: their feeds, their sitemaps, their search, the pages of its list, and those of its
 * tags, which have the same address here. Null for any other address.
 */
export function wordPressAddress(address: string): string | null {
  const path = withoutIndex(address)
  if (
    /^\/(?:(?:comments\/)?feed(?:\/(?:atom|rdf|rss2?))?|atom|rdf|rss2?|wp-(?:atom|rdf|rss2?)\.php|\?feed=\w+)$/.test(
      path,
    )
  )
    return siteFeedPath
  const [, tag, feed] = /^(\/tag\/[^/]+)\/(?:(feed|rss)(?:\/(?:atom|rdf|rss2?))?|page\/\d{1,6})$/.exec(path) ?? []
  if (tag) return feed ? feedPath(tag) : tag
  if (
    /^\/(?:(?:\w+-)?sitemap(?:_index|\d{0,3}|-[\w-]{1,60})|wp-sitemap(?:-[\w-]{1,60})?)\.xml$/.test(path) &&
    path !== sitemapPath
  )
    return sitemapPath
  const [, words] = /^\/\?s=(.+)$/.exec(path) ?? []
  if (words) return `/busca?q=${words}`
  return /^\/page\/\d{1,6}$/.test(path) ? newestPath : null
}

/** Whether WordPress or Ghost answered an address with a feed. */
export const isFeedAddress = (address: string): boolean =>
  /\/rss$|\/feed(?:\/(?:atom|rdf|rss2?))?$|\?feed=/.test(address)
