import type { SignedIn } from '#lib/actor.ts'
import { isEditor } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { DeskClaim, DeskFilter } from '#lib/articles/desk-tabs.ts'
import { beginningWith, titleTerms } from '#lib/search/titles.ts'
import { cityName } from '#lib/text/format.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'

export type DeskTab = 'all' | ArticleStatus | 'queue' | 'trash'

/**
 * The condition of a tab. Most tabs hold the actor's own articles. For editors the trash holds everybody's, and the queue holds
 * all that wait for a review, narrowed by the claim.
 */
export function inTab(actor: SignedIn, tab: DeskTab, claim: DeskClaim | null = null): Prisma.ArticleWhereInput {
  if (tab === 'trash') return { deletedAt: { not: null }, ...(!isEditor(actor) && { authorId: actor.id }) }
  if (tab === 'queue') {
    if (!isEditor(actor)) return { id: { in: [] } }
    return { deletedAt: null, submittedAt: { not: null }, ...(claim && claimedBy(actor, claim)) }
  }
  return { authorId: actor.id, deletedAt: null, ...(tab !== 'all' && inStatus[tab]) }
}

/** A published article with a revision also stands in the tab of its revision: draft or review. */
const inStatus: Record<ArticleStatus, Prisma.ArticleWhereInput> = {
  draft: {
    OR: [{ status: 'draft' }, { status: 'published', revision: { isNot: null }, submittedAt: null }],
  },
  review: { submittedAt: { not: null } },
  published: { status: 'published' },
}

/** The condition that words of the title and a city add to any tab. */
export async function narrowedBy(
  actor: SignedIn,
  { words, city }: Pick<DeskFilter, 'words' | 'city'>,
): Promise<Prisma.ArticleWhereInput> {
  return {
    ...(words && { id: { in: await idsWith(actor, words) } }),
    ...(city && { locations: { some: { locationPath: city } } }),
  }
}

const claimedBy = (actor: SignedIn, claim: DeskClaim): Prisma.ArticleWhereInput => {
  if (claim === 'livre') return { claimedBy: null }
  return { claimedBy: claim === 'eu' ? actor.id : { not: actor.id } }
}

/** At most this many articles are searched, the newest ones. */
const mostFound = 500

/**
 * Ids of the articles whose title has words beginning with those typed, among those the actor sees at the desk. Accents and case
 * do not matter.
 */
async function idsWith(actor: SignedIn, words: string): Promise<string[]> {
  const terms = titleTerms(words)
  if (terms.length === 0) return []
  const query = beginningWith(terms)
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM articles
      WHERE (author_id = ${actor.id}::uuid OR (${isEditor(actor)} AND (submitted_at IS NOT NULL OR deleted_at IS NOT NULL)))
        AND to_tsvector('portal', title) @@ to_tsquery('portal', ${query})
      ORDER BY created_at DESC, id DESC LIMIT ${mostFound}::int`
  return rows.map(({ id }) => id)
}

export interface DeskCity {
  path: string
  /** “Sobral (CE)”. */
  name: string
}

/** The cities of a tab's articles, by name. */
export async function listDeskCities(actor: SignedIn, tab: DeskTab): Promise<DeskCity[]> {
  const places = await db().articleLocation.groupBy({
    by: ['locationPath', 'locationName'],
    where: { article: inTab(actor, tab) },
    orderBy: [{ locationName: 'asc' }, { locationPath: 'asc' }],
  })
  return places.map(({ locationPath: path, locationName }) => ({
    path,
    name: cityName(locationName, path),
  }))
}
