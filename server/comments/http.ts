import { isDomainError } from '#lib/errors.ts'
import { findAtDesk } from '#server/articles/desk/queries/at-desk.ts'
import { takeFrom } from '#server/platform/door/rate-limit.ts'
import { currentSession } from '#server/platform/door/session.ts'
import type { SignedInSession } from '#server/platform/door/session-store.ts'
import { openStream } from '#server/platform/live/streams.ts'
import { COMMENTS_CHANNEL } from './comment.ts'

const opening = { name: 'streams', points: 120, seconds: 60 }

/** `GET /api/stream/comments/{article}`: says when an article's comments changed, to whoever may open it at the desk; 404 to all others alike. */
export async function streamComments(articleId: string): Promise<Response> {
  const session = await currentSession()
  if (!session || !(await mayListen(session, articleId))) return new Response('Não encontrado.\n', { status: 404 })
  try {
    await takeFrom(opening, session.actor.id)
  } catch (error) {
    if (!isDomainError(error)) throw error
    return new Response('Tente de novo em instantes.\n', { status: 429 })
  }
  return openStream({
    session,
    channel: COMMENTS_CHANNEL,
    payload: articleId,
    mayListen: standing => mayListen(standing, articleId),
  })
}

async function mayListen({ actor }: SignedInSession, articleId: string): Promise<boolean> {
  try {
    await findAtDesk(actor, articleId)
    return true
  } catch (error) {
    if (isDomainError(error)) return false
    throw error
  }
}
