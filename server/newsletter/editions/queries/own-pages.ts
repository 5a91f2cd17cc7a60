import { anonymous } from '#lib/actor.ts'
import { articleSlugAt, isFilePath, isRawPath } from '#lib/addresses/screens/routes.ts'
import { screenAt } from '#lib/addresses/screens/screen-at.ts'
import { sitePageOf } from '#lib/site/pages/site-pages.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { listPresent } from '#server/articles/reading/queries/body-links.ts'
import { findEventPage } from '#server/events/queries/event-page.ts'
import { findCityAt } from '#server/locations/queries.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { findArchived } from './archive.ts'

/** Those addresses of this site that lead to no reader page. Addresses of other sites are not followed. */
export async function listMissingPages(urls: readonly string[]): Promise<Set<string>> {
  const own = [...new Set(urls)].filter(url => URL.parse(url)?.origin === siteOrigin())
  const slugs = own.flatMap(url => articleSlugAt(new URL(url).pathname) ?? [])
  const articles = await listPresent(slugs)
  const missing = new Set<string>()
  for (const url of own) if (!(await isPage(new URL(url).pathname, articles))) missing.add(url)
  return missing
}

async function isPage(path: string, articles: ReadonlyMap<string, unknown>): Promise<boolean> {
  if (isRawPath(path) || isFilePath(path)) return true
  const slug = articleSlugAt(path)
  if (slug) return articles.has(slug)
  const screen = screenAt(path)
  const [, first = '', second = ''] = path.split('/')
  switch (screen?.path) {
    case undefined:
      return false
    case '/[...path]':
      return sitePageOf(first) !== null && sitePageOf(first) !== undefined && second === ''
    case '/[location]':
      return (await findCityAt(first)) !== null
    case '/events/[id]':
    case '/events/[id]/[slug]':
      return looksLikeUuid(second) && (await findEventPage(anonymous, second)) !== null
    case '/boletim/[slug]':
      return (await findArchived(second)) !== null
    default:
      return screen?.group === 'reader'
  }
}
