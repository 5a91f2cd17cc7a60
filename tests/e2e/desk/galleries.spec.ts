import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { given, sentence } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { counting } from '../support/counting.ts'
import { expectFine } from '../support/looking.ts'
import { body, button, field, insertPictures, openEdit } from '../support/writing-screen.ts'

const names = (count: number) => Array.from({ length: count }, (_, place) => `IMG_${place + 1}.jpg`)

/** A draft of an editor, with the caret on a new last line. */
async function openDraft(page: Page): Promise<string> {
  const editor = await given.editor()
  const { article } = await given.article({ author: editor, fields: { content: `<p>${sentence('Posse')}</p>` } })
  await openEdit(page, editor, article.id)
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  return article.id
}

/** Drops files, describes them all, and publishes. */
async function publishGallery(page: Page, count: number, { click }: ReturnType<typeof counting>): Promise<void> {
  await insertPictures(page, 'drop', names(count))
  const dialog = page.getByRole('dialog', { name: 'Inserir fotos' })
  await click(dialog.getByLabel('Descrição para todas (texto alternativo)'))
  await page.keyboard.type('A posse do prefeito na Câmara')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ana Prado')
  await expect(dialog.getByText(`${count} fotos`, { exact: true })).toBeVisible({ timeout: count * 4_000 })
  await click(dialog.getByRole('button', { name: 'Salvar galeria' }))
  await expect(body(page).getByText(`Galeria com ${count} fotos`)).toBeVisible()
  await click(button(page, 'Publicar Artigo'))
  await click(button(page, 'Publicar agora'))
  await expect(toast(page, 'Artigo publicado! Validação SEO em andamento...')).toBeVisible()
}

test('thirty files from the drop to the published gallery: at most 12 clicks @whole', async ({ page }) => {
  test.setTimeout(300_000)
  const id = await openDraft(page)
  const counted = counting(page)
  await publishGallery(page, 30, counted)
  expect(counted.done.clicks).toBeLessThanOrEqual(12)
  const { content, status } = await db().article.findUniqueOrThrow({ where: { id } })
  expect({ status, pictures: content.match(/<img /g)?.length }).toEqual({ status: 'published', pictures: 30 })
})

test.describe('with a file that is refused', () => {
  test.use({ expectedErrors: [/422.*\/api\/uploads/] })

  test('six files are one gallery, put in order by keys; a refused file stops no other; readers open the fifth by its address', async ({
    page,
    browser,
  }) => {
    const id = await openDraft(page)
    await insertPictures(page, 'drop', names(6))
    const dialog = page.getByRole('dialog', { name: 'Inserir fotos' })
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'texto.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('isto não é uma foto'),
    })
    await expect(dialog.getByText('texto.jpg: ')).toBeVisible()
    await expect(dialog.getByText('6 de 7 fotos enviadas, 1 recusada')).toBeVisible()
    await field(page, 'Legenda da foto 6').fill('O abraço')
    await field(page, 'Crédito para todas').fill('Ana Prado')
    await button(page, 'Subir foto 6').press('Enter')
    await expect(field(page, 'Legenda da foto 5')).toHaveValue('O abraço')
    await dialog.getByRole('button', { name: 'Salvar galeria' }).click()
    await expect(dialog.getByText('1 foto não foi enviada. Envie de novo ou tire da lista.')).toBeVisible()
    await expectAccessible(page)
    // The words of the form are asked about before they are lost.
    page.once('dialog', question => question.dismiss())
    await page.keyboard.press('Escape')
    await button(page, 'Tirar foto 7').click()
    await dialog.getByRole('button', { name: 'Salvar galeria' }).click()
    await expect(body(page).getByText('Falta descrever 6 fotos.')).toBeVisible()
    await button(page, 'Editar galeria').click()
    await field(page, 'Descrição para todas (texto alternativo)').fill('A posse')
    await field(page, 'Descrição da foto 5').fill('O prefeito abraça a mãe')
    await button(page, 'Salvar galeria').click()
    await expectFine(page)
    await button(page, 'Publicar Artigo').click()
    await button(page, 'Publicar agora').click()
    await expect(toast(page, 'Artigo publicado! Validação SEO em andamento...')).toBeVisible()

    const { slug } = await db().article.findUniqueOrThrow({ where: { id } })
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
    const reader = await context.newPage()
    await reader.goto(`/article/${slug}`)
    const small = reader.locator('.story figure figure > a')
    await expect(small.filter({ visible: true })).toHaveCount(4)
    await reader.getByRole('link', { name: 'Ver as 6 fotos' }).click()
    await expect(small.filter({ visible: true })).toHaveCount(6)
    await reader.getByRole('link', { name: 'Foto 5 de 6: O prefeito abraça a mãe' }).click()
    await expect(reader).toHaveURL(/#foto-5$/)
    const large = reader.locator('.story img[data-large]').filter({ visible: true })
    await expect(large).toHaveAttribute('alt', 'O prefeito abraça a mãe')
    await expect(reader.locator('figcaption').filter({ visible: true })).toHaveText('Foto 5 de 6 O abraço Ana Prado')
    // Neither the page behind the picture nor its links are there meanwhile.
    await expect(reader.getByRole('heading', { level: 1 })).toBeHidden()
    await reader.getByRole('link', { name: 'Próxima' }).click()
    await expect(reader).toHaveURL(/#foto-6$/)
    await reader.goBack()
    await expect(large).toHaveAttribute('alt', 'O prefeito abraça a mãe')
    await reader.getByRole('link', { name: 'Voltar ao texto' }).click()
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    await reader.goto(`/article/${slug}#foto-2`)
    await expect(reader.locator('#foto-2 img[data-large]')).toBeVisible()
    await context.close()
  })
})
