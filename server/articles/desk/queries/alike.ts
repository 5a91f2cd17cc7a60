import type { Actor } from '#lib/actor.ts'
import { isStaff } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { stem } from '#lib/analysis/reading/stem.ts'
import type { AlikeArticle } from '#lib/articles/suggestions/suggestions.ts'
import { DomainError } from '#lib/errors.ts'
import { beginningWith, titleTerms } from '#lib/search/titles.ts'
import { db } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'

/** The newest titles that share a word are compared: what tells of the same is mostly of the same days. */
const compared = 300
const mostShown = 3
/** The share of words that two titles have in common, and from which they are the same. */
const alikeFrom = 0.5
const sameFrom = 0.99

/** Published articles whose titles have mostly the words of a title, the most alike first. `except` is the article itself. For staff; raises forbidden. */
export async function findAlike(actor: Actor, title: string, except: string | null): Promise<AlikeArticle[]> {
  if (!isStaff(actor)) throw new DomainError('forbidden')
  const terms = titleTerms(title.slice(0, 300))
  if (terms.length < 2) return []
  const query = terms.map(term => beginningWith([term])).join(' | ')
  const rows = await db().$queryRaw<
    { id: string; title: string; slug: string; locationPath: string | null; publishedAt: Date }[]
  >`
    SELECT a.id, a.title, a.slug, a.location_path AS "locationPath", a.published_at AS "publishedAt"
      FROM newest_titles(${query}, ${fixed(compared)}) AS id JOIN articles a USING (id)`
  const own = stemsOf(title)
  return rows
    .filter(({ id }) => id !== except)
    .map(row => ({ row, share: shareOf(own, stemsOf(row.title)) }))
    .filter(({ share }) => share >= alikeFrom)
    .toSorted((a, b) => b.share - a.share || b.row.publishedAt.getTime() - a.row.publishedAt.getTime())
    .slice(0, mostShown)
    .map(({ row, share }) => ({
      id: row.id,
      title: row.title,
      path: articlePath(row),
      publishedAt: row.publishedAt.toISOString(),
      same: share >= sameFrom,
    }))
}

const stemsOf = (title: string) => new Set(titleTerms(title).map(stem))

/** The words that two titles share, of all their words. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(each => other.has(each)).length
  return shared / Math.max(1, one.size + other.size - shared)
}
