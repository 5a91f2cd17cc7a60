import { randomUUID } from 'node:crypto'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { body, button, field, openEdit, openTab, pasteWords } from '../support/writing-screen.ts'

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
