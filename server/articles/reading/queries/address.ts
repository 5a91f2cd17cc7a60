import type { Actor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { isPublic, wasPublic } from '../../article.ts'
import { type ArticlePage, pageSelection, toPage } from './article-page.ts'
import { type Beside, findBeside } from './beside.ts'
import { meteredFactsFor } from './metered-facts.ts'

/** An article, and the blocks beside it on its page. */
export interface FoundArticle {
  kind: 'article'
  article: ArticlePage
  beside: Beside
}

/** The result of a slug: an article, the path that it moved to, a 410, or a 404. */
export type ArticleAddress = FoundArticle | { kind: 'moved'; path: string } | { kind: 'gone' } | { kind: 'unknown' }

/** The shape of a slug (constraint `articles_slug_shape`). Anything else is answered without a statement. */
const slugShape = /^[a-z0-9-]{3,200}$/

/**
 * Finds the article of a slug for a reader. Four statements for an article, three of them at once; two for a slug that moved or
 * is gone; one more for a signed-in reader whom the subscription shuts out.
 */
export async function findArticleAt(reader: Actor, slug: string): Promise<ArticleAddress> {
  if (!slugShape.test(slug)) return { kind: 'unknown' }
  const row = await db().article.findUnique({ relationLoadStrategy: 'join', where: { slug }, select: pageSelection })
  if (!row) return findTrace(slug)
  if (isPublic(row) && row.publishedAt) {
    const facts = await meteredFactsFor(reader, row, row.publishedAt)
    const [article, beside] = await Promise.all([toPage(reader, row, facts), findBeside(reader, facts)])
    return { kind: 'article', article, beside }
  }
  return row.deletedAt && wasPublic(row) ? { kind: 'gone' } : { kind: 'unknown' }
}

async function findTrace(slug: string): Promise<ArticleAddress> {
  const trace = await db().articleSlug.findUnique({
    relationLoadStrategy: 'join',
    where: { slug },
    select: {
      article: { select: { slug: true, locationPath: true, status: true, publishedAt: true, deletedAt: true } },
    },
  })
  if (!trace) return { kind: 'unknown' }
  // Changed slugs of drafts are released, so a slug without an article was public and its article has been purged.
  if (!trace.article) return { kind: 'gone' }
  if (isPublic(trace.article)) return { kind: 'moved', path: articlePath(trace.article) }
  return trace.article.deletedAt ? { kind: 'gone' } : { kind: 'unknown' }
}
