import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { paidPart, premiumArticle } from '../../support/premium/premium.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { chosenPassword, fillSignUp, signIn } from '../support/account-forms.ts'
import { signInAs } from '../support/session.ts'
import { cardButton, payButton, payCode, signUpBefore } from './paying.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const password = (page: Page) => page.getByRole('textbox', { name: 'Senha' })
/** Before the screen's script has loaded the press is held: what is typed meanwhile goes into the form that stands there. */
const openSignIn = async (page: Page) => {
  const tab = page.getByRole('tab', { name: 'Entrar' })
  await tab.tap()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}
const codeShown = (page: Page) => expect(page.getByRole('heading', { name: 'Pague com PIX' })).toBeVisible()

test('a stranger goes from a locked text to reading it in ten taps at most, and types and chooses once', async ({
  page,
}) => {
  const { slug } = await premiumArticle()
  const email = `${randomUUID()}@exemplo.local`
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.tap()
  }
  await page.goto(`/londrina-pr/${slug}`)
  await tap(page.getByRole('button', { name: 'Recusar' }))
  await tap(page.getByRole('link', { name: 'Conhecer os planos' }))
  await tap(payButton(page, 'PIX'))
  await expect(page).toHaveURL(signUpBefore('mercadopago'))
  await expect(page.getByText('Faça login. Você precisa estar logado para assinar.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Cadastrar' })).toHaveAttribute('aria-selected', 'true')
  await fillSignUp(page, email)
  await tap(page.getByRole('button', { name: 'Cadastrar' }))
  // A sign-up ends signed out, so that it tells nobody whether the account existed.
  await expect(page.getByText('Cadastro realizado com sucesso! Você já pode fazer login.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Entrar' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await password(page).fill(chosenPassword)
  await tap(page.getByRole('button', { name: 'Entrar', exact: true }))
  await codeShown(page)
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: 'Copiar código PIX' }))
  const { id } = await db().user.findUniqueOrThrow({ where: { email } })
  await payCode(id)
  await tap(page.getByRole('link', { name: 'Voltar ao texto' }))
  await expect(page).toHaveURL(`/londrina-pr/${slug}`)
  await expect(page.getByText(paidPart).first()).toBeVisible()
  expect(taps).toBeLessThanOrEqual(10)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('the chosen card goes on to its provider’s page after signing in', async ({ page }) => {
  const { email } = await given.reader()
  await page.goto('/pricing')
  await (await cardButton(page)).tap()
  await openSignIn(page)
  await signIn(page, email)
  await page.waitForURL(/127\.0\.0\.1/)
})

test('the chosen boleto asks for its payer’s data after signing in, for the chosen plan only', async ({ page }) => {
  const { email } = await given.reader()
  await page.goto('/pricing')
  await payButton(page, 'Boleto bancário').tap()
  await openSignIn(page)
  await signIn(page, email)
  await page.waitForURL('/pricing?forma=mercadopago#pagamento')
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await expect(payButton(page, 'boleto')).toBeVisible()
  await expect(page.locator('details[open] button[value=yearly]')).toBeHidden()
  expect(await db().checkout.count({ where: { user: { email } } })).toBe(0)
})

test('a chosen way begins once: neither “back” nor an address alone begins a payment', async ({ page }) => {
  const { id, email } = await given.reader()
  const checkouts = () => db().checkout.count({ where: { userId: id } })
  await page.goto('/pricing')
  await payButton(page, 'PIX').tap()
  await openSignIn(page)
  await signIn(page, email)
  await codeShown(page)
  await page.goBack()
  await expect(payButton(page, 'PIX')).toBeVisible()
  await expect(page).toHaveURL('/pricing?forma=mercadopago#pagamento')
  await db().checkout.deleteMany({ where: { userId: id } })
  await page.goto('/pricing?forma=mercadopago#pagamento')
  await expect(payButton(page, 'PIX')).toBeVisible()
  // Its script has run: the form answers.
  await payButton(page, 'PIX').tap()
  await codeShown(page)
  expect(await checkouts()).toBe(1)
})

test('who signed in elsewhere meanwhile finds the plans as they are', async ({ page, context }) => {
  await page.goto('/pricing')
  await payButton(page, 'PIX').tap()
  await expect(page).toHaveURL(signUpBefore('mercadopago'))
  const { id } = await given.reader()
  await signInAs(context, id)
  await page.goto('/pricing')
  await (await cardButton(page)).waitFor()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['way-to-pay'])
  expect(await db().checkout.count({ where: { userId: id } })).toBe(0)
})

test('an editor who signs in after choosing a plan pays for nothing', async ({ page }) => {
  const { email } = await given.editor()
  await page.goto('/pricing')
  await payButton(page, 'PIX').tap()
  await openSignIn(page)
  await signIn(page, email)
  await expect(page.getByText('Você é da redação: já lê todos os artigos premium, sem assinar.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Formas de pagamento' })).toBeVisible()
})
