import { z } from 'zod'
import { isDomainError } from '#lib/errors.ts'
import { findAtDesk } from '#server/articles/desk/queries/at-desk.ts'
import { textAnswer } from '#server/platform/door/answers.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { openStream } from '#server/platform/live/streams.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import type { SignedInSession } from '#server/platform/session/session-store.ts'
import { COMMENTS_CHANNEL } from './comment.ts'

const notFound = () => textAnswer('Não encontrado.', 404)

/** `GET /api/stream/comments/{article}`: a stream of changes to an article's comments, for staff who may open it at the desk; else 404. */
export const streamComments = route({
  name: 'comments-stream',
  method: 'GET',
  access: 'signed_in',
  params: z.object({ id: z.string() }),
  limit: { name: 'streams', points: 120, seconds: 60 },
  async answer({ request, params: { id } }) {
    // A stream outlives its request and checks again later: it needs the session, not only the actor.
    const session = await sessionOf(request.headers)
    if (!session || !(await mayListen(session, id))) return notFound()
    return openStream({
      session,
      channel: COMMENTS_CHANNEL,
      payload: id,
      mayListen: current => mayListen(current, id),
    })
  },
  refuse: refusal => (refusal.status === 401 ? notFound() : refusedInText(refusal)),
})

async function mayListen({ actor }: SignedInSession, articleId: string): Promise<boolean> {
  try {
    await findAtDesk(actor, articleId)
    return true
  } catch (error) {
    if (isDomainError(error)) return false
    throw error
  }
}
