import type { Page } from '@playwright/test'
import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { given, sentence } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { expectFine } from '../support/looking.ts'
import {
  body,
  button,
  field,
  insertPictures,
  openCreate,
  openEdit,
  pasteWords,
  picture,
} from '../support/writing-screen.ts'

const menu = (page: Page) => page.getByRole('listbox', { name: 'Blocos' })

/** The dialog is closed and the caret is back in the text. */
async function backInText(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(body(page)).toBeFocused()
}

/** Saves the article and gives the stored body. */
async function stored(page: Page, id: string): Promise<string> {
  await backInText(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Artigo salvo.')).toBeVisible()
  return (await db().article.findUniqueOrThrow({ where: { id } })).content
}

const opening = `<p>${sentence('Abre')}</p>`

/** A draft of a new author, with the caret on a new last line. */
async function openDraft(page: Page): Promise<{ id: string; author: SignedIn }> {
  const { article, author } = await given.article({ fields: { content: opening } })
  await openEdit(page, author, article.id)
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  return { id: article.id, author }
}

async function slash(page: Page, typed: string): Promise<void> {
  await page.keyboard.type(`/${typed}`)
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Enter')
}

test('a slash opens the menu of blocks: typing narrows it, arrows walk it, Escape closes it', async ({ page }) => {
  await openCreate(page)
  await body(page).click()
  await page.keyboard.type('/')
  const text = page.getByRole('combobox', { name: 'Conteúdo' })
  await expect(text).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByRole('option', { selected: true })).toHaveText(/^Texto/)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  const second = menu(page).getByRole('option', { selected: true })
  await expect(second).toHaveText(/^Intertítulo/)
  expect(await text.getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'))
  await page.keyboard.type('foto')
  await expect(menu(page).getByRole('option')).toHaveText(['Imagem', 'Galeria'])
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(body(page)).toHaveText('/foto')
  await expect(page.getByRole('textbox', { name: 'Conteúdo' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('120 km/h, e/ou')
  await expect(menu(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.type('/intertítulo men')
  await page.keyboard.press('Enter')
  await page.keyboard.type('O bairro')
  await expect(body(page).getByRole('heading', { level: 3 })).toHaveText('O bairro')
})

test('a pull quote, a rule and a table are written by keys, and stored as written', async ({ page }) => {
  const { id } = await openDraft(page)
  await slash(page, 'olho')
  await page.keyboard.type('Perdemos tudo')
  await page.keyboard.press('Enter')
  await slash(page, 'divisória')
  await slash(page, 'tabela')
  for (const cell of ['Área', 'Valor', 'Ano', 'Saúde', '2 mi']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  for (let cell = 0; cell < 4; cell++) await page.keyboard.press('Tab')
  await page.keyboard.type('Total')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Alt+F10')
  await button(page, 'Excluir coluna').focus()
  await page.keyboard.press('Enter')
  await button(page, 'Linha acima').press('Enter')
  await expectAccessible(page)
  expect(await stored(page, id)).toBe(
    `${opening}<aside data-kind="pull">Perdemos tudo</aside><hr />` +
      '<table><thead><tr><th>Área</th><th>Ano</th></tr></thead><tbody><tr><td>Saúde</td><td></td></tr>' +
      `${'<tr><td></td><td></td></tr>'.repeat(2)}<tr><td>Total</td><td></td></tr></tbody></table>`,
  )
})

test('an address of a video or a post, alone on an empty line, becomes its block; one undo makes it a link @whole', async ({
  page,
}) => {
  const { id } = await openDraft(page)
  const [video, post] = ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://x.com/ana/status/12']
  await pasteWords(page, video)
  await expect(body(page).getByText('Vídeo do YouTube')).toBeVisible()
  await expect(page.getByText('Vídeo inserido. Ctrl+Z deixa só o link.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(body(page).getByText('Vídeo do YouTube')).toHaveCount(0)
  await expect(body(page).getByRole('link')).toHaveText(video)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(body(page).getByText('Vídeo do YouTube')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('Veja ')
  await pasteWords(page, post)
  await page.keyboard.press('Enter')
  await pasteWords(page, post)
  await expect(body(page).getByText('Publicação no X')).toBeVisible()
  expect(await stored(page, id)).toBe(
    `${opening}<figure data-video="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Vídeo</a></figure>` +
      `<p>Veja <a href="${post}">${post}</a></p><figure data-post="x"><a href="${post}">Publicação de @ana no X</a></figure>`,
  )
})

test('pictures are pasted, dropped and chosen into the text, each with its description', async ({ page }) => {
  const { id } = await openDraft(page)
  await insertPictures(page, 'paste', ['a.jpg'])
  await expect(page.getByAltText('Prévia da imagem')).toBeVisible()
  await button(page, 'Salvar imagem').click()
  await expect(page.getByText('Descreva a imagem para quem não pode vê-la.')).toBeVisible()
  await expect(field(page, 'Descrição (texto alternativo)')).toBeFocused()
  await field(page, 'Descrição (texto alternativo)').fill('A ponte')
  await field(page, 'Legenda (opcional)').fill('Ontem')
  await field(page, 'Crédito (opcional)').fill('Ana Prado')
  await page.getByRole('radio', { name: 'À esquerda, com o texto ao lado' }).click()
  await expectAccessible(page)
  await button(page, 'Salvar imagem').click()
  await expect(body(page).getByAltText('A ponte')).toBeVisible()

  await insertPictures(page, 'drop', ['b.jpg', 'c.jpg'])
  await expect(page.getByRole('heading', { name: 'Inserir fotos' })).toBeVisible()
  await field(page, 'Descrição da foto 1').fill('O rio')
  await field(page, 'Descrição da foto 2').fill('A feira')
  await expect(page.getByText('2 fotos', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Fotos soltas, uma abaixo da outra' }).click()
  await button(page, 'Salvar fotos').click()
  await expect(body(page).getByAltText('A feira')).toBeVisible()

  await button(page, 'Imagem').click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'd.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await field(page, 'Descrição (texto alternativo)').fill('A praça')
  await expect(page.getByAltText('Prévia da imagem')).toBeVisible()
  await button(page, 'Salvar imagem').click()
  const html = await stored(page, id)
  expect(html).toMatch(
    /<figure data-align="left"><img src="\/uploads\/[0-9a-f-]{36}\/1400\.webp" alt="A ponte" width="1400" height="900" \/><figcaption>Ontem <small>Ana Prado<\/small><\/figcaption><\/figure>/,
  )
  expect(html).not.toContain('data-gallery')
  expect(html).toMatch(/alt="O rio"[^>]*><\/figure><figure><img [^>]*alt="A feira"/)
  expect(html).toContain('alt="A praça"')
})

test('a text with every block is accessible, fits and loads nothing from other sites @whole', async ({ page }) => {
  const { article: other } = await given.article({ status: 'published' })
  const cell = '<td>Uma célula de tabela</td>'
  const content =
    `${opening}<aside data-kind="pull">Perdemos tudo</aside><table><thead><tr>${'<th>Coluna</th>'.repeat(6)}</tr></thead>` +
    `<tbody><tr>${cell.repeat(6)}</tr></tbody></table><figure data-post="x"><a href="https://x.com/ana/status/12">Fecha hoje</a></figure>` +
    `<figure data-align="wide"><img src="/favicon.ico" alt="Um selo" /></figure><aside data-related="${other.id}"><a href="/a">b</a></aside>`
  const { article } = await given.article({ status: 'published', fields: { content } })
  await page.goto(`/campina-grande-pb/${article.slug}`)
  await expect(page.locator('.story aside[data-related]')).toBeVisible()
  await expectFine(page)
})
