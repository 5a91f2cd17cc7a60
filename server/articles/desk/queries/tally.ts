import { type Actor, isEditor, type SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'

/** The number of the actor's own published articles, for their dashboard. */
export function countPublished(actor: SignedIn): Promise<number> {
  return db().article.count({ where: { authorId: actor.id, status: 'published', deletedAt: null } })
}

/** The number of texts that wait for a review, counted up to a hundred; 0 for people who do not review. */
export const countQueue = async (actor: Actor): Promise<number> =>
  isEditor(actor) ? db().article.count({ where: { deletedAt: null, submittedAt: { not: null } }, take: 100 }) : 0
