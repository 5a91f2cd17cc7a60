import { type Actor, isStaff, type Role } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { fold } from '#lib/text.ts'
import { db } from '#server/platform/db.ts'

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
  return db().$queryRaw<FoundSigner[]>`
    SELECT id, full_name AS name, role FROM (
      SELECT p.id, p.full_name, position(${letters} in lower(unaccent(p.full_name))) AS at,
          (SELECT r.role::text FROM user_roles r WHERE r.user_id = p.id ORDER BY r.role LIMIT 1) AS role,
          EXISTS (SELECT FROM users WHERE id = p.id) AS known
        FROM profiles p
    ) person
    WHERE at > 0 AND (role IS NOT NULL OR NOT known)
    ORDER BY at > 1, full_name, id LIMIT ${mostFound}`
}
