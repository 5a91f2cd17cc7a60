import type { SignedIn } from '#lib/actor.ts'
import { isEditor } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { DeskClaim, DeskFilter } from '#lib/articles/desk-tabs.ts'
import { beginningWith, searchTerms } from '#lib/search.ts'
import { cityName } from '#lib/text/format.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'

export type DeskTab = 'all' | ArticleStatus | 'queue' | 'trash'

/** The articles of a tab: the writer's own; for editors everybody's in the trash, and everybody's that wait for a review in the queue, which is
 * further parted by who reviews them. */
export function inTab(actor: SignedIn, tab: DeskTab, claim: DeskClaim | null = null): Prisma.ArticleWhereInput {
  if (tab === 'trash') return { deletedAt: { not: null }, ...(!isEditor(actor) && { authorId: actor.id }) }
  if (tab === 'queue') {
    if (!isEditor(actor)) return { id: { in: [] } }
    return { deletedAt: null, submittedAt: { not: null }, ...(claim && claimedBy(actor, claim)) }
  }
  return { authorId: actor.id, deletedAt: null, ...(tab !== 'all' && standing[tab]) }
}

/** A published text whose author goes on with it is also where its revision is. */
const standing: Record<ArticleStatus, Prisma.ArticleWhereInput> = {
  draft: {
    OR: [{ status: 'draft' }, { status: 'published', revision: { isNot: null }, submittedAt: null }],
  },
  review: { submittedAt: { not: null } },
  published: { status: 'published' },
}

/** What words and a city leave of any tab. */
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

/** More than these are not looked through; the newest count. */
const mostFound = 500

/** The articles that the actor may see at the desk whose title has words that begin as those typed; accents and case do not matter. */
async function idsWith(actor: SignedIn, words: string): Promise<string[]> {
  const terms = searchTerms(words)
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
