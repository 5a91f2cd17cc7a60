import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { cookieName, sessionCookie } from '../../support/session-cookie.ts'
import { house } from './house.ts'

export { cookieName, sessionCookie }

/** Signs a browser in without the form, which has its own test. */
export async function signInAs(context: BrowserContext, userId: string): Promise<void> {
  await context.addCookies([
    { name: cookieName, value: await sessionCookie(userId), url: house.url, httpOnly: true, sameSite: 'Lax' },
  ])
}

/** A page in a browser of its own for a person; for a visitor without one. */
export async function pageOf(browser: Browser, person: SignedIn | null): Promise<Page> {
  const context = await browser.newContext()
  if (person) await signInAs(context, person.id)
  return context.newPage()
}

/** The id of a demonstration account, by its e-mail. */
export async function userIdOf(email: string): Promise<string> {
  return (await db().user.findUniqueOrThrow({ where: { email }, select: { id: true } })).id
}
