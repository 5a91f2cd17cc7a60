import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/account-forms.ts'
import { holdScripts } from '../support/late-scripts.ts'

test('a button pressed before the scripts arrive does its work once they are there', async ({ page, as }) => {
  await given.article()
  await as('master')
  const release = await holdScripts(page)
  await page.goto('/newsletter', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Importar CSV' }).click()
  await expect(page.getByRole('button', { name: 'Importar CSV' })).toHaveAttribute('data-pressed')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog').getByLabel('Arquivo CSV')).toBeVisible()
})

test('of several early presses the last counts, and a menu opens too @whole', async ({ page, as }) => {
  await given.article()
  await as('master')
  const release = await holdScripts(page)
  await page.goto('/admin/artigos', { waitUntil: 'commit' })
  const menus = page.locator('main button[aria-haspopup="menu"]')
  await menus.first().click()
  await menus.nth(1).click()
  await menus.nth(1).click()
  release()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(menus.first()).toHaveAttribute('data-state', 'closed')
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})

test('the bell opened before the scripts arrive shows its notifications once they are there @whole', async ({
  page,
  as,
}) => {
  await as('master')
  const release = await holdScripts(page)
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Avisos/ }).click()
  const panel = page.getByRole('region', { name: 'Seus avisos' })
  await expect(panel).toContainText('Carregando')
  release()
  await expect(panel).not.toContainText('Carregando')
})

test('a form filled and sent before the scripts arrive is sent once they are there', async ({ page, as }) => {
  await as('master')
  const release = await holdScripts(page)
  await page.goto('/newsletter', { waitUntil: 'commit' })
  const email = `cedo-${crypto.randomUUID()}@exemplo.com`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Adicionar inscrito' }).click()
  await expect(page.getByRole('button', { name: 'Adicionar inscrito' })).toHaveAttribute('data-pressed')
  release()
  await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible()
})

test('a switch pressed before its form is saved counts, both before the scripts arrive', async ({ page, as }) => {
  await as('master')
  await page.goto('/settings/avisos')
  const box = page.getByRole('checkbox').first()
  const before = await box.isChecked()
  const release = await holdScripts(page)
  await page.goto('/settings/avisos', { waitUntil: 'commit' })
  await box.click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.locator('[data-pressed]')).toHaveCount(2)
  release()
  await expect(box).toBeChecked({ checked: !before })
  await expect(page.getByText('Escolhas salvas.')).toBeVisible()
  await page.reload()
  await expect(box).toBeChecked({ checked: !before })
})

test('signing in needs no second press on a slow line', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await signIn(page, 'leitor@portal.local')
  release()
  await page.waitForURL('/')
})
