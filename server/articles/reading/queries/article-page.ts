import type { Actor } from '#lib/actor.ts'
import { articlePath, editPath, mediaPath } from '#lib/addresses/paths.ts'
import { titleOrNone, type Visibility } from '#lib/articles/article.ts'
import type { CorrectionKind } from '#lib/articles/corrections.ts'
import { coverOf, focusClasses, type Picture } from '#lib/articles/cover.ts'
import type { Signer } from '#lib/articles/credits.ts'
import { readingMinutes } from '#lib/articles/reading-time.ts'
import { limits } from '#lib/limits.ts'
import type { Meter } from '#lib/subscriptions/meter.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { articlePolicy } from '../../policy.ts'
import { keyed, type RelatedCard, relatedIn, shownBody } from '../shown-body.ts'
import { withPresentLinks } from './body-links.ts'
import { namesKeys, publicArticles } from './cards.ts'

/** An article as one reader may see it. */
export interface ArticlePage {
  id: string
  path: string
  title: string
  summary: string
  /** The whole body, or only the teaser when `locked`. */
  body: string
  /** Whether the reader sees only the teaser, for want of a subscription. */
  locked: boolean
  premium: boolean
  /** The free premium articles of a signed-in reader who sees only the teaser, or opened this one that way; null for others. */
  meter: Meter | null
  cover: Picture | null
  /** The credits, in their order. */
  credits: (Signer & { bio: string })[]
  tags: string[]
  locations: { name: string; path: string; primary: boolean }[]
  publishedAt: Date
  changedAt: Date
  /** Whether a save used suggestions of the analysis. */
  usedAi: boolean
  viewsCount: number
  /** The corrections that stand, oldest first. */
  corrections: { id: string; kind: CorrectionKind; text: string; createdAt: Date }[]
  /** Minutes that reading takes; null when `locked`. */
  minutes: number | null
  /** The path of the edit screen; null when this reader may not open it. */
  editPath: string | null
  /** The press keys: a change to one of them forgets the page. */
  keys: string[]
  /** The soft keys: another article under one of its tags or cities changes the related ones, so the page becomes old. */
  softKeys: string[]
}

/** The columns of an article's page without the body, which is read after the access check. */
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
  coverCaption: true,
  coverFocusX: true,
  coverFocusY: true,
  coverMedia: { select: { id: true, width: true, height: true, widths: true } },
  visibility: true,
  status: true,
  publishAt: true,
  authorId: true,
  publishedAt: true,
  changedAt: true,
  deletedAt: true,
  viewsCount: true,
  aiLastUpdated: true,
  credits: {
    select: {
      craft: true,
      name: true,
      isAgency: true,
      profile: { select: { id: true, fullName: true, avatarUrl: true, bio: true } },
    },
    orderBy: { position: 'asc' },
  },
  tags: { select: { tag: true, tagKey: true }, orderBy: { position: 'asc' } },
  locations: {
    select: { locationName: true, locationPath: true, isPrimary: true },
    where: { locationType: 'city' },
    orderBy: { position: 'asc' },
  },
  corrections: {
    select: { id: true, kind: true, text: true, createdAt: true },
    where: { withdrawnAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.ArticleSelect

/** An article's row without its body. */
export type PageRow = Prisma.ArticleGetPayload<{ select: typeof pageSelection }>

/** Everything of an article's page but the body, for one reader. */
export const factsFor = (reader: Actor, row: PageRow, publishedAt: Date) => ({
  ...factsOf(row, publishedAt),
  locked: row.visibility === 'premium' && !articlePolicy.can(reader, 'readPremium', row),
})

/**
 * An article's page for one reader. The body of a premium article is selected only for a reader with access, so for anybody else
 * it never leaves the database. That costs readers with access one more statement. `key` is added to the addresses of its embeds and uploads.
 */
export async function toPage(
  reader: Actor,
  row: PageRow,
  facts: ReturnType<typeof factsFor>,
  key = '',
): Promise<ArticlePage> {
  const whole = facts.locked ? null : await findBody(row.id, row.visibility)
  const { content, linked } = await withPresentLinks(whole?.content ?? row.teaser)
  return {
    ...facts,
    body: whole ? shownBody(row.id, content, whole.cards, key) : content,
    minutes: whole ? readingMinutes(whole.content) : null,
    editPath: articlePolicy.can(reader, 'view', row) ? editPath(row.id) : null,
    // Also the keys of articles whose cards stand in the text, public or not: a change to them changes this page.
    keys: [...[row.id, ...relatedIn(whole?.content ?? '')].map(id => `article:${id}`), ...namesKeys(facts.credits)],
    softKeys: [
      ...linked.map(id => `article:${id}`),
      ...row.tags.map(({ tagKey }) => `tag:${tagKey}`),
      ...row.locations.map(({ locationPath }) => `city:${locationPath}`),
    ],
  }
}

/**
 * The page of an unpublished article for a preview: the whole body, dated `shownDate` until it has a date of its own.
 * `key` is added to the addresses of its embeds and uploads.
 */
export async function toPreview(
  row: PageRow & { content: string },
  shownDate: Date,
  key: string,
): Promise<ArticlePage> {
  const { cover, ...facts } = factsOf(row, row.publishedAt ?? shownDate)
  return {
    ...facts,
    cover: cover && { ...cover, src: keyed(cover.src, key), srcSet: cover.srcSet && keyed(cover.srcSet, key) },
    body: shownBody(
      row.id,
      (await withPresentLinks(row.content)).content,
      await findCards(relatedIn(row.content)),
      key,
    ),
    locked: false,
    minutes: readingMinutes(row.content),
    editPath: null,
    keys: [],
    softKeys: [],
  }
}

/** The part of the page that is the same for every reader. */
function factsOf(row: PageRow, publishedAt: Date) {
  return {
    id: row.id,
    path: articlePath(row),
    // A preview may show a draft without a title.
    title: titleOrNone(row.title),
    summary: row.summary,
    premium: row.visibility === 'premium',
    meter: null as Meter | null,
    cover: coverOf(row),
    credits: row.credits.map(toSigner),
    tags: row.tags.slice(0, limits.articleTags).map(({ tag }) => tag),
    locations: row.locations
      .slice(0, limits.articleLocations)
      .map(place => ({ name: place.locationName, path: place.locationPath, primary: place.isPrimary })),
    publishedAt,
    changedAt: row.changedAt ?? publishedAt,
    viewsCount: row.viewsCount,
    usedAi: row.aiLastUpdated !== null,
    corrections: row.corrections,
  }
}

const toSigner = ({ craft, name, isAgency, profile }: PageRow['credits'][number]) => ({
  id: profile?.id ?? null,
  name: profile?.fullName ?? name,
  agency: isAgency,
  avatarUrl: profile?.avatarUrl ?? null,
  bio: profile?.bio ?? '',
  craft,
})

interface Whole {
  content: string
  cards: RelatedCard[]
}

/**
 * The body of an article, and the public articles whose cards stand in it. One statement. Raises when the article was taken down
 * or changed its visibility since its row was read.
 */
async function findBody(id: string, visibility: Visibility): Promise<Whole> {
  const [found] = await db().$queryRaw<{ content: string; cards: RelatedRow[] }[]>`
    SELECT a.content, (
      SELECT coalesce(json_agg(json_build_object('id', r.id, 'slug', r.slug, 'locationPath', r.location_path, 'title', r.title,
        'media', CASE WHEN m.id IS NOT NULL THEN json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'widths', m.widths) END,
        'coverFocusX', r.cover_focus_x, 'coverFocusY', r.cover_focus_y)), '[]')
        FROM articles r LEFT JOIN media m ON m.id = r.cover_media_id
        WHERE r.status = 'published' AND r.deleted_at IS NULL AND r.id IN (
          SELECT card[1]::uuid FROM regexp_matches(a.content, '<aside data-related="([0-9a-f-]{36})"', 'g') AS card)
      ) AS cards
      FROM articles a
      WHERE a.id = ${id}::uuid AND a.visibility::text = ${visibility} AND a.status = 'published' AND a.deleted_at IS NULL`
  if (!found) throw new Error(`The article ${id} was taken down, or changed its visibility, while its page was made.`)
  return { content: found.content, cards: found.cards.map(toRelatedCard) }
}

/** The cards of those articles that are public. */
async function findCards(ids: string[]): Promise<RelatedCard[]> {
  if (ids.length === 0) return []
  const rows = await db().article.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids }, ...publicArticles },
    select: {
      id: true,
      slug: true,
      locationPath: true,
      title: true,
      coverFocusX: true,
      coverFocusY: true,
      coverMedia: { select: { id: true, width: true, height: true, widths: true } },
    },
  })
  return rows.map(({ coverMedia, ...row }) => toRelatedCard({ ...row, media: coverMedia }))
}

interface RelatedRow {
  id: string
  slug: string
  locationPath: string | null
  title: string
  media: { id: string; width: number; height: number; widths: number[] } | null
  coverFocusX: number
  coverFocusY: number
}

const toRelatedCard = ({ media, coverFocusX: x, coverFocusY: y, ...row }: RelatedRow): RelatedCard => ({
  id: row.id,
  path: articlePath(row),
  title: row.title,
  picture: media?.widths[0] ? mediaPath(media.id, Math.min(...media.widths)) : null,
  look: media ? focusClasses({ ...media, focus: { x, y } }) : '',
})
