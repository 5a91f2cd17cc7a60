import type { Locator, Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { mailsIn } from '../../support/mail/mail-files.ts'
import { atMercadoPago, atStripe } from '../support/doubles.ts'
import { signInAs } from '../support/session.ts'

/** The two devices on which the journeys of paying readers are walked. */
export const devices = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 900 } },
} as const

export const ownSubscription = '/settings/assinatura'

/** A new reader, signed in at a page's browser, on the plans page. */
export async function readerAtPlans(page: Page) {
  const reader = await given.reader()
  await signInAs(page.context(), reader.id)
  await page.goto('/pricing')
  const { email } = await db().user.findUniqueOrThrow({ where: { id: reader.id } })
  return { ...reader, email }
}

/** Presses a button that opens a provider's page in a new tab; gives that tab. */
export async function tabOf(page: Page, button: Locator): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), button.click()])
  await tab.waitForURL(/127\.0\.0\.1/)
  return tab
}

/** The button of a way to pay for a plan. */
export const payButton = (page: Page, method: string, plan: 'Mensal' | 'Anual' = 'Mensal'): Locator =>
  page.getByRole('button', { name: new RegExp(`^${plan} – .*, ${method}`) })

/** A person's newest checkout that its provider has begun. */
export const checkoutOf = (userId: string) =>
  db().checkout.findFirstOrThrow({
    where: { userId, providerId: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, providerId: true, status: true },
  })

/** Pays a person's newest PIX or boleto. */
export async function payCode(userId: string, how: { amount?: number; daysAgo?: number } = {}): Promise<void> {
  const { providerId } = await checkoutOf(userId)
  await atMercadoPago('pay', { id: providerId, ...how })
}

/** Pays a person's newest session at Stripe, without its page. */
export async function paySession(userId: string, card: 'ok' | 'fails-later', daysAgo = 0): Promise<void> {
  const { providerId } = await checkoutOf(userId)
  await atStripe({ act: 'pay', session: providerId ?? '', card, daysAgo })
}

/** How many mails to an address hold words of a letter, in ASCII. */
export const lettersWith = async (email: string, words: string): Promise<number> =>
  (await mailsIn(email)).filter(mail => mail.includes(words)).length
