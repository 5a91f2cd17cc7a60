import { sitePageOf } from '../../site/pages/site-pages.ts'
import { movedTo, screenAt } from './screen-at.ts'
import { type Screen, type ScreenPath, screens } from './screens.ts'

/** Addresses that are served unchanged, whatever their case or encoding: files, route handlers, Next's own. */
const RAW_PREFIXES = ['/_next', '/anuncio', '/api', '/assets', '/uploads']

const under = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** Whether a screen is for signed-in people, or leads to sign-in. */
const isOfStaff = ({ group }: Screen): boolean => group !== 'reader' && group !== 'inner'

/** Prefixes of staff and account screens (NAV-6), with a star for each dynamic segment. Crawlers and speculation rules skip
 * these paths and all below. Prefixes under another prefix are left out. */
export const staffPrefixes: readonly string[] = screens
  .filter(isOfStaff)
  .flatMap(({ path, formerly = [] }) => [path, ...formerly])
  .map(path => path.replace(/\[[^\]]+\]/g, '*'))
  .filter((path, _, paths) => !paths.some(other => other !== path && under(path, other)))

/** The same prefixes as URL patterns (URL Pattern Standard). Each matches all paths below it with any query; `/auth` does not match `/author`. */
export const staffUrlPatterns = staffPrefixes.map(prefix => `${prefix}{/*}?`)

/** Reader pages that crawlers may read only without a query. */
export const uncrawledWithQuery: readonly string[] = screens
  .filter(screen => screen.uncrawledWithQuery)
  .map(({ path }) => path)

/** Reader pages with query parameters that crawlers leave out. */
export const uncrawledParameters: readonly { path: string; parameter: string }[] = screens.flatMap(
  ({ path, uncrawledParameters: closed = [] }) => closed.map(parameter => ({ path, parameter })),
)

/** Reader pages with a fixed address, for the sitemap. */
export const listedPaths: readonly string[] = screens
  .filter(({ group, path, uncrawledWithQuery, unlisted }) => {
    const isListed = !uncrawledWithQuery && !unlisted
    return group === 'reader' && !path.includes('[') && isListed
  })
  .map(({ path }) => path)

/** The path shown for unreadable addresses; no page has it. Not `/404`, which Next answers with a page without a title. */
export const missingPath = '/pagina-nao-encontrada'

/** The path where Next renders the 410 page, for the press only. */
export const gonePath = '/prensa/removido' satisfies ScreenPath
const INNER = '/prensa'

/** Whether a path is internal to the press and Next. */
export const isInnerPath = (path: string): boolean => under(path, INNER)

/** An article's two addresses (ADDR-1). The path of a place ends in its state. */
const ARTICLE = /^\/(?:article|[a-z0-9-]+-[a-z]{2})\/([a-z0-9-]{3,200})$/

/** The slug in an article's address; null for any other. */
export const articleSlugAt = (path: string): string | null => ARTICLE.exec(path)?.[1] ?? null

/** Whether a path is a file, a route handler or Next's own, and passes through unchanged. */
export function isRawPath(path: string): boolean {
  return RAW_PREFIXES.some(prefix => under(path, prefix))
}

/** Whether a path takes reports that machines send in crowds and that wait seconds only for an answer: openings of pages, notifications of payments,
 * returned mail. */
export const isReportPath = (path: string): boolean =>
  path === '/api/beacon' || path === '/api/newsletter/bounces' || path.startsWith('/api/webhooks/')

/** Whether the handler at a target takes a form with files (`multipart`). A new one is added here. */
export const takesFiles = (target: string): boolean =>
  /^\/api\/(?:uploads|apply-author|events\/preencher)(?:\?|$)/.test(target)

/** Whether a path is a file by its ending: a feed, a calendar, a sitemap, a picture. Nothing in it depends on the visitor, and no page has a dot there. */
export const isFilePath = (path: string): boolean => /\.(?:ics|jpg|png|txt|webmanifest|xml)$/.test(path)

/** Whether no page of this site can have a canonical path, whatever is published. */
export const isUnknownPath = (path: string): boolean =>
  screenAt(path)?.path === '/[...path]' && !isFilePath(path) && !sitePageOf(path.slice(1))

/**
 * The query of a WordPress without rewritten addresses: a number of a text, a picture, a category or an author, a tag's name, searched words, or a
 * feed.
 */
const NUMBERED =
  /[?&](?:(p|page_id|attachment_id|cat|author)=(\d{1,12})|(tag|s)=([\w%.+-]{1,200})|(feed)=(atom|rdf|rss2?))(?=&|$)/i

/**
 * The address by number that WordPress reads in a query: `/?p=123`, `/?cat=3` or `/?tag=x` at the root, `/blog?p=123` where no page of this site can
 * be, `/?attachment_id=123` at any canonical path. Null for any other query.
 */
export function numberedAddress(path: string, query: string): string | null {
  const [, byNumber, number, byTag, tag, byFeed, feed] = NUMBERED.exec(query) ?? []
  const name = (byNumber ?? byTag ?? byFeed)?.toLowerCase()
  if (!name) return null
  const value = (number ?? tag ?? feed ?? '').toLowerCase()
  const root = path.replace(/\/index\.php$/, '') || '/'
  if (root === '/' || name === 'attachment_id') return `/?${name}=${value}`
  return isUnknownPath(root) ? `${root}?${name}=${value}` : null
}

/** Whether a path is a framed document of this site. It sends its own headers about framing and scripts. */
export const isFramePath = (path: string): boolean => framed.some(pattern => pattern.test(path))

const framed = [
  /^\/anuncio\/[a-z0-9_]+$/,
  /^\/api\/embed\/[0-9a-f-]{36}\/\d{1,3}$/,
  /^\/api\/mailbox\/[\w-]{1,64}$/,
  /^\/api\/newsletter\/editions\/[0-9a-f-]{36}\/preview$/,
]

/** Whether a path is or was a staff or account screen, which the press passes through. Any other path below is a reader page and answers with
 * status 404. */
export function isStaffPath(path: string): boolean {
  const screen = screenAt(path)
  return (screen !== null && isOfStaff(screen)) || movedTo(path) !== null
}

/** The query parameters of the reader page at a path, in the order of its canonical address. The press drops all others, so that they cannot
 * multiply the kept pages. */
export const pageParameters = (path: string): readonly string[] => screenAt(path)?.query ?? []

/** The cookie that the reader page at a path depends on beside the session; null for most. */
export const ownCookie = (path: string): string | null => screenAt(path)?.ownCookie ?? null

/** The site's addresses, for the press. */
export const routes = {
  gonePath,
  isFilePath,
  isFramePath,
  isInnerPath,
  isRawPath,
  isReportPath,
  isStaffPath,
  isUnknownPath,
  missingPath,
  numberedAddress,
  ownCookie,
  pageParameters,
  takesFiles,
}
