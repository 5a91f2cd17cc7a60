import { limits } from '#lib/limits.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** The byline of texts without an author. */
const nobody = 'Redação'

/** The name of a byline for an author's name of another system. */
export const bylineName = (author: string): string => {
  // The cut may have split a surrogate pair.
  const name = author
    .trim()
    .slice(0, limits.fullName.max)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
  return name.length < limits.fullName.min ? nobody : name
}

/**
 * The profiles of authors, by name: the account that a byline of this name was joined into, else the oldest profile without an account; names are
 * compared folded, and missing profiles are made. Two batches at the same moment make one profile of a name. Gives the ids by the given names, and the ids of the new ones.
 */
export async function findBylines(
  tx: Tx,
  names: readonly string[],
): Promise<{ ids: Map<string, string>; made: string[] }> {
  const wanted = [...new Set(names)]
  const ids = await findProfiles(tx, wanted)
  if (ids.size === wanted.length) return { ids, made: [] }
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('import_bylines'))`
  const missing = wanted.filter(name => !ids.has(name))
  const made = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO profiles (id, full_name, updated_at)
      SELECT gen_random_uuid(), min(name), now() FROM unnest(${missing}::text[]) AS wanted (name)
        WHERE NOT EXISTS (SELECT FROM profiles p WHERE list_search_key(p.full_name) = list_search_key(name)
          AND NOT EXISTS (SELECT FROM users u WHERE u.id = p.id))
        GROUP BY list_search_key(name)
      RETURNING id`
  return { ids: await findProfiles(tx, wanted), made: made.map(({ id }) => id) }
}

/** The profiles without an account, and the accounts of joined bylines, of these names, by name. */
export async function findProfiles(tx: Tx, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ name: string; id: string }[]>`
    SELECT wanted.name, found.id FROM unnest(${names}::text[]) AS wanted (name)
      CROSS JOIN LATERAL (
        (SELECT j.profile_id AS id FROM joined_profiles j WHERE list_search_key(j.name) = list_search_key(wanted.name)
          ORDER BY j.joined_at DESC LIMIT 1)
        UNION ALL
        (SELECT p.id FROM profiles p WHERE list_search_key(p.full_name) = list_search_key(wanted.name)
          AND NOT EXISTS (SELECT FROM users u WHERE u.id = p.id)
          ORDER BY p.created_at, p.id LIMIT 1)
        LIMIT 1
      ) found`
  return new Map(rows.map(({ name, id }) => [name, id]))
}
