import { type Actor, anonymous } from '#lib/actor.ts'
import { findSession, type SignedInSession } from './session-store.ts'
import { cookiePairs, readSessionId } from './session-token.ts'

/** The session named by a request's cookies, read from the database at every call; null without one. At most one statement. */
export async function sessionOf(headers: Headers): Promise<SignedInSession | null> {
  const sid = await readSessionId(cookiePairs(headers.get('cookie') ?? ''))
  return sid === null ? null : findSession(sid)
}

/** The actor of a request: signed in, or anonymous. */
export const actorOf = async (headers: Headers): Promise<Actor> => (await sessionOf(headers))?.actor ?? anonymous
