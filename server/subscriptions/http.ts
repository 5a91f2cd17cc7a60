import { textAnswer } from '#server/platform/door/answers.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { openStream } from '#server/platform/live/streams.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import { RIGHTS_CHANNEL } from './live.ts'

/** Milliseconds between two heartbeats: below the minute after which many proxies close a silent connection. */
const HEARTBEAT_MS = 30_000

/**
 * `GET /api/stream/subscription`: a stream of changes to the subscription and the checkouts of the person who asks. It ends with the
 * session.
 */
export const streamSubscription = route({
  name: 'subscription-stream',
  method: 'GET',
  access: 'signed_in',
  limit: { name: 'streams', points: 120, seconds: 60 },
  async answer({ request }) {
    // A stream outlives its request and is checked again later: it needs the session, not only the actor.
    const session = await sessionOf(request.headers)
    if (!session) return textAnswer('Sua sessão terminou.', 401)
    const { id } = session.actor
    return openStream({
      session,
      signal: request.signal,
      channel: RIGHTS_CHANNEL,
      payload: id,
      readRule: async () => actor => actor.id === id,
      heartbeat: HEARTBEAT_MS,
    })
  },
  refuse: refusedInText,
})
