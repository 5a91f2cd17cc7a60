import type { Page } from '@playwright/test'
import { editPath } from '#lib/addresses/paths.ts'
import { given, sentence } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { signInAs } from '../support/session.ts'
import { body } from '../support/writing-screen.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar em tudo' })
const entry = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

/** Opens the palette by its keys once the screen's scripts run. */
async function openByKeys(page: Page, keys = 'ControlOrMeta+k'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(keys)
    await expect(palette(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

test('an editor goes from a list to a draft by keys, and comes back to the caret', async ({ page }) => {
  const mark = `Carcará ${crypto.randomUUID().slice(0, 8)}`
  const { article } = await given.article({
    fields: { title: `${mark} pousa na torre`, content: `<p>Primeira frase.</p><p>${sentence('Fim')}</p>` },
  })
  await given.article({ fields: { title: `O ${mark}` } })
  const editor = await given.editor()
  await signInAs(page.context(), editor.id)
  await page.goto('/mesa')
  await openByKeys(page)
  await expect(entry(page, 'Telas: Artigos Mesa')).toBeVisible()
  await expect(entry(page, /Administração/)).toHaveCount(0)

  // What begins as typed comes first, older though it is.
  await page.keyboard.type(mark)
  await expect(entry(page, new RegExp(`^Matérias: ${mark} pousa na torre .* Rascunho$`))).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(entry(page, new RegExp(`^Matérias: O ${mark}`))).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${editPath(article.id)}`)
  await expect(palette(page)).toHaveCount(0)

  await body(page).getByText('Primeira frase.').click()
  await page.keyboard.press('End')
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowLeft')
  await openByKeys(page, 'ControlOrMeta+Shift+k')
  await page.keyboard.type('nada')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(body(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(body(page)).toContainText('Primeira fra!se.')
  // In the text Ctrl+K is the link's.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'Inserir link' })).toBeVisible()
})

test('on a phone the button opens it; its last entry reads whole texts', async ({ page }) => {
  const word = `Siriri${crypto.randomUUID().slice(0, 6)}`
  const title = `Coro ensaia ${word.slice(6)}`
  await given.article({ fields: { title, content: `<p>O ${word} abre a festa.</p><p>${sentence('Fim')}</p>` } })
  await page.setViewportSize({ width: 390, height: 844 })
  const editor = await given.editor()
  await signInAs(page.context(), editor.id)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Buscar em tudo' }).click()
  await page.keyboard.type('pautas')
  await expect(entry(page, 'Telas: Pautas Redação')).toBeVisible()
  await palette(page).getByRole('combobox').fill(word)
  await expectAccessible(page)
  await entry(page, /nos textos$/).click()
  await page.waitForURL(url => url.pathname === '/mesa')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
})
