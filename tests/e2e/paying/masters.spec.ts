import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
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

    test('cancels a card’s subscription with a reason, which its record shows @whole', async ({ page, as }) => {
      const mark = crypto.randomUUID().slice(0, 8)
      const reader = await given.person([], `Benedito ${mark}`)
      await signInAs(page.context(), reader.id)
      await page.goto('/pricing')
      const { id } = await subscribe(page, reader.id, 'card')
      await as('master')
      await page.goto(`/admin/assinaturas/${id}`)
      await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cancelar esta assinatura?' })
      await expect(dialog).toContainText('A pessoa lê tudo até')
      await dialog.getByLabel('Motivo').fill('Pediu por telefone')
      await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
      await expect(page.getByText('Assinatura cancelada.')).toBeVisible()
      const facts = page.getByRole('region', { name: 'Situação' })
      await expect(facts).toContainText('Cancelada')
      await expect(facts).toContainText('Pediu por telefone')
      await expect(page.getByRole('table', { name: 'Mudanças' })).toContainText('Ativa → Cancelada')
      await expect(page.getByRole('button', { name: 'Cancelar assinatura' })).toHaveCount(0)
      await expectWhole(page)
      // The reader reads on, and what the master wrote stays with the newspaper.
      await page.context().clearCookies()
      await signInAs(page.context(), reader.id)
      await page.goto('/settings/assinatura')
      await expect(page.getByText('Acesso até')).toBeVisible()
      await expect(page.getByText('Pediu por telefone')).toHaveCount(0)
    })

    test('filters the list, exports it, and exports the revenue @whole', async ({ page }) => {
      const master = await given.master()
      await signInAs(page.context(), master.id)
      await page.goto('/admin/assinaturas?meio=pix&status=active')
      const [list] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Exportar CSV' }).click(),
      ])
      expect(list.suggestedFilename()).toMatch(/^assinaturas.*\.csv$/)
      const rows = (await readFile(await list.path(), 'utf8')).trim().split('\r\n')
      expect(rows[0]).toContain('"Pessoa";"E-mail";"Status";"Plano";"Preço";"Meio de pagamento"')
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows.slice(1)) expect(row).toMatch(/;"Ativa";.*;"PIX";/)
      expect(await db().auditEntry.count({ where: { action: 'subscription.exported', actorId: master.id } })).toBe(1)

      await page.getByRole('link', { name: 'Receita', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Receita', level: 1 })).toBeVisible()
      await page.getByRole('link', { name: '30 dias' }).click()
      await expect(page.getByRole('link', { name: '30 dias' })).toHaveAttribute('aria-current', 'true')
      await expectWhole(page)
      const [revenue] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Exportar CSV' }).click(),
      ])
      expect(revenue.suggestedFilename()).toMatch(/^receita-dias.*\.csv$/)
      const days = (await readFile(await revenue.path(), 'utf8')).trim().split('\r\n')
      expect(days).toHaveLength(31)
      expect(days[0]).toContain('Receita mensal estimada')
    })
  })
}
