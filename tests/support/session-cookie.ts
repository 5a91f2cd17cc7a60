import { encode } from 'next-auth/jwt'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'

export const cookieName = 'next-auth.session-token'

/** The cookie of a new stored session of a user, under this process's `AUTH_SECRET`. */
export async function sessionCookie(userId: string): Promise<string> {
  const sid = await openSession(db(), userId, 'tests')
  return encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })
}
