import type { Actor } from '#lib/actor.ts'
import { isSearchable } from '#lib/list/state.ts'
import { fold } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { userPolicy } from '../policy.ts'

/** A byline without an account, with what a join would move. */
export interface FreeByline {
  id: string
  name: string
  articles: number
  credits: number
  reviews: number
}

const mostFound = 8

/**
 * At most eight bylines without an account whose names contain these letters, in the order of the alphabet. Accents and case do not matter. None
 * for fewer than three letters. Raises forbidden.
 */
export async function searchBylines(actor: Actor, typed: string): Promise<FreeByline[]> {
  userPolicy.assert(actor, 'join', null)
  if (!isSearchable(typed)) return []
  const pattern = `%${fold(typed).replace(/[\\%_]/g, '\\$&')}%`
  return db().$queryRaw<FreeByline[]>`
    SELECT p.id, p.full_name AS name,
      (SELECT count(*)::int FROM articles WHERE author_id = p.id) AS articles,
      (SELECT count(*)::int FROM article_credits WHERE profile_id = p.id) AS credits,
      (SELECT count(*)::int FROM article_reviews WHERE author_id = p.id) AS reviews
    FROM (SELECT id, full_name FROM profiles
      WHERE list_search_key(full_name) LIKE ${pattern} AND NOT EXISTS (SELECT FROM users WHERE users.id = profiles.id)
      ORDER BY full_name, id LIMIT ${mostFound}) p
    ORDER BY p.full_name, p.id`
}
