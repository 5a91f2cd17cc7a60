import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { testKeys } from '../../support/premium/keys.ts'
import { paidPart, premiumArticle } from '../../support/premium/premium.ts'
import { expect, expectAccessible, test, whole } from '../fixtures.ts'
import { atMercadoPago, atStripe } from '../support/doubles.ts'
import { signInAs } from '../support/session.ts'
import { cardButton, ownSubscription, partOf, payButton, readerAtPlans, subscribe } from './paying.ts'

// A provider that takes a request and never answers. The product waits eight seconds, and a busy machine some more.
const soon = { timeout: 25_000 }
const failed = 'Não foi possível iniciar o processo de assinatura.'
const silent = 'O serviço de pagamento não respondeu. Tente de novo em instantes; nada é cobrado duas vezes.'

/** The SDK asks three times, the last two after the person was answered. */
const hang = (on: string, about = '', times = 3) =>
  atStripe({ act: 'fail', kind: 'hang', times, on, ...(about && { about }) })

/** A reader with a card at Stripe, on their own subscription's screen. */
async function subscriberAtScreen(page: Page) {
  const reader = await readerAtPlans(page)
  const subscription = await subscribe(page, reader.id, 'card')
  await page.goto(ownSubscription)
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
  return { reader, subscription }
}

async function expectStillReading(page: Page): Promise<void> {
  const { slug } = await premiumArticle()
  await page.goto(`/londrina-pr/${slug}`)
  await expect(page.getByText(paidPart).first()).toBeVisible()
}

test.describe('a provider that hangs (abuse case 33)', () => {
  test.use({ expectedErrors: [/503|ERR_/] })

  test('at a card’s checkout: the empty tab closes, and the page says so', whole, async ({ page }) => {
    const { email } = await readerAtPlans(page)
    await hang('POST /v1/checkout/sessions', partOf(email), 1)
    const card = await cardButton(page)
    const [tab] = await Promise.all([page.context().waitForEvent('page'), card.click()])
    await expect(tab.getByText('Abrindo…')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(failed, soon)
    await expect.poll(() => page.context().pages().length).toBe(1)
    await expect(page.getByText('Abrindo a página de pagamento…')).toHaveCount(0)
    await expectAccessible(page)
    // The next attempt is a new one, and works.
    const [paying] = await Promise.all([page.context().waitForEvent('page'), card.click()])
    await paying.waitForURL(/127\.0\.0\.1/, soon)
  })

  test('at a boleto: everything typed stays, and the second attempt works', async ({ page }) => {
    const { email } = await readerAtPlans(page)
    await atMercadoPago('fault', { kind: 'hang', times: 1, path: '/v1/payments', about: partOf(email) })
    await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
    await page.getByText('Pagar com boleto').click()
    const typed = {
      'Nome completo': 'Ana Souza',
      CPF: '529.982.247-25',
      CEP: '86010-000',
      Rua: 'Rua Sergipe',
      Número: '10',
      Bairro: 'Centro',
      Cidade: 'Londrina',
    }
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Estado').selectOption('PR')
    await payButton(page, 'boleto').click()
    await expect(page.getByRole('alert')).toContainText(failed, soon)
    for (const [label, value] of Object.entries(typed))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await expect(page.getByLabel('Estado')).toHaveValue('PR')
    await payButton(page, 'boleto').click()
    await expect(page.getByRole('heading', { name: 'Pague o boleto', level: 1 })).toBeVisible()
  })

  test('at a PIX: the page says so, and stays', whole, async ({ page }) => {
    const { email } = await readerAtPlans(page)
    await atMercadoPago('fault', { kind: 'hang', times: 1, path: '/v1/payments', about: partOf(email) })
    await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
    await payButton(page, 'PIX').click()
    await expect(page.getByRole('alert')).toContainText(failed, soon)
    await expect(page).toHaveURL('/pricing')
  })

  test('at a cancellation: the reason stays, and so does the subscription', whole, async ({ page }) => {
    const { subscription } = await subscriberAtScreen(page)
    await hang(`POST /v1/subscriptions/${subscription.paymentProviderId}`)
    await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo (opcional)').fill('Pouco tempo para ler')
    await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
    await expect(page.getByText(silent)).toBeVisible(soon)
    await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('Pouco tempo para ler')
    await expectAccessible(page)
    await expectStillReading(page)
  })

  test('at a change of plan and at the portal: each says so, and nothing changes', whole, async ({ page }) => {
    const { subscription } = await subscriberAtScreen(page)
    await hang('POST /v1/billing_portal/sessions', subscription.customerId ?? '')
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Trocar cartão e ver faturas' }).click(),
    ])
    await expect(tab.getByText('Abrindo…')).toBeVisible()
    await expect(page.getByText('Não foi possível abrir o portal de gerenciamento.')).toBeVisible(soon)
    await expect.poll(() => page.context().pages().length).toBe(1)

    await page.getByRole('button', { name: 'Mudar para o plano anual' }).click()
    await expect(page.getByText(/Hoje serão cobrados/)).toBeVisible()
    await hang(`GET /v1/subscriptions/${subscription.paymentProviderId}`)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mudar para o plano anual' }).click()
    await expect(page.getByRole('button', { name: 'Mudando…' })).toBeVisible()
    await expect(page.getByText(silent)).toBeVisible(soon)
    await page.keyboard.press('Escape')
    await expect(page.getByText('Premium mensal, R$\u00a050,00 por mês')).toBeVisible()
    await expectStillReading(page)
  })

  test('at a refund: the protocol is given at once, and the money follows', whole, async ({ page }) => {
    const { subscription } = await subscriberAtScreen(page)
    const on = `GET /v1/subscriptions/${subscription.paymentProviderId}`
    await atStripe({ act: 'fail', kind: 'hang', times: 1, on })
    await page.getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
    await expect(page.getByText(/Protocolo \d{4}-\d{6}/).first()).toBeVisible({ timeout: 6_000 })
    await expect(page.getByText('Em andamento', { exact: true })).toBeVisible()
    await expect(page.getByText('Devolvido', { exact: true })).toBeVisible({ timeout: 60_000 })
  })

  test('at a master’s cancellation: the reason stays', whole, async ({ page, as }) => {
    const { subscription } = await subscriberAtScreen(page)
    await as('master')
    await page.goto(`/admin/assinaturas/${subscription.id}`)
    await hang(`POST /v1/subscriptions/${subscription.paymentProviderId}`)
    await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo').fill('Pediu por telefone')
    await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
    await expect(page.getByText(silent)).toBeVisible(soon)
    await expect(dialog.getByLabel('Motivo')).toHaveValue('Pediu por telefone')
    expect(await db().subscription.findUnique({ where: { id: subscription.id } })).toMatchObject({ status: 'active' })
  })

  test('when masters test and save keys: each says so, and what was typed stays', whole, async ({ page }) => {
    await signInAs(page.context(), (await given.master()).id)
    await page.goto('/admin/pagamentos')
    const stripe = page.getByRole('region', { name: 'Stripe' })
    await hang('GET /v1/account')
    await stripe.getByRole('button', { name: 'Testar conexão' }).click()
    await expect(page.getByText('A conexão falhou.')).toBeVisible(soon)
    await expect(page.getByText(silent)).toBeVisible()
    await expect(stripe.getByRole('button', { name: 'Testar conexão' })).toBeEnabled()

    await hang('GET /v1/account')
    await stripe.getByLabel('Chave secreta').fill(testKeys.stripe.secretKey)
    await stripe.getByLabel('Assinatura das notificações').fill(testKeys.stripe.webhookSecret)
    await stripe.getByRole('button', { name: 'Salvar chaves' }).click()
    await expect(page.getByText('Não foi possível salvar as chaves.')).toBeVisible(soon)
    await expect(stripe.getByLabel('Chave secreta')).toHaveValue(testKeys.stripe.secretKey)
    await expectAccessible(page)
  })
})
