import { cookies } from 'next/headers'
import { cache } from 'react'
import { type Actor, anonymous } from '#lib/actor.ts'
import { findSession, type SignedInSession } from './session-store.ts'
import { readSessionId } from './session-token.ts'

/**
 * The session of this request, or null. The browser's signed token only names a row: roles, subscription and whether the session still
 * stands are read from the database at every request, in one statement, so that a change holds at once.
 */
export const currentSession = cache(async (): Promise<SignedInSession | null> => {
  const sid = await readSessionId(
    Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value])),
  )
  return sid === null ? null : findSession(sid)
})

/** Who is asking: the signed-in actor or the anonymous one. */
export const currentActor = cache(async (): Promise<Actor> => (await currentSession())?.actor ?? anonymous)
