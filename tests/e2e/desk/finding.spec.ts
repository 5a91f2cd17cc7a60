import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { expectFine } from '../support/looking.ts'
import { body, button, field, openEdit } from '../support/writing-screen.ts'

const content =
  '<h2>A obra parou</h2><p>A <strong>obra</strong> da avenida parou em maio.</p>' +
  '<p>Moradores pedem a volta da <a href="/ultimas">Obra</a> e uma data.</p>'

test('an editor finds words, replaces one and then all, and undo brings them back', async ({ page }) => {
  const { article, author } = await given.article({ fields: { content } })
  await openEdit(page, author, article.id)
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('Control+h')
  const panel = page.getByRole('search', { name: 'Localizar e substituir no texto' })
  await expect(field(page, 'Localizar')).toBeFocused()
  await page.keyboard.type('OBRA')
  await expect(panel.getByRole('status')).toHaveText('1 de 3')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status')).toHaveText('2 de 3')
  await page.keyboard.press('Shift+Enter')
  await expect(panel.getByRole('status')).toHaveText('1 de 3')
  await panel.getByRole('checkbox', { name: 'Diferenciar maiúsculas e acentos' }).click()
  await expect(panel.getByRole('status')).toHaveText('Nada encontrado')
  await panel.getByRole('checkbox', { name: 'Diferenciar maiúsculas e acentos' }).click()
  await expectAccessible(page)
  await expectFine(page)

  await field(page, 'Substituir por').fill('reforma')
  await button(page, 'Substituir').click()
  await expect(body(page).locator('h2')).toHaveText('A reforma parou')
  await expect(panel.getByRole('status')).toHaveText('1 de 2')
  await button(page, 'Substituir todas').click()
  await expect(body(page).locator('strong')).toHaveText('reforma')
  await expect(body(page).locator('a')).toHaveText('reforma')
  await expect(page.getByText('2 trocas feitas. Ctrl+Z desfaz.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(body(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(body(page).locator('strong')).toHaveText('obra')
  await expect(body(page).locator('a')).toHaveText('Obra')
  await expect(body(page).locator('h2')).toHaveText('A reforma parou')
})

test('beside a selection stand bold, link and the comment; the keys open their own list', async ({ page }) => {
  const { article, author } = await given.article({ fields: { content } })
  await openEdit(page, author, article.id)
  await body(page)
    .locator('p')
    .last()
    .dblclick({ position: { x: 20, y: 12 } })
  const bar = page.locator('.selection-bar')
  await expect(bar.getByRole('button', { name: 'Comentar' })).toBeVisible()
  await bar.locator('[aria-label=Negrito]').click()
  await expect(body(page).locator('p').last().locator('strong')).toHaveText('Moradores')
  await bar.locator('[aria-label=Link]').click()
  await expect(page.getByRole('dialog', { name: 'Inserir link' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+/')
  const list = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(list.getByText('Localizar e substituir')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(body(page)).toBeFocused()
  await page.keyboard.type('?')
  await expect(list).toHaveCount(0)
  await page.goto('/my-articles')
  // The key works once its script has loaded.
  await expect(async () => {
    await page.keyboard.press('Shift+?')
    await expect(list).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('what becomes a heading is announced in Portuguese', async ({ page }) => {
  const { article, author } = await given.article({ fields: { content } })
  await openEdit(page, author, article.id)
  await body(page).locator('p').first().click()
  await page.keyboard.press('Control+Alt+Digit3')
  await expect(page.getByRole('status').filter({ hasText: 'Intertítulo de nível 3' })).toBeAttached()
})
