import { z } from 'zod'
import { PRESENCE_CHANNEL, STATE_CHANNEL, TEXT_CHANNEL } from '#server/articles/writing/events.ts'
import { readDeskRule } from '#server/articles/writing/queries/at-desk.ts'
import { textAnswer } from '#server/platform/door/answers.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { openStream } from '#server/platform/live/streams.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import { COMMENTS_CHANNEL } from './comment.ts'

const notFound = () => textAnswer('Não encontrado.', 404)

/** `GET /api/stream/comments/{article}`: a stream of changes to an article's comments, text and state, and to who has it open, for staff who may open it at the desk; else 404. */
export const streamComments = route({
  name: 'comments-stream',
  method: 'GET',
  access: 'signed_in',
  params: z.object({ id: z.string() }),
  limit: { name: 'streams', points: 120, seconds: 60 },
  async answer({ request, params: { id } }) {
    // A stream outlives its request and is checked again later: it needs the session, not only the actor.
    const session = await sessionOf(request.headers)
    const readRule = () => readDeskRule(id)
    if (!session || !(await readRule())(session.actor)) return notFound()
    return openStream({
      session,
      signal: request.signal,
      channel: COMMENTS_CHANNEL,
      payload: id,
      also: [
        { channel: PRESENCE_CHANNEL, event: 'presence' },
        { channel: TEXT_CHANNEL, event: 'text' },
        { channel: STATE_CHANNEL, event: 'state' },
      ],
      readRule,
    })
  },
  refuse: refusal => (refusal.status === 401 ? notFound() : refusedInText(refusal)),
})
