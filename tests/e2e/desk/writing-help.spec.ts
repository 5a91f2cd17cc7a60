import { randomUUID } from 'node:crypto'
import { given, sentence } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { expectFine } from '../support/looking.ts'
import { body, button, field, openCreate, openEdit, openTab, pasteWords } from '../support/writing-screen.ts'

test('a pasted address takes its page’s title, and the letters of a tag offer those that exist @whole', async ({
  page,
}) => {
  const tag = `Travessia ${randomUUID().slice(0, 8)}`
  const known = await given.article({ status: 'published', fields: { title: 'Balsa volta ao rio', tags: [tag] } })
  const { author, article } = await given.article()
  await openEdit(page, author, article.id)
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Leia ')
  const address = `${house.url}/article/${known.article.slug}`
  await pasteWords(page, address)
  const link = body(page).getByRole('link')
  await expect(link).toHaveText('Balsa volta ao rio')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(link).toHaveText(address)

  await openTab(page, 'Lugares e tags')
  await field(page, 'Tags').fill(tag.toLowerCase().slice(0, -1))
  await expect(page.getByRole('option', { name: `${tag} (1 artigo)` })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Tags escolhidas' })).toContainText(tag)

  // What was begun and given up is no tag of the published text.
  await field(page, 'Tags').fill('transp')
  await page.keyboard.press('Escape')
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(field(page, 'Tags')).toHaveValue('', { timeout: 100 })
  }).toPass()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('list', { name: 'Tags escolhidas' })).not.toContainText('transp')
})

test('half a word in the box of tags becomes no tag: it waits there, and a comma that names no key adds it @whole', async ({
  page,
}) => {
  const tag = `Travessia ${randomUUID().slice(0, 8)}`
  await given.article({ status: 'published', fields: { tags: [tag] } })
  const { author, article } = await given.article({ fields: { tags: ['Obras'] } })
  await openEdit(page, author, article.id)
  await openTab(page, 'Lugares e tags')
  const chosen = page.getByRole('list', { name: 'Tags escolhidas' }).getByRole('listitem')
  const offer = page.getByRole('option', { name: `${tag} (1 artigo)` })
  const letters = tag.toLowerCase().slice(0, -3)
  await field(page, 'Tags').fill(letters)
  await expect(offer).toBeVisible()
  await field(page, 'Título').click()
  await expect(offer).toBeHidden()
  await expect(chosen).toHaveText(['Obras'])
  await expect(field(page, 'Tags')).toHaveValue(letters)
  await expect(page.getByText(`“${letters}” ainda não é uma tag`)).toBeVisible()
  await expectFine(page)
  if (!(await field(page, 'Tags').isVisible())) await button(page, 'Painel').click()
  await field(page, 'Tags').focus()
  await offer.click()
  await expect(chosen).toHaveText(['Obras', tag])
  // As a phone's keyboard does: the letters change, and no key is told.
  await field(page, 'Tags').fill('Balsa,')
  await expect(chosen).toHaveText(['Obras', tag, 'Balsa'])
  await expect(field(page, 'Tags')).toHaveValue('')
})

test('the preview on a phone is as wide as one; on a phone every tool of the text is in reach @whole', async ({
  page,
}) => {
  const { author, article } = await given.article()
  await openEdit(page, author, article.id)
  const [preview] = await Promise.all([page.waitForEvent('popup'), button(page, 'Ver prévia no celular').click()])
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(article.title)
  expect(await preview.evaluate(() => window.innerWidth)).toBe(390)
  await preview.close()

  await page.setViewportSize({ width: 360, height: 740 })
  const tools = page.getByRole('toolbar').getByRole('button')
  await expect(tools.first()).toBeVisible()
  await button(page, 'Todas as ferramentas').click()
  expect(await tools.count()).toBeGreaterThan(12)
  for (const tool of await tools.all()) {
    await tool.scrollIntoViewIfNeeded()
    const isHit = await tool.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isHit, (await tool.getAttribute('aria-label')) ?? '').toBe(true)
  }
})

test('each tab of the panel begins at its top, and its tabs stay in sight at the end of the page @whole', async ({
  page,
}) => {
  const content = Array.from({ length: 30 }, (_, n) => `<p>${sentence(`Parágrafo ${n}`)}</p>`).join('')
  const { article } = await given.article({ fields: { content } })
  await openEdit(page, await given.editor(), article.id)
  const panel = page.locator('.side-panel')
  await openTab(page, 'Publicação')
  await panel.evaluate(element => element.scrollTo(0, element.scrollHeight))
  await expect.poll(() => panel.evaluate(element => element.scrollTop)).toBeGreaterThan(0)
  await openTab(page, 'Busca e redes')
  expect(await panel.evaluate(element => element.scrollTop)).toBe(0)
  const top = async () => (await panel.boundingBox())?.y ?? Number.NaN
  const first = await top()
  await page.mouse.move(300, 500)
  await page.keyboard.press('ControlOrMeta+End')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  // A pixel is the header's border, under which it sticks.
  expect(Math.abs((await top()) - first)).toBeLessThan(2)
  await openTab(page, 'Versões')
  await expect(page.getByRole('region', { name: 'Versões' })).not.toContainText(' até ')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the panel’s head is one line of tabs, each in reach, and the bar leaves the header’s room to the text @whole', async ({
    page,
  }) => {
    const { author, article } = await given.article()
    await openEdit(page, author, article.id)
    await button(page, 'Painel').click()
    const head = page.locator('.side-tabs')
    expect((await head.boundingBox())?.height).toBeLessThan(70)
    await expect(page.getByRole('tab', { name: 'Publicação' })).toBeFocused()
    for (let step = 0; step < 7; step++) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.99 })
    }
    await expect(page.getByRole('tab', { name: 'Busca e redes' })).toBeFocused()
    await button(page, 'Fechar painel').click()
    // The tab that opens by itself is in sight too.
    await button(page, 'Painel').click()
    await expect(page.getByRole('tab', { name: 'Busca e redes' })).toBeInViewport({ ratio: 0.99 })
    await button(page, 'Fechar painel').click()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(async () => (await page.locator('.writing-bar').boundingBox())?.y).toBe(0)
  })

  test('the main acts of a draft stand on one line @whole', async ({ page }) => {
    await openCreate(page)
    await field(page, 'Título').pressSequentially('Feira de livros')
    // Comes with the first save on its own.
    await expect(button(page, 'Ver prévia')).toBeVisible()
    const tops = await page.locator('.writing-acts button').evaluateAll(acts => {
      const shown = acts.filter(act => act.checkVisibility())
      return shown.map(act => Math.round(act.getBoundingClientRect().top))
    })
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
    await expect(button(page, 'Salvar rascunho')).toBeVisible()
  })

  test('the dialog before a publication shows what goes live and the button at once @whole', async ({ page }) => {
    const { article } = await given.article({ status: 'review', fields: { tags: [], cities: [] } })
    await openEdit(page, await given.editor(), article.id)
    await button(page, 'Publicar Artigo').click()
    const dialog = page.getByRole('dialog', { name: 'Publicar artigo' })
    await expect(dialog.getByRole('button', { name: 'Publicar agora' })).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Publicar agora' })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('heading', { name: 'Publicar artigo' })).toBeInViewport({ ratio: 1 })
    await expectFine(page)
  })
})
