import { isStaff } from '#lib/actor.ts'
import { jsonAnswer, textAnswer } from '#server/platform/door/answers.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { openStream } from '#server/platform/live/streams.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import { readNoticeBatch } from './queries.ts'

/** The NOTIFY channel for changed notifications; the payload is their person's id. The database sends it (prisma/sql/note_notification_changes.sql). */
const NOTICES_CHANNEL = 'notices'

/** `GET /api/notices`: the newest notifications of the person who asks, as a batch (`lib/notifications.ts`). */
export const getNotices = route({
  name: 'notices',
  method: 'GET',
  access: 'staff',
  limit: { name: 'notices', points: 300, seconds: 600 },
  answer: async ({ actor }) => jsonAnswer(await readNoticeBatch(actor, null)),
})

/**
 * `GET /api/stream/notices?conta=…&desde=…`: a stream of batches of the person's notifications. Each event's id is the point up to which
 * it is complete: a browser that reconnects sends the last one, and gets exactly what changed since (decision 0381). `conta` is the
 * account that the screen was made for: a browser that is signed in as another one by now is refused.
 */
export const streamNotices = route({
  name: 'notices-stream',
  method: 'GET',
  access: 'staff',
  limit: { name: 'streams', points: 120, seconds: 60 },
  async answer({ request }) {
    // A stream outlives its request and is checked again later: it needs the session, not only the actor.
    const session = await sessionOf(request.headers)
    const asked = new URL(request.url).searchParams
    if (!session || (asked.get('conta') ?? session.actor.id) !== session.actor.id)
      return textAnswer('Sua sessão terminou.', 401)
    const { actor } = session
    let point = request.headers.get('last-event-id') ?? asked.get('desde')
    let isFirst = true
    const news = async () => {
      const batch = await readNoticeBatch(actor, point)
      const isNews = isFirst || batch.whole || batch.notices.length > 0
      point = batch.at
      isFirst = false
      return isNews ? `id: ${batch.at}\nevent: notices\ndata: ${JSON.stringify(batch)}\n\n` : null
    }
    const readRule = async () => (other: typeof actor) => other.id === actor.id && isStaff(other)
    return openStream({ session, signal: request.signal, channel: NOTICES_CHANNEL, payload: actor.id, readRule, news })
  },
  refuse: refusedInText,
})
