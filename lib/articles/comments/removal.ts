import { type Actor, isEditor } from '../../actor.ts'
import { DomainError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { isRecent } from '../../text/recent.ts'

interface Comment {
  userId: string | null
  createdAt: Date
}

/** The error that keeps an actor from removing a comment now; null when the actor may. Authors may remove their own for 15 minutes, editors
 * any (COM-2). */
export function removalRefusal(actor: Actor, comment: Comment, now: Date): DomainError | null {
  if (isEditor(actor)) return null
  if (actor.id === null || actor.id !== comment.userId) return new DomainError('comment_forbidden')
  const minutes = limits.comment.removableMinutes
  const isFresh = isRecent(comment.createdAt, now, minutes * 60_000 + 1)
  return isFresh ? null : new DomainError('comment_too_old', { params: { minutes } })
}
