import { isFresh } from '#lib/accounts/sign-in.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { route } from '#server/platform/door/route.ts'
import { now } from '#server/platform/process/clock.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'

/** `GET /api/session/proof`: whether the person has proved who they are in the last ten minutes. Asked before a download that needs it. */
export const getProof = route({
  name: 'proof',
  method: 'GET',
  access: 'signed_in',
  async answer({ request }) {
    const session = await sessionOf(request.headers)
    return jsonAnswer({ proved: session !== null && isFresh(session.provedAt, now()) })
  },
})
