import type { Locator, Page } from '@playwright/test'
import { expect, test, whole } from '../fixtures.ts'
import { expectHydrated } from '../support/late-scripts.ts'
import { expectFocus, press, tabTo } from '../support/looking.ts'
import { ownSubscription, payButton, payCode, readerAtPlans, subscribe } from './paying.ts'

/** Whether the focus is inside a dialog. */
const expectFocusIn = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)

const announced = (page: Page, text: string) => page.locator('[aria-live=polite]').filter({ hasText: text })

test('by keys alone: a plan is chosen, paid by PIX, and its text is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const reader = await readerAtPlans(page)
  await tabTo(page, page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Cartão internacional' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await press(page, payButton(page, 'PIX'))
  await expect(page.getByRole('heading', { name: 'Pague com PIX', level: 1 })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Copiar código PIX' }))
  await expect(page.getByText('Código copiado')).toBeVisible()
  await payCode(reader.id)
  await expect(announced(page, 'Bem-vindo ao Premium!')).toHaveCount(1)
  await expectFocus(page)
  await press(page, page.getByRole('link', { name: 'Gerenciar assinatura' }))
  await page.waitForURL('/settings')
})

test(
  'by keys alone: a card leads to its provider’s page, and the plans say where it went on',
  whole,
  async ({ page }) => {
    await readerAtPlans(page)
    await tabTo(page, page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }))
    await page.keyboard.press('ArrowRight')
    await tabTo(page, payButton(page, 'Cartão internacional'))
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
    await tab.waitForURL(/127\.0\.0\.1/)
    await expect(page.getByRole('status').filter({ hasText: 'O pagamento continua na outra aba.' })).toBeVisible()
    await press(tab, tab.getByRole('button', { name: 'Pagar', exact: true }))
    await expect(tab.getByRole('heading', { name: 'Bem-vindo ao Premium!', level: 1 })).toBeVisible()
    // The plans turned into the subscription while their button had the focus.
    await expect(page.getByRole('heading', { name: 'Você já é assinante', level: 1 })).toBeVisible()
    await expectFocus(page)
  },
)

test('by keys alone: a subscription is cancelled, taken back and given back', async ({ page }) => {
  const reader = await readerAtPlans(page)
  await subscribe(page, reader.id, 'card')
  await page.goto(ownSubscription)
  const cancel = page.getByRole('button', { name: 'Cancelar assinatura' })
  await expectHydrated(cancel)
  await press(page, cancel)
  const dialog = page.getByRole('dialog', { name: 'Cancelar a assinatura?' })
  await expectFocusIn(dialog)
  await page.keyboard.press('Escape')
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByLabel('Motivo (opcional)'))
  await page.keyboard.type('Vou viajar')
  await press(page, dialog.getByRole('button', { name: 'Cancelar assinatura' }))
  await expect(page.getByRole('status').filter({ hasText: 'Cancelada' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expectFocus(page)

  await press(page, page.getByRole('button', { name: 'Continuar assinando' }), 'Shift+Tab')
  await expect(page.getByRole('status').filter({ hasText: 'Ativa' })).toBeVisible()
  await expectFocus(page)

  await press(page, page.getByRole('button', { name: 'Pedir o dinheiro de volta' }))
  const question = page.getByRole('alertdialog', { name: 'Pedir o dinheiro de volta?' })
  await expectFocusIn(question)
  await press(page, question.getByRole('button', { name: 'Pedir o dinheiro de volta' }))
  await expect(page.getByText(/Protocolo \d{4}-\d{6}/).first()).toBeVisible()
  await expect(question).toHaveCount(0)
  await expectFocus(page)
})

test('by keys alone: a master gives a payment back, after a reason was missing', whole, async ({ page, as }) => {
  const reader = await readerAtPlans(page)
  const { id } = await subscribe(page, reader.id, 'pix')
  await as('master')
  await page.goto(`/admin/assinaturas/${id}`)
  const back = page.getByRole('button', { name: 'Devolver' })
  await expectHydrated(back)
  await press(page, back)
  const dialog = page.getByRole('dialog', { name: /^Devolver R\$/ })
  await expectFocusIn(dialog)
  await press(page, dialog.getByRole('button', { name: 'Devolver' }))
  await expect(dialog.getByLabel('Motivo')).toBeFocused()
  await page.keyboard.type('Pagou duas vezes')
  await press(page, dialog.getByRole('button', { name: 'Devolver' }))
  await expect(page.getByRole('table', { name: 'Pedidos de devolução' })).toContainText('Pagou duas vezes')
  await expectFocus(page)
})
