import { db } from '#server/platform/db/db.ts'
import { testKeys } from '../../support/premium/keys.ts'
import { configurePayments, forgetPages, unconfigurePayments } from '../../support/premium/payments.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

test.describe.configure({ mode: 'default' })

/** Waits until the shared plans page shows, or no longer shows, a text: another process learns of keys within ten seconds. */
const untilPlans = (text: string, shown = true) =>
  expect
    .poll(async () => {
      await forgetPages()
      return (await (await fetch(`${house.url}/pricing`)).text()).includes(text)
    })
    .toBe(shown)

const notActive = 'Os pagamentos ainda não estão ativados neste jornal.'

test.beforeAll(async () => {
  await unconfigurePayments()
  await untilPlans(notActive)
})
test.afterAll(async () => {
  await configurePayments()
  await untilPlans('Boleto bancário')
})

test('without keys nothing is offered, and a master reads why', async ({ page, as }) => {
  await page.goto('/pricing')
  await expect(page.getByText(notActive).first()).toBeVisible()
  await expect(page.locator('form[action^="/api/create"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Configurar pagamentos' })).toHaveCount(0)
  await as('master')
  await page.goto('/pricing')
  await expect(page.getByRole('link', { name: 'Configurar pagamentos' })).toHaveAttribute('href', '/admin/pagamentos')
  await expectAccessible(page)
})

test('a master enters the keys of Stripe, which are tested and never shown again (abuse case 40)', async ({
  page,
  as,
}) => {
  await as('master')
  await page.goto('/admin/pagamentos')
  const section = page.getByRole('region', { name: 'Stripe' })
  await expect(section.getByText('Desligado')).toBeVisible()
  await section.getByLabel('Chave secreta').fill('pk_test_publica')
  await section.getByLabel('Assinatura das notificações').fill(testKeys.stripe.webhookSecret)
  await section.getByRole('button', { name: 'Salvar chaves' }).click()
  await expect(section.getByText('A chave secreta do Stripe começa com sk_live_ ou sk_test_')).toBeVisible()
  // Of the right shape, and unknown at the provider: nothing is saved.
  await section.getByLabel('Chave secreta').fill('sk_test_errada')
  await section.getByRole('button', { name: 'Salvar chaves' }).click()
  await expect(page.getByText(/recus|não aceit/i).first()).toBeVisible()
  expect(await db().paymentProvider.count()).toBe(0)
  await section.getByLabel('Chave secreta').fill(testKeys.stripe.secretKey)
  await section.getByRole('button', { name: 'Salvar chaves' }).click()
  await expect(page.getByText('Chaves salvas.')).toBeVisible()
  await expect(section.getByText('Em teste')).toBeVisible()
  await section.getByRole('button', { name: 'Testar conexão' }).click()
  await expect(section.getByRole('status')).toContainText('modo de teste, sem dinheiro real')
  await section.getByRole('button', { name: 'Preparar preços no Stripe' }).click()
  await expect(page.getByText('Os preços estão no Stripe.')).toBeVisible()
  const answer = await page.goto('/admin/pagamentos')
  expect(await answer?.text()).not.toMatch(/sk_test_\w|whsec_\w/)
  expect(await page.getByLabel('Endereço das notificações').first().inputValue()).toBe(
    `${house.url}/api/webhooks/stripe`,
  )
  await expectAccessible(page)
})
