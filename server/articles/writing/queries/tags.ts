import { type Actor, isStaff } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { tagKey } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'

/** A tag that readers know, in the spelling used most, with the number of its public articles. */
export interface FoundTag {
  tag: string
  articles: number
}

const mostFound = 8

/**
 * At most eight tags of public articles with a word that begins with these letters: first those that begin with them, then by use. Accents and case
 * do not matter. Raises forbidden for an actor who is not staff.
 */
export async function searchTags(actor: Actor, typed: string): Promise<FoundTag[]> {
  if (!isStaff(actor)) throw new DomainError('forbidden')
  const key = tagKey(typed)
  if (key === '') return []
  return db().$queryRaw<FoundTag[]>`
    SELECT mode() WITHIN GROUP (ORDER BY tag) AS tag, count(*)::int AS articles FROM article_tags
      WHERE listed_at IS NOT NULL AND (starts_with(tag_key, ${key}) OR strpos(tag_key, ${`-${key}`}) > 0)
      GROUP BY tag_key ORDER BY starts_with(tag_key, ${key}) DESC, articles DESC, tag_key LIMIT ${mostFound}`
}
