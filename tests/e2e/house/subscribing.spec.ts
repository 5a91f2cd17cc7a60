import { db } from '#server/platform/db/db.ts'
import { type StripeDouble, startStripeDouble } from '../../doubles/payments/stripe/stripe-double.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { overflow } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

test.describe.configure({ mode: 'default' })

let stripe: StripeDouble
test.beforeAll(async () => {
  stripe = await startStripeDouble({ port: house.stripePort, notify: `${house.url}/api/webhooks/stripe` })
})
test.afterAll(async () => {
  await stripe.stop()
  await db().paymentProvider.deleteMany()
  await db().$executeRaw`select pg_notify('press', 'site')`
})

const path = '/settings/assinatura'
const widths = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 768, height: 900, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const

test('a master enters the keys of Stripe, which are tested and never shown again (abuse case 40)', async ({
  page,
  as,
}) => {
  await as('master')
  await page.goto('/admin/pagamentos')
  const section = page.getByRole('region', { name: 'Stripe' })
  await expect(section.getByText('Desligado')).toBeVisible()
  await section.getByLabel('Chave secreta').fill('pk_test_publica')
  await section.getByLabel('Assinatura das notificações').fill(stripe.keys.webhookSecret)
  await section.getByRole('button', { name: 'Salvar chaves' }).click()
  await expect(section.getByText('A chave secreta do Stripe começa com sk_live_ ou sk_test_')).toBeVisible()
  await section.getByLabel('Chave secreta').fill(stripe.keys.secretKey)
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
  for (const { colorScheme, ...size } of widths) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    expect(await overflow(page)).toBe(0)
    await page.screenshot({ path: `test-results/pagamentos-${size.width}.png`, fullPage: true })
  }
})

test('a reader subscribes by card, cancels in two clicks, comes back, and asks the money back', async ({
  page,
  context,
}) => {
  const reader = await given.reader()
  await signInAs(context, reader.id)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Você não tem uma assinatura' })).toBeVisible()

  const { url } = await page.evaluate(async () => (await fetch('/api/create-checkout', { method: 'POST' })).json())
  expect(url).toContain(String(house.stripePort))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Continuar o pagamento' })).toHaveAttribute('href', url)
  const { providerId } = await db().checkout.findFirstOrThrow({ where: { userId: reader.id } })
  expect(stripe.pay(providerId ?? '')).toBe(true)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Ativa', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('Próxima cobrança')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Recibos' })).toContainText('R$\u00a050,00')
  await expectAccessible(page)
  for (const { colorScheme, ...size } of widths) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    expect(await overflow(page)).toBe(0)
    await page.screenshot({ path: `test-results/assinatura-${size.width}.png`, fullPage: true })
  }

  await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar a assinatura?' })
  await expect(dialog).toContainText('Você continua lendo tudo até')
  await dialog.getByLabel('Motivo (opcional)').fill('Vou viajar')
  await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Continuar assinando' }).click()
  await expect(page.getByText('Assinatura reativada.')).toBeVisible()
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
  await expect(page.getByText(/Protocolo \d{4}-\d{6}/)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Devolvido', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.screenshot({ path: 'test-results/assinatura-devolvida.png', fullPage: true })
})
