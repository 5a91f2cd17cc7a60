import type { Actor } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { importPolicy } from '../../policy.ts'

/** Who signs articles of an import. */
export interface ImportedAuthor {
  id: string
  name: string
  articles: number
  hasAccount: boolean
}

/** The hundred authors who sign most articles of an import. For masters and the system. Raises forbidden. */
export async function listImportedAuthors(actor: Actor, sessionId: string): Promise<ImportedAuthor[]> {
  importPolicy.assert(actor, 'run', null)
  return db().$queryRaw<ImportedAuthor[]>`
    SELECT p.id, p.full_name AS name, count(DISTINCT c.article_id)::int AS articles, bool_or(u.id IS NOT NULL) AS "hasAccount"
      FROM import_results r
        JOIN articles a ON a.id = r.article_id AND a.deleted_at IS NULL
        JOIN article_credits c ON c.article_id = a.id
        JOIN profiles p ON p.id = c.profile_id
        LEFT JOIN users u ON u.id = p.id
      WHERE r.session_id = ${sessionId}::uuid AND r.outcome IN ('imported', 'updated')
      GROUP BY p.id ORDER BY articles DESC, name, p.id LIMIT 100`
}
