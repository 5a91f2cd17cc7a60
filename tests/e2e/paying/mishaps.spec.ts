import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { atMercadoPago } from '../support/doubles.ts'
import { house } from '../support/house.ts'
import { signInAs } from '../support/session.ts'
import {
  cardButton,
  devices,
  fillBoleto,
  ownSubscription,
  partOf,
  payButton,
  payCode,
  readerAtPlans,
  tabOf,
} from './paying.ts'

const failed = 'Não foi possível iniciar o processo de assinatura.'

test('a double click begins one payment, and two tabs share it', async ({ page }) => {
  const reader = await readerAtPlans(page)
  await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
  await payButton(page, 'PIX').dblclick()
  await expect(page.getByRole('heading', { name: 'Pague com PIX' })).toBeVisible()
  const code = await page.getByLabel('PIX copia e cola').inputValue()
  const other = await page.context().newPage()
  await other.goto('/pricing')
  await other.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
  await payButton(other, 'PIX').click()
  await expect(other.getByLabel('PIX copia e cola')).toHaveValue(code)
  expect(await db().checkout.count({ where: { userId: reader.id } })).toBe(1)
  // Both learn of the payment.
  await payCode(reader.id)
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Bem-vindo ao Premium!' })).toBeVisible()
})

test('“back” from the provider’s page leads to the plans, and the payment can go on later @whole', async ({ page }) => {
  await readerAtPlans(page)
  const tab = await tabOf(page, await cardButton(page))
  const { href } = new URL(tab.url())
  await tab.getByRole('link', { name: 'Voltar' }).click()
  await expect(tab.getByRole('heading', { name: 'Formas de pagamento' })).toBeVisible()
  await tab.goto(ownSubscription)
  await expect(tab.getByRole('link', { name: 'Continuar o pagamento' })).toHaveAttribute('href', href)
})

test.describe('a provider that fails', () => {
  test.use({ expectedErrors: [/503|ERR_/] })

  test('at a PIX: the page says so, and stays', async ({ page }) => {
    const { email } = await readerAtPlans(page)
    await atMercadoPago('fault', { kind: 'reset', times: 5, path: '/v1/payments', about: partOf(email) })
    await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
    await payButton(page, 'PIX').click()
    await expect(page.getByRole('alert')).toContainText(failed)
    await expect(page).toHaveURL('/pricing')
  })
})

test('without a script every way to pay works, and a refusal is said on the plans', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url, ...devices.phone })
  const reader = await given.reader()
  await signInAs(context, reader.id)
  const page = await context.newPage()
  await page.goto('/pricing')
  const tab = await tabOf(page, await cardButton(page))
  await tab.close()
  await fillBoleto(page, { CPF: '111.111.111-12' })
  await page.getByRole('button', { name: /^Mensal – .*, boleto/ }).click()
  await expect(page).toHaveURL('/pricing')
  await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
  await page.getByRole('button', { name: /^Mensal – .*, PIX/ }).click()
  await expect(page.getByRole('heading', { name: 'Pague com PIX' })).toBeVisible()
  await expect(page.getByLabel('PIX copia e cola')).toHaveValue(/^00020/)
  await context.close()
})
