import { adminAreas } from './admin-areas.ts'

/** Addresses served as they are, whatever their case or encoding: files, route handlers, Next's own. */
const RAW_PREFIXES = ['/_next', '/anuncio', '/api', '/assets', '/uploads']

/** What belongs to the newsroom by the specification, built already or not: no crawler and no speculation rule goes there. */
export const staffPrefixes = [
  '/auth',
  '/become-master',
  '/settings',
  '/subscription-success',
  '/dashboard',
  '/create',
  '/my-articles',
  '/storyboard',
  '/monitor',
  '/admin',
  '/newsletter',
  '/analytics-settings',
  '/import-articles',
  '/apply-author',
  '/events/create',
]

/** The newsroom's addresses as URL patterns: each with what stands under it, whatever its query, and no `/author` for `/auth` (URL Pattern
 * Standard). */
export const staffUrlPatterns = staffPrefixes.map(prefix => `${prefix}{/*}?`)

/** Screens that belong to somebody signed in: Next answers them itself, with its scripts, and nothing is kept. Only those that exist: any
 * other address under their names is a reader page, whose 404 has its status. */
const STAFF_SCREENS: readonly string[] = [
  '/auth',
  '/become-master',
  '/settings',
  '/settings/historico',
  '/dashboard',
  '/create',
  '/my-articles',
  '/storyboard',
  '/admin',
  ...adminAreas.map(({ path }) => path),
]
const STAFF_PATTERNS = [
  /^\/storyboard\/[a-z0-9-]+$/,
  /^\/article\/[^/]+\/edit(?:\/(?:versoes|atualizacao))?$/,
  /^\/admin\/paginas\/[a-z-]+$/,
  /^\/admin\/banners\/[a-z0-9-]+$/,
]

/** Query parameters that a reader page knows, by path. All others never reach it, so they cannot multiply what is kept. */
const PAGE_PARAMETERS: Record<string, readonly string[]> = {
  '/': ['city'],
  '/busca': ['q', 'cidade', 'autor', 'periodo', 'acesso', 'pagina'],
  '/erramos': ['antes'],
}

/** Lists that go back in time: a tag's, an author's, a city's page. */
const LISTS = /^\/(?:tag\/[^/]+|author\/[^/]+|[a-z0-9-]+-[a-z]{2})$/

const under = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** What is shown for addresses that cannot be read: an address that no page has. Not `/404`, which Next answers with a page without a title. */
export const missingPath = '/pagina-nao-encontrada'

/** Where Next makes the page without matter, for the press alone. */
const INNER = '/prensa'
export const blankPath = `${INNER}/em-branco`

/** Whether a path is between the press and Next, and no page of anybody's. */
export const isInnerPath = (path: string): boolean => under(path, INNER)

/** An article's two addresses (ruling "Two addresses"); the name of a place ends in its state. */
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

/** Whether a path is a staff or account screen, which the press passes through. */
export function isStaffPath(path: string): boolean {
  return STAFF_SCREENS.includes(path) || STAFF_PATTERNS.some(pattern => pattern.test(path))
}

/** The query parameters that the reader page at a path knows, in the order of its canonical address. */
export function pageParameters(path: string): readonly string[] {
  return PAGE_PARAMETERS[path] ?? (LISTS.test(path) ? ['antes'] : [])
}

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
