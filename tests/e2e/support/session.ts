import type { BrowserContext } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { house } from './house.ts'

export const cookieName = 'next-auth.session-token'

/** The cookie of a stored session of a user. */
export async function sessionCookie(userId: string): Promise<string> {
  const sid = await openSession(db(), userId, 'tests')
  return encode({ token: { sid }, secret: house.secret })
}

/** Signs a browser in without the form, which has its own test. */
export async function signInAs(context: BrowserContext, userId: string): Promise<void> {
  await context.addCookies([
    { name: cookieName, value: await sessionCookie(userId), url: house.url, httpOnly: true, sameSite: 'Lax' },
  ])
}

/** The id of a demonstration account, by its e-mail. */
export async function userIdOf(email: string): Promise<string> {
  return (await db().user.findUniqueOrThrow({ where: { email }, select: { id: true } })).id
}
