import { cookies } from 'next/headers'
import { cache } from 'react'
import { type Actor, anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { findSession, type SignedInSession } from './session-store.ts'
import { readSessionId } from './session-token.ts'

/**
 * The session of this request, or null. The browser's signed token only names a row. Roles, subscription and validity are read
 * from the database at every request, in one statement, so a change applies at once.
 */
export const currentSession = cache(async (): Promise<SignedInSession | null> => {
  const sid = await namedSessionId()
  return sid === null ? null : findSession(sid)
})

/** The session that the browser's token names, of whatever state; null without a token. Nobody is signed in by it. */
export const namedSessionId = async (): Promise<string | null> =>
  readSessionId(Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value])))

/** The session of this request, for an act of its person. Raises signed_out. */
export async function ownSession(): Promise<SignedInSession> {
  const session = await currentSession()
  if (!session) throw new DomainError('signed_out')
  return session
}

/** The actor of this request: signed in, or anonymous. */
export const currentActor = cache(async (): Promise<Actor> => (await currentSession())?.actor ?? anonymous)
