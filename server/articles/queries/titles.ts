import { type Actor, isEditor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { articlePath } from '#lib/paths.ts'
import { looksLikeUuid } from '#lib/text.ts'
import { db, type Prisma } from '#server/platform/db.ts'
import { publicArticles } from './cards.ts'

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

/** Published articles whose title holds some words, newest first; the newest of all without words. Raises forbidden. */
export async function searchPublished(actor: Actor, words: string): Promise<PublishedTitle[]> {
  if (!isEditor(actor)) throw new DomainError('forbidden')
  const wanted = words.trim().split(/\s+/).filter(Boolean).slice(0, 8)
  const rows = await db().article.findMany({
    relationLoadStrategy: 'join',
    where: {
      ...publicArticles,
      AND: wanted.map(word => ({ title: { contains: escapeLike(word), mode: 'insensitive' } })),
    },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: mostFound,
    select: selection,
  })
  return rows.map(titleOf)
}

/** One published article by its id; null when there is none. Raises forbidden. */
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

/** Prisma hands `%` and `_` on to LIKE as they are. */
const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')
