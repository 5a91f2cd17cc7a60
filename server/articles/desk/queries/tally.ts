import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'

/** The number of the actor's own published articles, for their dashboard. */
export function countPublished(actor: SignedIn): Promise<number> {
  return db().article.count({ where: { authorId: actor.id, status: 'published', deletedAt: null } })
}
