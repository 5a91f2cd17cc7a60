import type { SignedIn } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { OwnFilter } from '#lib/articles/own-tabs.ts'
import { beginningWith, titleTerms } from '#lib/search/titles.ts'
import { cityName } from '#lib/text/format.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { byIndexes, withOwnPlans } from '#server/platform/list/own-plans.ts'
import { heldIn, idsHolding } from '../../held-words.ts'

export type OwnTab = 'all' | ArticleStatus | 'trash'

/** The condition of a tab: the actor's own articles. */
export const inOwnTab = (actor: SignedIn, tab: OwnTab): Prisma.ArticleWhereInput =>
  tab === 'trash'
    ? { authorId: actor.id, deletedAt: { not: null } }
    : { authorId: actor.id, deletedAt: null, ...(tab !== 'all' && inStatus[tab]) }

/** A published article with a revision also stands in the tab of its revision: draft or review. */
const inStatus: Record<ArticleStatus, Prisma.ArticleWhereInput> = {
  draft: {
    OR: [{ status: 'draft' }, { status: 'published', revision: { isNot: null }, submittedAt: null }],
  },
  review: { submittedAt: { not: null } },
  published: { status: 'published' },
}

/** The condition that words of the title and a city add to any tab. */
export async function narrowedBy(actor: SignedIn, { words, city }: OwnFilter): Promise<Prisma.ArticleWhereInput> {
  return {
    ...(words && { id: { in: await idsWith(actor, words) } }),
    ...(city && { locations: { some: { locationPath: city } } }),
  }
}

/** At most this many articles are searched, the newest ones. */
const mostFound = 500

/**
 * Ids of the actor's articles whose title has words beginning with those typed, or that hold the words in summary, text or tags. Accents and case do
 * not matter.
 */
async function idsWith(actor: SignedIn, words: string): Promise<string[]> {
  const terms = titleTerms(words)
  if (terms.length === 0) return []
  const held = heldIn(words)
  const inText = held ? Prisma.sql` OR id IN (${idsHolding(held)})` : Prisma.empty
  const rows = await withOwnPlans(tx =>
    byIndexes(
      tx,
      () => tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM articles
          WHERE author_id = ${actor.id}::uuid AND (to_tsvector('portal', title) @@ to_tsquery('portal', ${beginningWith(terms)})${inText})
          ORDER BY created_at DESC, id DESC LIMIT ${fixed(mostFound)}`,
    ),
  )
  return rows.map(({ id }) => id)
}

export interface OwnCity {
  path: string
  /** “Sobral (CE)”. */
  name: string
}

/** The cities of a tab's articles, by name. */
export async function listOwnCities(actor: SignedIn, tab: OwnTab): Promise<OwnCity[]> {
  const places = await db().articleLocation.groupBy({
    by: ['locationPath', 'locationName'],
    where: { locationType: 'city', article: inOwnTab(actor, tab) },
    orderBy: [{ locationName: 'asc' }, { locationPath: 'asc' }],
  })
  return places.map(({ locationPath: path, locationName }) => ({
    path,
    name: cityName(locationName, path),
  }))
}
