import type { BrowserContext } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { house } from './house.ts'

export const cookieName = 'next-auth.session-token'

/** The cookie of a session that the database knows, for a user. */
export async function sessionCookie(userId: string): Promise<string> {
  const sid = await openSession(db(), userId, 'tests')
  return encode({ token: { sid }, secret: house.secret })
}

/** Signs a browser in without the form, as the form's own test covers that. */
export async function signInAs(context: BrowserContext, userId: string): Promise<void> {
  await context.addCookies([
    { name: cookieName, value: await sessionCookie(userId), url: house.url, httpOnly: true, sameSite: 'Lax' },
  ])
}

/** The id behind an account's e-mail, for the demonstration's people. */
export async function userIdOf(email: string): Promise<string> {
  return (await db().user.findUniqueOrThrow({ where: { email }, select: { id: true } })).id
}
