import { cookies } from 'next/headers'
import { getToken } from 'next-auth/jwt'
import { cache } from 'react'
import { type Actor, anonymous } from '#lib/actor.ts'
import { findSession, type SignedInSession } from './session-store.ts'

/**
 * The session of this request, or null. The browser's signed token only names a row: roles, subscription and whether the session still
 * stands are read from the database at every request, in one statement, so that a change holds at once.
 */
export const currentSession = cache(async (): Promise<SignedInSession | null> => {
  const jar = await cookies()
  const jarred = Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value]))
  // getToken wants a request; it reads nothing but cookies and one header of it.
  const request = { cookies: jarred, headers: {} } as unknown as Parameters<typeof getToken>[0]['req']
  const token = await getToken({ req: request, secret: process.env.AUTH_SECRET })
  return typeof token?.sid === 'string' ? findSession(token.sid) : null
})

/** Who is asking: the signed-in actor or the anonymous one. */
export const currentActor = cache(async (): Promise<Actor> => (await currentSession())?.actor ?? anonymous)
