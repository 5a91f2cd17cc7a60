import { isStaff } from '#lib/actor.ts'
import { textAnswer } from '#server/platform/door/answers.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { openStream } from '#server/platform/live/streams.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import { STATE_CHANNEL } from '../writing/events.ts'

/** `GET /api/stream/desk`: a stream of changes to the state of any article, for the lists of the staff. It does not say which. */
export const streamDesk = route({
  name: 'desk-stream',
  method: 'GET',
  access: 'staff',
  limit: { name: 'streams', points: 120, seconds: 60 },
  async answer({ request }) {
    const session = await sessionOf(request.headers)
    if (!session) return textAnswer('Sua sessão terminou.', 401)
    const readRule = async () => isStaff
    return openStream({ session, signal: request.signal, channel: STATE_CHANNEL, payload: null, readRule })
  },
  refuse: refusedInText,
})
