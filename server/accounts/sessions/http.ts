import type { SessionState } from '#lib/accounts/session-watch.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { route } from '#server/platform/door/route.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import { rightsOf } from './queries.ts'

/** `GET /api/session`: whether the browser is signed in, and a word that changes with its rights. Names nobody. */
export const readSession = route({
  name: 'session',
  method: 'GET',
  access: 'anyone',
  async answer({ request }) {
    const session = await sessionOf(request.headers)
    const state: SessionState = { signedIn: session !== null, rights: session ? rightsOf(session.actor) : '' }
    return jsonAnswer(state)
  },
})
