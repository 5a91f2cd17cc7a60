import type { Page } from '@playwright/test'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { comeBack, compose } from '../../support/chaos/browser/hand.ts'
import { fieldsWith, given, sentence } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { body, button, openBeside, openEdit } from '../support/writing-screen.ts'

const line = (page: Page) => page.locator('.saving-line')
const stored = (id: string) => db().article.findUniqueOrThrow({ where: { id } })
const two = `<p>${sentence('Abertura')}</p><p>${sentence('Meio')}</p>`

/** Somebody else saves another body, and the page takes it in. */
async function saveElsewhere(page: Page, id: string, content: string): Promise<void> {
  const { version, title, slug, summary } = await stored(id)
  await saveArticle(await given.editor(), { id, version, fields: fieldsWith({ title, slug, summary, content }) })
  await comeBack(page)
}

/** Makes the editor throw, as an error in its own code would. */
const breakEditor = (page: Page) =>
  body(page).evaluate(element => {
    const { __lexicalEditor: editor } = element as unknown as { __lexicalEditor: { update(work: () => void): void } }
    editor.update(() => {
      throw new Error('the editor broke')
    })
  })

test('the caret stands in a paragraph that somebody else changes: what is typed next stays', async ({
  page,
  browser,
}) => {
  const { author, article } = await given.article({ fields: { content: two } })
  await openEdit(page, author, article.id)
  const other = await openBeside(browser, await given.editor(), article.id)
  await body(page).getByText('Abertura').click()
  await page.keyboard.press('End')
  await body(other).getByText('Abertura').click()
  await other.keyboard.press('Home')
  await other.keyboard.type('Da editora. ')
  await expect(line(other)).toHaveText('Salvo')
  await comeBack(page)
  await expect(body(page)).toContainText('Da editora.')
  await page.keyboard.type(' Do autor.')
  await expect(line(page)).toHaveText('Salvo')
  await page.reload()
  await expect(body(page)).toContainText('Do autor.')
  const { content } = await stored(article.id)
  expect(content).toContain('<p>Da editora. Abertura')
  expect(content).toContain('Do autor.')
  await other.context().close()
})

test('undo after somebody else’s save takes back one’s own words and no others @whole', async ({ page }) => {
  const { author, article } = await given.article({ fields: { content: two } })
  await openEdit(page, author, article.id)
  await body(page).getByText('Meio').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Do autor.')
  await expect(line(page)).toHaveText('Salvo')
  const { content } = await stored(article.id)
  await saveElsewhere(page, article.id, content.replace('Abertura:', 'Abertura da editora:'))
  await expect(body(page)).toContainText('da editora')
  await page.keyboard.press('Control+z')
  await expect(body(page)).not.toContainText('Do autor.')
  await expect(body(page)).toContainText('da editora')
  await page.keyboard.press('Control+Shift+z')
  await expect(body(page)).toContainText('Do autor.')
  await expect(body(page)).toContainText('da editora')
  await expect(line(page)).toHaveText('Salvo')
})

test.describe('where both changed the same word', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  for (const [side, place] of [
    ['Ficar com a versão salva', 'terça'],
    ['Ficar com a minha', 'municipal'],
    ['Ficar com a versão salva', 'municipal'],
  ] as const)
    test(`the caret behind “${place}” in their paragraph stays there: ${side}`, async ({ page }) => {
      const { author, article } = await given.article({
        fields: { content: '<p>O posto municipal abre na segunda cedo, e atende até o fim da tarde.</p><p>Fecho.</p>' },
      })
      await openEdit(page, author, article.id)
      await page.route('**/api/writing', route => route.abort())
      await body(page).getByText('O posto').click()
      await page.keyboard.press('Home')
      for (let word = 0; word < 5; word++) await page.keyboard.press('ControlOrMeta+ArrowRight')
      await page.keyboard.press('ControlOrMeta+Shift+ArrowRight')
      await page.keyboard.type(' terça')
      if (place === 'municipal') await page.keyboard.press('Home')
      if (place === 'municipal')
        for (let word = 0; word < 3; word++) await page.keyboard.press('ControlOrMeta+ArrowRight')
      const { title, slug, summary } = article
      const content = '<p>O posto municipal abre na quarta cedo, e atende até o fim da tarde inteira.</p><p>Fecho.</p>'
      await saveArticle(await given.editor(), {
        id: article.id,
        version: 1,
        fields: fieldsWith({ title, slug, summary, content }),
      })
      await page.unroute('**/api/writing')
      await button(page, 'Comparar e escolher').click()
      await page.getByText(side).click()
      await button(page, 'Salvar com estas escolhas').click()
      await expect(page.getByText('Artigo salvo.')).toBeVisible()
      await page.keyboard.type(' bem')
      await expect(line(page)).toHaveText('Salvo')
      expect((await stored(article.id)).content).toMatch(place === 'terça' ? / quarta bem cedo,/ : /municipal bem abre/)
    })
})

test('a word that is being composed is not torn when its paragraph changes @whole', async ({ page }) => {
  const { author, article } = await given.article({ fields: { content: two } })
  await openEdit(page, author, article.id)
  await body(page).getByText('Abertura').click()
  await page.keyboard.press('End')
  await saveElsewhere(page, article.id, two.replace('Abertura:', 'Abertura da editora:'))
  await compose(page, 'composta', 2_500)
  await page.keyboard.type(' e mais')
  await expect(async () => {
    if (await button(page, 'Comparar e escolher').isVisible()) {
      await button(page, 'Comparar e escolher').click()
      await button(page, 'Salvar com estas escolhas').click()
    }
    await expect(line(page)).toHaveText('Salvo', { timeout: 2_000 })
  }).toPass()
  const { content } = await stored(article.id)
  expect(content).toMatch(/composta.* e mais/)
  expect(content).toContain('da editora')
})

test('Enter acts where the caret stands, also when the browser has not told the editor of it @whole', async ({
  page,
}) => {
  const { author, article } = await given.article({ fields: { content: two } })
  await openEdit(page, author, article.id)
  await body(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await expect(button(page, 'Negrito')).toBeEnabled()
  // In one task, as a fast key on a slow computer.
  await body(page).evaluate(element => {
    const text = document.createTreeWalker(element.lastElementChild ?? element, NodeFilter.SHOW_TEXT).nextNode()
    if (text) getSelection()?.setBaseAndExtent(text, 4, text, 4)
    const key = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true }
    element.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  await expect(body(page).locator('p')).toHaveCount(3)
  await expect(body(page)).toContainText('Abertura')
})

test.describe('an editor that throws', () => {
  test.use({ expectedErrors: [/the editor broke|ERR_FAILED/] })

  test('keeps the words in the journal when somebody else saved meanwhile: a reload joins both @whole', async ({
    page,
  }) => {
    const { author, article } = await given.article({ fields: { content: two } })
    await openEdit(page, author, article.id)
    // Nothing of this page reaches the server before its editor throws.
    await page.route('**/api/writing', route => route.abort())
    const { title, slug, summary } = article
    const theirs = fieldsWith({ title, slug, summary, content: two.replace('Abertura:', 'Abertura da editora:') })
    await body(page).getByText('Meio').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Antes do erro.')
    await breakEditor(page)
    await expect(line(page)).toHaveText('O editor parou: guardado neste navegador')
    await saveArticle(await given.editor(), { id: article.id, version: 1, fields: theirs })
    await page.unroute('**/api/writing')
    await button(page, 'Recarregar').click()
    await button(page, 'Restaurar').click()
    await expect(line(page)).toHaveText('Salvo')
    const { content } = await stored(article.id)
    expect(content).toContain('Abertura da editora:')
    expect(content).toContain('Antes do erro.')
  })
})
