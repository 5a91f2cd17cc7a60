import { coverOf, type Picture } from '#lib/cover.ts'
import { limits } from '#lib/limits.ts'
import { articlePath } from '#lib/paths.ts'
import { db, type Prisma } from '#server/platform/db.ts'

/** What a card shows of an article (reader §2, "Article card"). Nothing of the body is in it. */
export interface ArticleCard {
  id: string
  path: string
  title: string
  summary: string
  cover: Picture | null
  tags: string[]
  author: { id: string; fullName: string; avatarUrl: string | null }
  city: { name: string; path: string } | null
  publishedAt: Date | null
  viewsCount: number
  premium: boolean
}

/** Readers' articles: published and not in the trash. */
export const publicArticles = { status: 'published', deletedAt: null } satisfies Prisma.ArticleWhereInput

const newestFirst = [{ publishedAt: 'desc' }, { id: 'desc' }] satisfies Prisma.ArticleOrderByWithRelationInput[]

/** The columns of a card; the body and the teaser are not among them. */
export const cardSelection = {
  id: true,
  slug: true,
  locationPath: true,
  title: true,
  summary: true,
  coverImage: true,
  coverAlt: true,
  coverCredit: true,
  coverMedia: { select: { id: true, width: true, height: true, widths: true } },
  visibility: true,
  publishedAt: true,
  viewsCount: true,
  author: { select: { id: true, fullName: true, avatarUrl: true } },
  tags: { select: { tag: true }, orderBy: { position: 'asc' }, take: limits.cardTags },
  locations: { select: { locationName: true, locationPath: true }, where: { isPrimary: true }, take: 1 },
} satisfies Prisma.ArticleSelect

type CardRow = Prisma.ArticleGetPayload<{ select: typeof cardSelection }>

/** A card from its row. */
export function toCard(row: CardRow): ArticleCard {
  const [place] = row.locations
  return {
    id: row.id,
    path: articlePath(row),
    title: row.title,
    summary: row.summary,
    cover: coverOf(row),
    tags: row.tags.map(({ tag }) => tag),
    author: row.author,
    city: place ? { name: place.locationName, path: place.locationPath } : null,
    publishedAt: row.publishedAt,
    viewsCount: row.viewsCount,
    premium: row.visibility === 'premium',
  }
}

/** The newest public articles as cards, of one city when its path is given. One statement. */
export async function listNewest(limit: number, city?: string): Promise<ArticleCard[]> {
  const rows = await db().article.findMany({
    relationLoadStrategy: 'join',
    where: { ...publicArticles, ...(city && { locations: { some: { locationPath: city } } }) },
    orderBy: newestFirst,
    take: limit,
    select: cardSelection,
  })
  return rows.map(toCard)
}

/** What the pages that show these cards are made from, for the press. */
export function cardKeys(cards: readonly ArticleCard[]): string[] {
  return cards.flatMap(card => [`article:${card.id}`, `author:${card.author.id}`])
}
