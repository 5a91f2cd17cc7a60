import type { Locator, Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { isWhole } from '#tests/support/tier.ts'
import { given } from '../../support/given.ts'
import { mailsIn } from '../../support/mail/mail-files.ts'
import { expect } from '../fixtures.ts'
import { atMercadoPago, atStripe } from '../support/doubles.ts'
import { signInAs } from '../support/session.ts'

/** The two devices on which the journeys of paying readers are walked. */
export const devices = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 900 } },
} as const

/** Both in the whole run, else the phone. */
export const someDevices = isWhole ? devices : { phone: devices.phone }

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

/** The button of the international card, once its tab is open. */
export async function cardButton(page: Page): Promise<Locator> {
  await page.getByRole('radio', { name: 'Cartão internacional' }).check()
  return payButton(page, 'Cartão internacional')
}

/** What a boleto asks for, by the fields' labels. */
export const payer = {
  'Nome completo': 'Ana Souza',
  CPF: '529.982.247-25',
  CEP: '86010-000',
  Rua: 'Rua Sergipe',
  Número: '10',
  Bairro: 'Centro',
  Cidade: 'Londrina',
}

/** Opens the boleto's form and fills it. */
export async function fillBoleto(page: Page, changes: Partial<typeof payer> = {}): Promise<void> {
  await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
  await page.getByText('Pagar com boleto').click()
  for (const [label, value] of Object.entries({ ...payer, ...changes }))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Estado').selectOption('PR')
}

/** The sign-up screen that a signed-out reader is led to, which leads on to what they chose. */
export const signUpBefore = (provider: 'stripe' | 'mercadopago') =>
  `/auth?next=${encodeURIComponent(`/pricing?forma=${provider}#pagamento`)}&tab=cadastrar`

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

/** The part of an account's e-mail that requests to a provider carry in any encoding. */
export const partOf = (email: string): string => email.split('@')[0] ?? ''

/** Begins a way to pay at a page's browser without its form, and pays it. Gives the subscription once it is read. */
export async function subscribe(page: Page, userId: string, method: 'card' | 'pix') {
  const path = method === 'card' ? '/api/create-checkout' : '/api/create-mercadopago-checkout'
  await page.evaluate(address => fetch(address, { method: 'POST' }), path)
  await (method === 'card' ? paySession(userId, 'ok') : payCode(userId))
  const find = () => db().subscription.findFirst({ where: { userId, status: 'active' }, include: { entries: true } })
  await expect.poll(find).not.toBeNull()
  const subscription = await find()
  if (!subscription) throw new Error('The subscription ended at once')
  return subscription
}
