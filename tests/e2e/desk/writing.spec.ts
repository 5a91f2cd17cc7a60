import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { pageOf } from '../support/session.ts'
import {
  body,
  button,
  field,
  openCreate,
  openEdit,
  openTab,
  pasteWords,
  picture,
  publish,
} from '../support/writing-screen.ts'

/** Puts a word processor's clipboard content on the clipboard and pastes it. */
async function paste(page: Page, file: string): Promise<void> {
  await pasteHtml(page, await readFile(join(import.meta.dirname, '../../support/paste', file), 'utf8'))
}

async function pasteHtml(page: Page, html: string): Promise<void> {
  await body(page).evaluate((element, text) => {
    const data = new DataTransfer()
    data.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
}

test('a pasted form whose fields and pictures have the names of properties is pasted like any text @whole', async ({
  page,
}) => {
  await openCreate(page)
  const names = [
    'attributes',
    'childNodes',
    'localName',
    'nodeType',
    'nodeName',
    'textContent',
    'parentNode',
    'firstChild',
  ]
  const fields = names.map(name => `<input name="${name}"><img name="${name}" src="">`).join('')
  const ofDocument = ['body', 'documentElement', 'querySelectorAll']
    .map(name => `<form name="${name}"></form>`)
    .join('')
  for (const [n, tag] of ['form', 'div', 'p'].entries()) {
    await body(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await pasteHtml(
      page,
      `${ofDocument}<${tag}>${fields}<p>Colado ${n} <b>em negrito</b></p></${tag}><p>Depois ${n}</p>`,
    )
    await expect(body(page)).toContainText(`Colado ${n} em negrito`)
    await expect(body(page)).toContainText(`Depois ${n}`)
  }
  // HTML in which nothing may be kept.
  await pasteHtml(page, '<form><input name="attributes"><input name="childNodes"></form>')
  await page.keyboard.type(' E segue.')
  await expect(body(page)).toContainText('E segue.')
})

test('an author writes, hands in, an editor publishes, and a visitor reads the text', async ({ page, browser }) => {
  const author = await openCreate(page)
  const mark = `Câmara aprova o plano diretor ${Date.now()}`
  await field(page, 'Título').fill(mark)
  await expect(field(page, 'Endereço')).toHaveValue(/^camara-aprova-o-plano-diretor-\d+$/)
  await field(page, 'Resumo').fill('Texto passou por doze votos a nove depois de seis horas de sessão.')
  await body(page).click()
  await page.keyboard.type('## O que muda')
  await page.keyboard.press('Enter')
  await page.keyboard.type('O plano foi aprovado por ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('doze votos')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' a nove, e segue para sanção.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- prédios mais altos')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('no centro')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('> “Foi uma vitória.”')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByLabel('Endereço').fill('camara.example/ata')
  await field(page, 'Texto do link').fill('Leia a ata')
  await button(page, 'Salvar link').click()
  await expect(body(page).getByRole('link', { name: 'Leia a ata' })).toHaveAttribute(
    'href',
    'https://camara.example/ata',
  )

  await openTab(page, 'Capa')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'f.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await expect(page.getByAltText('Prévia da capa')).toBeVisible()
  await field(page, 'Descrição da capa (texto alternativo)').fill('Plenário cheio')
  await field(page, 'Crédito da capa').fill('Ana Prado')
  await openTab(page, 'Lugares e tags')
  await field(page, 'Tags').pressSequentially('Política,politica,Cidade,')
  await expect(page.getByRole('list', { name: 'Tags escolhidas' }).getByRole('listitem')).toHaveText([
    'Política',
    'Cidade',
  ])
  await field(page, 'Cidades').fill('chapeco')
  await page.getByRole('option', { name: 'Chapecó (SC)', exact: true }).click()
  await expectAccessible(page)
  await button(page, 'Salvar rascunho').dblclick()
  await expect(page.getByText('Artigo criado como rascunho.')).toBeVisible()
  await expect(page).toHaveURL(/\/edit$/)

  const made = await db().article.findMany({ where: { authorId: author.id } })
  expect(made).toHaveLength(1)
  const [article] = made
  expect(article?.content).toBe(
    '<h2>O que muda</h2><p>O plano foi aprovado por <strong>doze votos</strong> a nove, e segue para sanção.</p>' +
      '<ul><li>prédios mais altos<ul><li>no centro</li></ul></li></ul><blockquote><p>“Foi uma vitória.”</p></blockquote>' +
      '<p><a href="https://camara.example/ata">Leia a ata</a></p>',
  )
  await page.goto(`/article/${article?.id}/edit`)
  await expect(body(page)).toBeVisible()
  await field(page, 'Resumo').fill('Texto passou por doze votos a nove.')
  await button(page, 'Enviar para Revisão').click()
  await expect(page.getByText('Artigo enviado para revisão.')).toBeVisible()

  const editor = await pageOf(browser, await given.editor())
  await editor.goto(`/article/${article?.id}/edit`)
  await publish(editor)
  await expect(editor.getByText('Artigo publicado! Validação SEO em andamento...')).toBeVisible()
  await editor.context().close()

  const reader = await (await browser.newContext()).newPage()
  await reader.goto(`/chapeco-sc/${article?.slug}`)
  await expect(reader.getByRole('heading', { name: mark })).toBeVisible()
  await expect(reader.getByText('Texto passou por doze votos a nove.')).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Leia a ata' })).toBeVisible()
  await reader.context().close()

  await page.goto(`/article/${article?.id}/edit`)
  await expect(page.getByText('Este artigo está no ar.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a paste from Word and one from Google Docs are cleaned', async ({ page }) => {
  await openCreate(page)
  await body(page).click()
  await paste(page, 'word.html')
  await expect(body(page).getByRole('heading', { level: 2, name: 'O que se sabe' })).toBeVisible()
  await expect(
    body(page)
      .getByRole('listitem')
      .filter({ hasText: /^Água$/ }),
  ).toBeVisible()
  await expect(body(page).locator('img, [style*="mso"], font')).toHaveCount(0)
  await expect(page.getByText('Ficou de fora da colagem: imagens; texto oculto.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await paste(page, 'google-docs.html')
  await expect(body(page).getByRole('link', { name: 'a ata' })).toHaveAttribute(
    'href',
    'https://camara.example/ata?n=7',
  )
  await expect(body(page).locator('strong')).toHaveText(['12 votos a 9', 'Postos'])
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(body(page).getByRole('heading', { level: 2, name: 'O que se sabe' })).toBeVisible()
})

test('raised, lowered and struck words are written by keys and buttons, pasted, saved, and shown to readers', async ({
  page,
}) => {
  const { article, author } = await given.article({ status: 'draft' })
  await openEdit(page, author, article.id)
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('A lei n')
  for (const [keys, typed] of [
    ['ControlOrMeta+.', 'o'],
    ['ControlOrMeta+.', ' 12, 10 m'],
    ['ControlOrMeta+.', '2'],
    ['ControlOrMeta+.', ', H'],
    ['ControlOrMeta+,', '2'],
    ['ControlOrMeta+,', 'O, o Ex'],
  ] as const) {
    await page.keyboard.press(keys)
    await page.keyboard.type(typed)
  }
  await button(page, 'Sobrescrito').click()
  await expect(button(page, 'Sobrescrito')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('mo')
  await page.keyboard.press('ControlOrMeta+.')
  await page.keyboard.type(' e ')
  await page.keyboard.press('ControlOrMeta+Shift+x')
  await page.keyboard.type('nada')
  await page.keyboard.press('ControlOrMeta+Shift+x')
  await page.keyboard.type(' tudo')
  await page.keyboard.press('Enter')
  await pasteHtml(
    page,
    '<p>Antes:</p><ol start="5"><li>Quinto</li><li>Sexto</li></ol><p style="white-space:pre-wrap">Às 20h no teatro.\nTrazer chave.</p><p>Nota<a href="#_ftn1"><sup>[1]</sup></a></p>',
  )
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await pasteWords(page, '[19:02, 28/11/2026] Ana: *Urgente*, veja https://a.example/b.')
  await expect(page.getByText('Ficou de fora da colagem: data, hora e telefone das mensagens.')).toBeVisible()
  const written =
    '<p>A lei nº 12, 10 m², H₂O, o Ex<sup>mo</sup> e <s>nada</s> tudo</p><p>Antes:</p><ol start="5"><li>Quinto</li><li>Sexto</li></ol>' +
    '<p>Às 20h no teatro.<br />Trazer chave.</p><p>Nota¹</p>' +
    '<p>Ana: <strong>Urgente</strong>, veja <a href="https://a.example/b">https://a.example/b</a>.</p>'
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Artigo salvo.')).toBeVisible()
  expect((await db().article.findUniqueOrThrow({ where: { id: article.id } })).content).toBe(written)

  const { article: shown } = await given.article({ status: 'published', fields: { content: written } })
  await page.goto(`/article/${shown.slug}`)
  const story = page.locator('.story')
  await expect(story.locator('sup')).toHaveText('mo')
  await expect(story.locator('sup')).toHaveCSS('vertical-align', 'baseline')
  await expect(story.locator('s')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(story.locator('ol')).toHaveAttribute('start', '5')
})

test('the toolbar works by keys, and announces pressed buttons @whole', async ({ page }) => {
  await openCreate(page)
  await body(page).click()
  await page.keyboard.type('Texto')
  await page.keyboard.press('Alt+F10')
  await expect(button(page, 'Negrito')).toBeFocused()
  for (let tool = 0; tool < 3; tool++) await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Intertítulo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Intertítulo')).toHaveAttribute('aria-pressed', 'true')
  await expect(body(page).getByRole('heading', { level: 2 })).toHaveText('Texto')
  await expect(body(page)).toBeFocused()
  await page.keyboard.press('Alt+F10')
  await expect(button(page, 'Intertítulo')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(body(page)).toBeFocused()
})
