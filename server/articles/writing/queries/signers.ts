import { type Actor, isStaff, type Role } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { fold } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'

/** A person of the newsroom, found by name for a byline. */
export interface FoundSigner {
  id: string
  name: string
  /** Their highest role; null for a profile without an account. */
  role: Role | null
}

const mostFound = 8

/**
 * At most eight people of the newsroom (`newsroomOrByline`) whose names contain these letters, names that begin with them first.
 * Accents and case do not matter. Readers' accounts are not searched. Raises forbidden for an actor who is not staff.
 */
export async function searchSigners(actor: Actor, typed: string): Promise<FoundSigner[]> {
  if (!isStaff(actor)) throw new DomainError('forbidden')
  const letters = fold(typed).normalize('NFC')
  if (letters === '') return []
  // Filters by role before the name: readers are many, and folding a name is slow.
  return db().$queryRaw<FoundSigner[]>`
    WITH house AS MATERIALIZED (
      SELECT id, full_name FROM profiles p
        WHERE EXISTS (SELECT FROM user_roles WHERE user_id = p.id) OR NOT EXISTS (SELECT FROM users WHERE id = p.id)
    ), found AS (
      SELECT id, full_name, position(${letters} in lower(unaccent(full_name))) AS at FROM house
    )
    SELECT id, full_name AS name, (SELECT r.role::text FROM user_roles r WHERE r.user_id = found.id ORDER BY r.role LIMIT 1) AS role
      FROM found WHERE at > 0
      ORDER BY at > 1, full_name, id LIMIT ${mostFound}`
}
