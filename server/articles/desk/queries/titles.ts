import { type Actor, isEditor, isStaff } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import { beginningWith, titleTerms } from '#lib/search/titles.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { publicArticles } from '../../reading/queries/cards.ts'

/** A published article as the desk's pickers show it. */
export interface PublishedTitle {
  id: string
  title: string
  path: string
  authorName: string
  publishedAt: Date | null
}

const mostFound = 12

const selection = {
  id: true,
  title: true,
  slug: true,
  locationPath: true,
  publishedAt: true,
  author: { select: { fullName: true } },
} satisfies Prisma.ArticleSelect

/**
 * At most twelve published articles whose titles have words beginning with those typed, newest first; the newest of all when no
 * words are typed. Accents, case and order do not matter. A stop word (“de”) narrows nothing. For staff; raises forbidden.
 */
export async function searchPublished(actor: Actor, words: string): Promise<PublishedTitle[]> {
  if (!isStaff(actor)) throw new DomainError('forbidden')
  const terms = titleTerms(words)
  if (terms.length === 0 && words.trim() !== '') return []
  const found = await newestWith(terms)
  const rows = await db().article.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: selection,
  })
  return rows.map(titleOf)
}

/** One published article by its id; null when there is none. For editors; raises forbidden. */
export async function findPublished(actor: Actor, id: string): Promise<PublishedTitle | null> {
  if (!isEditor(actor)) throw new DomainError('forbidden')
  if (!looksLikeUuid(id)) return null
  const row = await db().article.findFirst({
    relationLoadStrategy: 'join',
    where: { id, ...publicArticles },
    select: selection,
  })
  return row && titleOf(row)
}

const titleOf = (row: Prisma.ArticleGetPayload<{ select: typeof selection }>): PublishedTitle => ({
  id: row.id,
  title: row.title,
  path: articlePath(row),
  authorName: row.author.fullName,
  publishedAt: row.publishedAt,
})

/**
 * Ids of the newest public articles whose titles have words beginning with these; of the newest of all when every term is a stop
 * word.
 */
async function newestWith(terms: readonly string[]): Promise<{ id: string }[]> {
  const query = beginningWith(terms)
  const found =
    terms.length > 0
      ? await db().$queryRaw<{ id: string }[]>`SELECT id FROM newest_titles(${query}, ${mostFound}::int) AS id`
      : []
  if (found.length > 0) return found
  return db().$queryRaw<{ id: string }[]>`
    SELECT id FROM articles
      WHERE status = 'published' AND deleted_at IS NULL AND numnode(to_tsquery('portal', ${query})) = 0
      ORDER BY published_at DESC, id DESC LIMIT ${mostFound}`
}
