import { type Actor, isEditor } from '../actor.ts'
import { DomainError } from '../errors.ts'
import { limits } from '../limits.ts'

interface Said {
  userId: string | null
  createdAt: Date
}

/** Why a comment may not be taken back by somebody now; null when it may: one's own for 15 minutes, any by an editor (ruling "Comments
 * (internal)"). */
export function removalRefusal(actor: Actor, said: Said, now: Date): DomainError | null {
  if (isEditor(actor)) return null
  if (actor.id === null || actor.id !== said.userId) return new DomainError('comment_forbidden')
  const minutes = limits.comment.removableMinutes
  const isFresh = now.getTime() - said.createdAt.getTime() <= minutes * 60_000
  return isFresh ? null : new DomainError('comment_too_old', { params: { minutes } })
}
