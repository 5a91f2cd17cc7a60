import { db } from '#server/platform/db/db.ts'
import { given, sentence } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { pageOf } from '../support/session.ts'
import { body, button, openEdit, openTab, picture, publish } from '../support/writing-screen.ts'

test('a picture is kept and described, found for a cover and for the text, and replaced in all texts', async ({
  page,
  browser,
}) => {
  const editor = await given.editor()
  const mark = `quadra ${editor.id.slice(0, 8)}`
  const desk = await pageOf(browser, editor)
  await desk.goto('/mesa/imagens')
  const uploaded = desk.waitForResponse(answer => answer.url().endsWith('/api/uploads'))
  await desk
    .locator('main input[type=file]')
    .setInputFiles({ name: 'quadra.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  const pictures = desk.getByRole('list', { name: 'Imagens do acervo' })
  const { id } = await (await uploaded).json()
  await pictures.locator(`button:has(img[src*="${id}"])`).click()
  const dialog = desk.getByRole('dialog', { name: 'Imagem do acervo' })
  await expect(dialog.getByText('Nenhum texto mostra esta imagem.')).toBeVisible()
  await dialog.getByLabel('Descrição (texto alternativo)').fill(`Crianças na ${mark}`)
  await dialog.getByLabel('Crédito', { exact: true }).fill('Rita Lima')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Salvar no acervo' }).click()
  await expect(desk.getByText('Imagem guardada no acervo.')).toBeVisible()

  // Two clicks for a cover, with its words.
  const { author, article } = await given.article({ fields: { content: `<p>${sentence('Um')}</p>` } })
  await openEdit(page, author, article.id)
  await openTab(page, 'Capa')
  await button(page, 'Escolher do acervo').click()
  const library = page.getByRole('dialog', { name: 'Acervo de imagens' })
  await library.getByLabel('Palavras').fill(mark.toUpperCase())
  await expect(library.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await library.getByRole('listitem').getByRole('button').click()
  await expect(page.getByLabel('Descrição da capa (texto alternativo)')).toHaveValue(`Crianças na ${mark}`)
  await expect(page.getByLabel('Crédito da capa')).toHaveValue('Rita Lima')

  // Four for the text.
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await button(page, 'Imagem').click()
  await button(page, 'Escolher do acervo').click()
  await library.getByLabel('Palavras').fill(mark)
  await expect(library.getByRole('listitem')).toHaveCount(1)
  await library.getByRole('listitem').getByRole('button').click()
  await button(page, 'Salvar imagem').click()
  await expect(body(page).getByAltText(`Crianças na ${mark}`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Artigo salvo.')).toBeVisible()

  const kept = await db().media.findFirstOrThrow({ where: { alt: `Crianças na ${mark}` } })
  const address = `/uploads/${kept.id}/${kept.widths.at(-1)}.webp`
  // Nobody but the staff loads the picture of a draft.
  const stranger = await browser.newContext()
  expect((await stranger.request.get(address)).status()).toBe(404)
  await openEdit(desk, editor, article.id)
  await publish(desk)
  await expect.poll(async () => (await stranger.request.get(address)).status()).toBe(200)
  const open = await stranger.request.get(address)
  expect(open.headers()['cache-control']).toBe('public, max-age=31536000, s-maxage=1, immutable')

  await desk.goto('/mesa/imagens')
  await desk.getByLabel('Palavras').fill(mark)
  await expect(pictures.getByRole('button')).toHaveCount(1)
  await pictures.getByRole('button').click()
  await expect(dialog.getByRole('link', { name: article.title })).toBeVisible()
  await dialog.getByText('Trocar por outra imagem em todos os textos').click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'nova.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await expect(dialog.getByAltText('Nova imagem')).toBeVisible()
  await dialog.getByLabel('Descrição da nova imagem').fill(`A ${mark} reformada`)
  await dialog.getByRole('button', { name: 'Trocar a imagem em todos os textos' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Trocar em todos os textos' }).click()
  await expect(desk.getByText('Imagem trocada em 1 texto.')).toBeVisible()
  const reader = await stranger.newPage()
  await reader.goto(`/article/${article.slug}`)
  await expect(reader.locator('main').getByAltText(`A ${mark} reformada`)).toHaveCount(2)
  expect((await stranger.request.get(address)).status()).toBe(404)
})
