import type { Page } from '@playwright/test'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { overflow, someLooks } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'
import { subscribe } from './paying.ts'

/** The screen is accessible, and as wide as its window. */
async function expectWhole(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await overflow(page)).toBe(0)
}

for (const { name, viewport, colorScheme } of someLooks) {
  test.describe(`a master ${name}`, () => {
    test.use({ viewport, colorScheme })

    test('finds a subscription, gives its payment back with a reason, and sees it go', async ({ page, as }) => {
      const mark = crypto.randomUUID().slice(0, 8)
      const reader = await given.person([], `Iracema ${mark}`)
      await signInAs(page.context(), reader.id)
      await page.goto('/pricing')
      const { id } = await subscribe(page, reader.id, 'pix')
      await as('master')
      await page.goto(`/admin/assinaturas?busca=${mark}`)
      const link = page.getByRole('link', { name: `Abrir a assinatura de Iracema ${mark}` })
      await expect(link).toHaveAttribute('href', `/admin/assinaturas/${id}`)
      await link.click()
      await expect(page.getByRole('heading', { name: `Assinatura de Iracema ${mark}`, level: 1 })).toBeVisible()
      await expectWhole(page)

      await page.getByRole('button', { name: 'Devolver' }).click()
      const dialog = page.getByRole('dialog', { name: /^Devolver R\$/ })
      await expect(dialog).toContainText(
        `O valor volta para Iracema ${mark} (${reader.email}) pelo mesmo meio do pagamento: PIX, pelo Mercado Pago. O acesso aos artigos premium termina agora`,
      )
      await dialog.getByRole('button', { name: 'Devolver' }).click()
      await expect(dialog.getByText('Escreva o motivo')).toBeVisible()
      await expect(dialog.getByLabel('Motivo')).toBeFocused()
      await expectWhole(page)
      await dialog.getByLabel('Motivo').fill('Pagou com a conta da empresa')
      await dialog.getByRole('button', { name: 'Devolver' }).click()
      await expect(page.getByText('Devolução pedida.')).toBeVisible()
      const requests = page.getByRole('table', { name: 'Pedidos de devolução' })
      await expect(requests).toContainText('Pagou com a conta da empresa')
      // The refund is a job's: the screen follows it by itself.
      await expect(requests).toContainText('Devolvida')
      await expect(page.getByRole('table', { name: 'Movimentos' })).toContainText('-R$\u00a050,00')
      await expect(page.getByRole('button', { name: 'Devolver' })).toHaveCount(0)
      await expectWhole(page)
    })
  })
}
