import { type Actor, anonymous } from '#lib/actor.ts'
import { findSession, type SignedInSession } from './session-store.ts'
import { cookiePairs, readSessionId } from './session-token.ts'

/** The session that a request's cookies name, read from the database at every call; null without one. One statement at most. */
export async function sessionOf(headers: Headers): Promise<SignedInSession | null> {
  const sid = await readSessionId(cookiePairs(headers.get('cookie') ?? ''))
  return sid === null ? null : findSession(sid)
}

/** Who sends a request: the signed-in actor or the anonymous one. */
export const actorOf = async (headers: Headers): Promise<Actor> => (await sessionOf(headers))?.actor ?? anonymous
