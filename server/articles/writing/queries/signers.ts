import { type Actor, isStaff, type Role } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { fold } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'

/** Somebody of the house, as the desk finds them by name. */
export interface FoundSigner {
  id: string
  name: string
  /** Their highest role; null for who signs without an account. */
  role: Role | null
}

const mostFound = 8

/**
 * Who of the house has a name with these letters in it, those whose name begins with them first; accents and case do not matter. Readers'
 * accounts are not looked at (`ofTheHouse`). Raises forbidden for who does not write.
 */
export async function searchSigners(actor: Actor, typed: string): Promise<FoundSigner[]> {
  if (!isStaff(actor)) throw new DomainError('forbidden')
  const letters = fold(typed).normalize('NFC')
  if (letters === '') return []
  // First who is of the house, then their names: readers are many, and folding a name is dear.
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
