import { canonicalLink } from '#lib/addresses/canonical.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { articleSlugAt } from '#lib/addresses/screens/routes.ts'
import { escapeAttribute } from '#lib/body/markup.ts'
import { visibleText } from '#lib/text/html.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { publicArticles } from './cards.ts'

/** A link in a stored body, which is canonical: its address is in quotes, and no text has a bare `<`. */
const link = /<a href="([^"]*)"/g

/**
 * A stored body with its links to this site in their canonical spelling, so that none is answered with a redirect: links to articles lead to
 * the present address, also from a former slug or without the city. Gives the ids of those articles. No statement for a body without such
 * links, else one.
 */
export async function withPresentLinks(content: string): Promise<{ content: string; linked: string[] }> {
  const written = new Map(
    [...content.matchAll(link)].map(([, href = '']) => [href, canonicalLink(visibleText(href), siteOrigin())]),
  )
  const slugs = [...written.values()].flatMap(href => slugIn(href) ?? [])
  const articles = await listPresent(slugs)
  const present = (href: string): string => {
    const canonical = written.get(href) ?? visibleText(href)
    const path = articles.get(slugIn(canonical) ?? '')?.path
    return path ? canonical.replace(/^[^?#]*/, path) : canonical
  }
  return {
    content: content.replace(link, (_, href) => `<a href="${escapeAttribute(present(href))}"`),
    linked: [...articles.values()].map(({ id }) => id),
  }
}

const slugIn = (href: string): string | null => articleSlugAt(href.replace(/[?#].*/s, ''))

/** The public articles of some slugs, present or former, by slug. At most one statement. */
export async function listPresent(slugs: string[], tx: Tx = db()): Promise<Map<string, { id: string; path: string }>> {
  if (slugs.length === 0) return new Map()
  const rows = await tx.articleSlug.findMany({
    relationLoadStrategy: 'join',
    where: { slug: { in: slugs }, article: publicArticles },
    select: { slug: true, article: { select: { id: true, slug: true, locationPath: true } } },
  })
  return new Map(
    rows.flatMap(({ slug, article }) => (article ? [[slug, { id: article.id, path: articlePath(article) }]] : [])),
  )
}
