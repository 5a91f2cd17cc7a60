import { encode } from 'next-auth/jwt'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'

/** A session cookie for a user. */
export async function cookieOf(userId: string): Promise<string> {
  const sid = await openSession(db(), userId, 'bench')
  return `next-auth.session-token=${await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })}`
}
