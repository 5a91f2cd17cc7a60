import { movedTo, screenAt } from './screen-at.ts'
import { type Screen, type ScreenPath, screens } from './screens.ts'

/** Addresses served as they are, whatever their case or encoding: files, route handlers, Next's own. */
const RAW_PREFIXES = ['/_next', '/anuncio', '/api', '/assets', '/uploads']

const under = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** Whether a screen belongs to somebody signed in, or leads there. */
const isOfStaff = ({ group }: Screen): boolean => group !== 'reader' && group !== 'inner'

/** Staff and account screens, built already or not, with a star for each dynamic segment: no crawler and no speculation rule goes there or
 * below. Those under another of them are left out. */
export const staffPrefixes: readonly string[] = screens
  .filter(isOfStaff)
  .flatMap(({ path, formerly = [] }) => [path, ...formerly])
  .map(path => path.replace(/\[[^\]]+\]/g, '*'))
  .filter((path, _, paths) => !paths.some(other => other !== path && under(path, other)))

/** The same as URL patterns: each with what stands under it, whatever its query, and no `/author` for `/auth` (URL Pattern Standard). */
export const staffUrlPatterns = staffPrefixes.map(prefix => `${prefix}{/*}?`)

/** Reader pages that crawlers see only without a query. */
export const uncrawledWithQuery: readonly string[] = screens
  .filter(screen => screen.uncrawledWithQuery)
  .map(({ path }) => path)

/** Reader pages with one address each, for the sitemap. */
export const listedPaths: readonly string[] = screens
  .filter(({ group, path, uncrawledWithQuery }) => group === 'reader' && !path.includes('[') && !uncrawledWithQuery)
  .map(({ path }) => path)

/** What is shown for addresses that cannot be read: an address that no page has. Not `/404`, which Next answers with a page without a title. */
export const missingPath = '/pagina-nao-encontrada'

/** Where Next makes the page without matter, for the press alone. */
export const blankPath = '/prensa/em-branco' satisfies ScreenPath
const INNER = '/prensa'

/** Whether a path is between the press and Next, and no page of anybody's. */
export const isInnerPath = (path: string): boolean => under(path, INNER)

/** An article's two addresses (ADDR-1); the name of a place ends in its state. */
const ARTICLE = /^\/(?:article|[a-z0-9-]+-[a-z]{2})\/([a-z0-9-]{3,200})$/

/** The slug in an article's address; null for any other. */
export const articleSlugAt = (path: string): string | null => ARTICLE.exec(path)?.[1] ?? null

/** Whether a path is a file, a route handler or Next's own, to be passed on unread. */
export function isRawPath(path: string): boolean {
  return RAW_PREFIXES.some(prefix => under(path, prefix))
}

/** Whether a path is a document that stands inside a page of ours: it says itself who may frame it, and what may run in it. */
export const isFramePath = (path: string): boolean =>
  /^\/(?:anuncio\/[a-z0-9_]+|api\/embed\/[0-9a-f-]{36}\/\d{1,3})$/.test(path)

/** Whether a path is a staff or account screen, or was one, which the press passes through. Any other address under their names is a reader
 * page, whose 404 has its status. */
export function isStaffPath(path: string): boolean {
  const screen = screenAt(path)
  return (screen !== null && isOfStaff(screen)) || movedTo(path) !== null
}

/** The query parameters that the reader page at a path knows, in the order of its canonical address. All others never reach it, so they cannot
 * multiply what is kept. */
export const pageParameters = (path: string): readonly string[] => screenAt(path)?.query ?? []

/** The site's addresses, as the press is told of them. */
export const routes = {
  blankPath,
  isFramePath,
  isInnerPath,
  isRawPath,
  isStaffPath,
  missingPath,
  pageParameters,
}
