import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
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

test('by keys alone: a subscription is cancelled, taken back and given back @whole', async ({ page }) => {
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
