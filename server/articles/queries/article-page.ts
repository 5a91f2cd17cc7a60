import type { Actor } from '#lib/actor.ts'
import type { Visibility } from '#lib/article.ts'
import type { CorrectionKind } from '#lib/corrections.ts'
import { coverOf, type Picture } from '#lib/cover.ts'
import { limits } from '#lib/limits.ts'
import { articlePath, editPath } from '#lib/paths.ts'
import { readingMinutes } from '#lib/reading-time.ts'
import { db, type Prisma } from '#server/platform/db.ts'
import { articlePolicy } from '../policy.ts'
import { shownBody } from '../shown-body.ts'
import { publicArticles } from './cards.ts'

/** An article as one reader may see it. */
export interface ArticlePage {
  id: string
  path: string
  title: string
  summary: string
  /** The whole body, or only the teaser when `locked`. */
  body: string
  /** Whether the rest is behind the paywall for this reader. */
  locked: boolean
  premium: boolean
  cover: Picture | null
  author: { id: string; fullName: string; avatarUrl: string | null; bio: string }
  tags: string[]
  locations: { name: string; path: string; primary: boolean }[]
  publishedAt: Date
  changedAt: Date
  viewsCount: number
  /** What was wrong with it, the oldest correction first. */
  corrections: { id: string; kind: CorrectionKind; text: string; createdAt: Date }[]
  /** Minutes that the text takes; null when the reader sees only its beginning. */
  minutes: number | null
  /** Where this reader may open it for editing; null when they may not. */
  editPath: string | null
  /** What a page made from it is forgotten by. */
  keys: string[]
  /** What makes it old: whatever else appears under its tags and in its places changes what is related to it. */
  softKeys: string[]
}

/** The columns of an article's page but its body: whether this reader may have it is asked first. */
export const pageSelection = {
  id: true,
  slug: true,
  locationPath: true,
  title: true,
  summary: true,
  teaser: true,
  coverImage: true,
  coverAlt: true,
  coverCredit: true,
  coverMedia: { select: { id: true, width: true, height: true, widths: true } },
  visibility: true,
  status: true,
  authorId: true,
  publishedAt: true,
  changedAt: true,
  deletedAt: true,
  viewsCount: true,
  author: { select: { id: true, fullName: true, avatarUrl: true, bio: true } },
  tags: { select: { tag: true, tagKey: true }, orderBy: { position: 'asc' } },
  locations: { select: { locationName: true, locationPath: true, isPrimary: true }, orderBy: { position: 'asc' } },
  corrections: {
    select: { id: true, kind: true, text: true, createdAt: true },
    where: { withdrawnAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.ArticleSelect

/** An article's row without its body. */
export type PageRow = Prisma.ArticleGetPayload<{ select: typeof pageSelection }>

/**
 * A public article's row as one reader's page. A premium body is selected only for readers with access, so that for anybody else it never
 * leaves the database; for the others it is one more statement.
 */
export async function toPage(reader: Actor, row: PageRow, publishedAt: Date): Promise<ArticlePage> {
  const premium = row.visibility === 'premium'
  const open = !premium || articlePolicy.can(reader, 'readPremium', row)
  const body = open ? shownBody(row.id, await findBody(row.id, row.visibility)) : row.teaser
  return {
    id: row.id,
    path: articlePath(row),
    title: row.title,
    summary: row.summary,
    body,
    locked: !open,
    premium,
    cover: coverOf(row),
    author: row.author,
    tags: row.tags.slice(0, limits.articleTags).map(({ tag }) => tag),
    locations: row.locations
      .slice(0, limits.articleLocations)
      .map(place => ({ name: place.locationName, path: place.locationPath, primary: place.isPrimary })),
    publishedAt,
    changedAt: row.changedAt ?? publishedAt,
    viewsCount: row.viewsCount,
    corrections: row.corrections,
    minutes: open ? readingMinutes(body) : null,
    editPath: articlePolicy.can(reader, 'view', row) ? editPath(row.id) : null,
    keys: [`article:${row.id}`, `author:${row.author.id}`],
    softKeys: [
      ...row.tags.map(({ tagKey }) => `tag:${tagKey}`),
      ...row.locations.map(({ locationPath }) => `city:${locationPath}`),
    ],
  }
}

/** The body of an article found a moment ago; raises when it has been taken down or changed its visibility since. */
async function findBody(id: string, visibility: Visibility): Promise<string> {
  const { content } = await db().article.findFirstOrThrow({
    where: { id, visibility, ...publicArticles },
    select: { content: true },
  })
  return content
}
