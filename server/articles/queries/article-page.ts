import type { Actor } from '#lib/actor.ts'
import type { Visibility } from '#lib/article.ts'
import { coverOf, type Picture } from '#lib/cover.ts'
import { limits } from '#lib/limits.ts'
import { articlePath, editPath } from '#lib/paths.ts'
import { db, type Prisma } from '#server/platform/db.ts'
import { isPublic, wasPublic } from '../article.ts'
import { articlePolicy } from '../policy.ts'
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
  /** Where this reader may open it for editing; null when they may not. */
  editPath: string | null
  /** What a page made from it is forgotten by. */
  keys: string[]
}

/** What stands under an address: an article, the address it moved to, the trace of one that is gone, or nothing. */
export type ArticleAddress =
  | { kind: 'article'; article: ArticlePage }
  | { kind: 'moved'; path: string }
  | { kind: 'gone' }
  | { kind: 'unknown' }

// The body is not in it: whether this reader may have it is asked first.
const selection = {
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
} satisfies Prisma.ArticleSelect

/** What the database allows as a slug (constraint `articles_slug_shape`); nothing else is worth a statement. */
const slugShape = /^[a-z0-9-]{3,200}$/

type Row = Prisma.ArticleGetPayload<{ select: typeof selection }>

/**
 * What a reader finds under a slug. A premium body is selected only for readers with access, so that for anybody else it never leaves the
 * database. Two statements for an article, two for an address that moved or is gone.
 */
export async function findArticleAt(reader: Actor, slug: string): Promise<ArticleAddress> {
  if (!slugShape.test(slug)) return { kind: 'unknown' }
  const row = await db().article.findUnique({ relationLoadStrategy: 'join', where: { slug }, select: selection })
  if (!row) return findTrace(slug)
  if (isPublic(row) && row.publishedAt) return { kind: 'article', article: await toPage(reader, row, row.publishedAt) }
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
  // Slugs of drafts are released when they change, so a trace without an article is one that was public and has been purged.
  if (!trace.article) return { kind: 'gone' }
  if (isPublic(trace.article)) return { kind: 'moved', path: articlePath(trace.article) }
  return trace.article.deletedAt ? { kind: 'gone' } : { kind: 'unknown' }
}

async function toPage(reader: Actor, row: Row, publishedAt: Date): Promise<ArticlePage> {
  const premium = row.visibility === 'premium'
  const open = !premium || articlePolicy.can(reader, 'readPremium', row)
  return {
    id: row.id,
    path: articlePath(row),
    title: row.title,
    summary: row.summary,
    body: open ? await findBody(row.id, row.visibility) : row.teaser,
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
    editPath: articlePolicy.can(reader, 'view', row) ? editPath(row.id) : null,
    keys: [
      `article:${row.id}`,
      `author:${row.author.id}`,
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
