import { articlePath } from '#lib/addresses/paths.ts'
import type { Visibility } from '#lib/articles/article.ts'
import { type CoverColumns, coverOf, type Picture } from '#lib/articles/cover.ts'
import { type Signer, writersOf } from '#lib/articles/credits.ts'
import { limits } from '#lib/limits.ts'
import { isoDay } from '#lib/text/format.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { now } from '#server/platform/process/clock.ts'

/** The content of an article's card (CARD-1); nothing of the body. */
export interface ArticleCard {
  id: string
  path: string
  title: string
  summary: string
  cover: Picture | null
  tags: string[]
  /** The people credited with the text, or the first person named. */
  writers: Signer[]
  city: { name: string; path: string } | null
  publishedAt: Date | null
  /** Whether it was published today: its card also says the hour. */
  today: boolean
  viewsCount: number
  premium: boolean
}

/** The condition for articles that readers see: published and not in the trash. */
export const publicArticles = { status: 'published', deletedAt: null } satisfies Prisma.ArticleWhereInput

/** A card's columns, as SQL gives them. */
export interface CardRow extends CoverColumns {
  id: string
  slug: string
  locationPath: string | null
  title: string
  summary: string
  visibility: Visibility
  publishedAt: Date | null
  viewsCount: number
  credits: Signer[]
  tags: { tag: string }[]
  locations: { locationName: string; locationPath: string }[]
}

export function toCard(row: CardRow): ArticleCard {
  const [place] = row.locations
  return {
    id: row.id,
    path: articlePath(row),
    title: row.title,
    summary: row.summary,
    cover: coverOf(row),
    tags: row.tags.map(({ tag }) => tag),
    writers: writersOf(row.credits),
    city: place ? { name: place.locationName, path: place.locationPath } : null,
    publishedAt: row.publishedAt,
    today: row.publishedAt !== null && isoDay(row.publishedAt) === isoDay(now()),
    viewsCount: row.viewsCount,
    premium: row.visibility === 'premium',
  }
}

/**
 * The card rows of chosen articles, in one statement. `chosen` selects `id` and `place`, by which they are ordered, and decides
 * which articles readers may see. `more` is further columns, beginning with a comma, which may use `chosen`.
 */
export function cardRows<More extends object>(chosen: Prisma.Sql, more = Prisma.empty): Promise<(CardRow & More)[]> {
  return db().$queryRaw`
    SELECT a.id, a.slug, a.location_path AS "locationPath", a.title, a.summary, a.cover_image AS "coverImage",
      a.cover_alt AS "coverAlt", a.cover_credit AS "coverCredit", a.cover_focus_x AS "coverFocusX", a.cover_focus_y AS "coverFocusY", a.visibility::text AS visibility,
      a.published_at AS "publishedAt", a.views_count AS "viewsCount",
      (SELECT json_build_object('id', id, 'width', width, 'height', height, 'widths', widths)
        FROM media WHERE id = a.cover_media_id) AS "coverMedia",
      (SELECT coalesce(json_agg(json_build_object('id', p.id, 'name', coalesce(p.full_name, c.name), 'agency', c.is_agency,
          'avatarUrl', p.avatar_url, 'craft', c.craft) ORDER BY c.position), '[]')
        FROM article_credits c LEFT JOIN profiles p ON p.id = c.profile_id WHERE c.article_id = a.id) AS credits,
      (SELECT coalesce(json_agg(json_build_object('tag', tag) ORDER BY position), '[]') FROM (
        SELECT tag, position FROM article_tags WHERE article_id = a.id ORDER BY position LIMIT ${fixed(limits.cardTags)}) first) AS tags,
      (SELECT coalesce(json_agg(json_build_object('locationName', location_name, 'locationPath', location_path)), '[]')
        FROM article_locations WHERE article_id = a.id AND is_primary) AS locations
      ${more}
    FROM (${chosen}) chosen JOIN articles a USING (id)
    ORDER BY chosen.place`
}

/** The cards of chosen articles; see `cardRows`. */
export const listCards = async (chosen: Prisma.Sql): Promise<ArticleCard[]> => (await cardRows(chosen)).map(toCard)

/** The newest public articles as cards. One statement. */
export async function listNewest(limit: number): Promise<ArticleCard[]> {
  return listCards(Prisma.sql`
    SELECT id, row_number() OVER (ORDER BY published_at DESC, id DESC) AS place FROM articles
      WHERE status = 'published' AND deleted_at IS NULL ORDER BY published_at DESC, id DESC LIMIT ${fixed(limit)}`)
}

/** The press keys of pages that name these people: names and portraits come from profiles. */
export const namesKeys = (people: readonly Signer[]): string[] =>
  people.flatMap(({ id }) => (id === null ? [] : [`author:${id}`]))

/** The press keys of pages that show these cards. */
export function cardKeys(cards: readonly ArticleCard[]): string[] {
  return cards.flatMap(card => [`article:${card.id}`, ...namesKeys(card.writers)])
}
