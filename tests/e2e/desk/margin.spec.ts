import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { isWhole } from '#tests/support/tier.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { expectFine, overflow } from '../support/looking.ts'
import { body, button, field, openBeside, openEdit } from '../support/writing-screen.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Comentários internos' })
const thread = (page: Page, text: string) => panel(page).locator('.comment-thread').filter({ hasText: text })
const line = (page: Page) => page.locator('.saving-line')
/** The words that a highlight covers, each passage once. */
const highlighted = (page: Page, name: string) =>
  page.evaluate(of => [...(CSS.highlights.get(of) ?? [])].map(range => String(range)), name)

const text = [
  'A prefeitura informou nesta terça-feira que a obra da avenida central termina em duas semanas.',
  'Lojistas esperam a reabertura desde março e calculam perdas de um terço das vendas.',
  'Moradores dizem que o barulho começou em maio e que ninguém respondeu às reclamações.',
]
  .map(paragraph => `<p>${paragraph}</p>`)
  .join('')

/** Selects words of a paragraph as with Shift and the arrows, and waits until the editor has read the selection. */
const select = (page: Page, words: string) =>
  body(page).evaluate(async (element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at === -1) continue
      ;(element as HTMLElement).focus()
      if (getSelection()?.anchorNode === node && getSelection()?.toString() === wanted) return
      const read = new Promise(resolve => {
        document.addEventListener('selectionchange', () => setTimeout(resolve), { once: true })
      })
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length)
      return void (await read)
    }
    throw new Error(`no ${wanted}`)
  }, words)

/** Puts the caret into words by a click. */
async function clickOn(page: Page, words: string): Promise<void> {
  const spot = await body(page).evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at === -1) continue
      const range = document.createRange()
      range.setStart(node, at + 2)
      range.setEnd(node, at + 3)
      node.parentElement?.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = range.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    throw new Error(`no ${wanted}`)
  }, words)
  await page.mouse.click(spot.x, spot.y)
}

test('select, type, Ctrl+Enter: a passage is commented, answered and resolved beside the text, by keys and on a phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const author = await given.person(['author'], 'Rita Repórter')
  const editor = await given.person(['editor'], 'Célia Editora')
  const { article } = await given.article({ author, fields: { content: text } })
  await openEdit(page, author, article.id)
  const desk = await openBeside(browser, editor, article.id)

  // The measured path: one selection, one shortcut, the words, one key. The caret is back in the text.
  await select(desk, 'obra da avenida')
  await expect(desk.locator('.comment-bubble')).toContainText('Comentar')
  await desk.keyboard.press('Control+Alt+KeyM')
  await expect(field(desk, 'Comentar')).toBeFocused()
  await desk.keyboard.type('Qual avenida?')
  await desk.keyboard.press('Control+Enter')
  await expect(thread(desk, 'Qual avenida?')).toContainText('“obra da avenida”')
  const list = panel(desk).getByRole('list', { name: 'Comentários', exact: true })
  expect(await list.evaluate(each => each.scrollHeight - each.clientHeight)).toBe(0)
  await expect(body(desk)).toBeFocused()
  await expect.poll(() => highlighted(desk, 'comments')).toEqual(['obra da avenida'])
  // The same by pointer, in another paragraph.
  await select(desk, 'Moradores dizem')
  await desk.locator('.comment-bubble').click()
  await desk.keyboard.type('Quem falou?')
  await desk.keyboard.press('Control+Enter')
  await expect(thread(desk, 'Quem falou?')).toBeVisible()

  // The author sees both without a load, and the text is told apart for screen readers.
  await expect.poll(() => highlighted(page, 'comments')).toEqual(['obra da avenida', 'Moradores dizem'])
  const marks = page.getByRole('button', { name: '1 conversa neste parágrafo' })
  await expect(marks).toHaveCount(2)
  const first = body(page).locator('p').first()
  expect(await first.getAttribute('aria-details')).toBe(await marks.first().getAttribute('id'))
  // A click on the passage opens its thread; the thread leads back to the passage.
  await clickOn(page, 'obra da avenida')
  await expect(thread(page, 'Qual avenida?')).toBeInViewport()
  await expect(thread(page, 'Qual avenida?')).toHaveAttribute('data-active', 'true')
  expect(await highlighted(page, 'passage')).toEqual(['obra da avenida'])
  await expectAccessible(page)

  // What is written before and inside the passage leaves it marked, a word directly before an edited one with it; nothing of it is saved.
  await select(page, 'obra da')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('grande ')
  await select(page, 'da avenida')
  await page.keyboard.type('toda da rua')
  await expect.poll(() => highlighted(page, 'comments')).toEqual(['grande obra toda da rua', 'Moradores dizem'])
  await expect(line(page)).toHaveText('Salvo')
  const { content: saved } = await db().article.findUniqueOrThrow({ where: { id: article.id } })
  expect(saved).toContain('que a grande obra toda da rua central')
  expect(saved).not.toMatch(/mark|aria|span|data-/)

  // By keys alone: to the next passage, into its thread, an answer, and back to the caret.
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+Alt+KeyJ')
  await expect(page.locator('.text-margin [role=status]')).toContainText(
    'Trecho comentado por Célia Editora: Qual avenida?',
  )
  await page.keyboard.press('Control+Alt+KeyM')
  await expect(thread(page, 'Qual avenida?')).toBeFocused()
  await thread(page, 'Qual avenida?').getByRole('button', { name: 'Responder a Célia Editora' }).press('Enter')
  await expect(field(page, 'Resposta')).toBeFocused()
  await page.keyboard.type('A Central.')
  await page.keyboard.press('Control+Enter')
  await expect(thread(page, 'Qual avenida?').getByRole('list', { name: 'Respostas' })).toContainText('A Central.')
  await expect(thread(desk, 'Qual avenida?')).toContainText('A Central.')
  await page.keyboard.press('Escape')
  await expect(body(page)).toBeFocused()

  // Resolved, it is no longer marked.
  await thread(desk, 'Quem falou?').getByRole('button', { name: 'Resolver' }).click()
  await expect.poll(() => highlighted(page, 'comments')).toEqual(['grande obra toda da rua'])

  await desk.context().close()

  // On a phone the thread is in the sheet, and a new comment is one tap and the words.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(panel(page)).toBeHidden()
  await clickOn(page, 'obra toda da rua')
  await page.getByRole('button', { name: 'Ver comentário' }).click()
  await expect(thread(page, 'Qual avenida?')).toBeInViewport()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await select(page, 'Lojistas esperam')
  await page.locator('.comment-bubble').click()
  await expect(field(page, 'Comentar')).toBeFocused()
  await page.keyboard.type('No telefone.')
  await page.keyboard.press('Control+Enter')
  await expect(panel(page)).toBeHidden()
  await expect.poll(() => highlighted(page, 'comments')).toContain('Lojistas esperam')
  await expectFine(page)
})

/** The figure is measured in the whole run. */
const soon = isWhole ? { timeout: 3_000 } : {}

test('two people in one text see at once who comes, where the other writes, and who leaves', async ({
  page,
  browser,
}) => {
  const author = await given.person(['author'], 'Rita Repórter')
  const editor = await given.person(['editor'], 'Célia Editora')
  const { article } = await given.article({ author, fields: { content: text } })
  await openEdit(page, author, article.id)
  await clickOn(page, 'Lojistas')
  const titleTop = async () => (await field(page, 'Título').boundingBox())?.y
  const alone = await titleTop()
  const desk = await openBeside(browser, editor, article.id)
  const here = page.getByText('Célia Editora está editando este artigo.')
  await expect(here).toBeVisible(soon)
  expect(await titleTop(), 'the text jumped as somebody came').toBe(alone)
  // Who comes sees at once where the other one writes.
  await expect(desk.getByRole('img', { name: 'Rita Repórter escreve neste parágrafo' })).toBeVisible(soon)
  const place = async (of: Page, mark: string) => (await of.locator(mark).boundingBox())?.y ?? Number.NaN
  const second = await body(desk).locator('p').nth(1).boundingBox()
  expect(Math.abs((await place(desk, '.presence-mark')) - (second?.y ?? 0))).toBeLessThan(4)
  await clickOn(desk, 'Moradores')
  await expect(page.getByRole('img', { name: 'Célia Editora escreve neste parágrafo' })).toBeVisible(soon)
  await field(desk, 'Título').click()
  await expect(page.getByRole('img', { name: 'Célia Editora escreve no título' })).toBeVisible(soon)
  await expectFine(page)
  await desk.goto('/dashboard')
  await expect(here).toHaveCount(0, soon)
  await expect(page.locator('.presence-mark')).toHaveCount(0)
  await expect(button(page, 'Salvar rascunho').or(button(page, 'Salvar'))).toBeEnabled()
  await desk.context().close()
})
