import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectFocus, press, tabTo } from '../support/looking.ts'
import { payButton, payCode, readerAtPlans } from './paying.ts'

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
