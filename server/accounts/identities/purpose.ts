import { z } from 'zod'
import { ownPath } from '#lib/addresses/own-path.ts'
import { assertProved } from '#server/platform/door/access.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import type { Purpose } from './ceremony.ts'
import type { Conclusion } from './conclude.ts'

/** The body of a request that begins a dialogue. `next` is the sign-in screen's address, as for a sign-in by password. */
export const beginning = z.object({ purpose: z.enum(['enter', 'link']), next: z.string().max(3_000).default('/auth') })

/** What the person wants. Raises signed_out, and proof_needed for linking without a recent proof of identity. */
export async function purposeOf(headers: Headers, { purpose, next }: z.output<typeof beginning>): Promise<Purpose> {
  if (purpose === 'enter') return { session: null, next: onwardOf(next) }
  const session = await sessionOf(headers)
  assertProved(session)
  return { session, next: '/settings/seguranca' }
}

/** The sign-in screen's address with the page to continue at: it decides where a person goes once they have entered. */
function onwardOf(address: string): string {
  const query = new URLSearchParams(address.split('?')[1])
  const name = query.has('next') ? 'next' : 'from'
  return `/auth?${name}=${encodeURIComponent(ownPath(query.get(name)))}`
}

/** The limits of beginning and of concluding a dialogue, by network. */
export const beginLimit = { name: 'identity-begin', points: 60, seconds: 15 * 60 }
export const concludeLimit = { name: 'identity-conclude', points: 100, seconds: 15 * 60 }

/** A JSON answer with the cookie of a dialogue that was just opened. */
export const openedAnswer = (data: object, cookie: string): Response => jsonAnswer(data, 200, { 'set-cookie': cookie })

/** A JSON answer to a script: the address to open, and the cookies of a concluded dialogue. */
export function concludedAnswer({ location, cookies }: Conclusion): Response {
  const response = jsonAnswer({ url: location })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
