import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
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
