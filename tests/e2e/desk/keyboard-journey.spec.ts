import type { Page } from '@playwright/test'
import { demoPassword } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { given, sentence } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { expectHydrated } from '../support/late-scripts.ts'
import { expectFocus, expectVisibleFocus, press, tabTo } from '../support/looking.ts'
import { pageOf } from '../support/session.ts'
import { body, button, field, picture } from '../support/writing-screen.ts'

/** Moves to the panel's tabs and with the arrows to one of them. */
async function openByArrows(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }), key)
  const wanted = page.getByRole('tab', { name })
  for (let step = 0; step < 8 && (await wanted.getAttribute('aria-selected')) !== 'true'; step++) {
    await page.keyboard.press('ArrowRight')
    await expectVisibleFocus(page, name)
  }
  await expect(wanted).toBeFocused()
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label))
  await page.keyboard.type(text)
}

async function signInByKeys(page: Page, email: string, next: string): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`)
  await expectHydrated(button(page, 'Entrar'))
  await expectAccessible(page)
  await write(page, 'E-mail ou telefone', email)
  await tabTo(page, page.getByRole('textbox', { name: 'Senha' }))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(next)
}

async function block(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`/${name}`)
  await expect(page.getByRole('listbox', { name: 'Blocos' })).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Chooses a file in the focused field. */
async function chooseFile(page: Page): Promise<void> {
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture() }
  // Chromium does not open its file chooser every time.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5_000 })
    await page.keyboard.press('Space')
    await (await chooser).setFiles(file)
  }).toPass()
}

async function backInText(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(body(page)).toBeFocused()
}

/** Writes one of every kind of block that needs a dialog or a menu. */
async function writeText(page: Page, linked: string): Promise<void> {
  await tabTo(page, body(page))
  await page.keyboard.type(sentence('Abertura'))
  await page.keyboard.press('Enter')
  await block(page, 'intertítulo')
  await page.keyboard.type('O que muda')
  await page.keyboard.press('Enter')
  await block(page, 'lista com')
  await page.keyboard.type('Trânsito')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ônibus')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await page.keyboard.press('ControlOrMeta+k')
  await expectAccessible(page)
  await write(page, 'Ou procure uma matéria do jornal', linked)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await press(page, button(page, 'Salvar link'))
  await backInText(page)
  await page.keyboard.press('Enter')

  await block(page, 'imagem')
  await expect(page.getByRole('dialog').locator('input[type=file]')).toBeFocused()
  await expectAccessible(page)
  await chooseFile(page)
  await expect(page.getByAltText('Prévia da imagem')).toBeVisible()
  await expect(field(page, 'Descrição (texto alternativo)')).toBeFocused()
  await press(page, button(page, 'Salvar imagem'))
  await expect(page.getByText('Descreva a imagem para quem não pode vê-la.')).toBeVisible()
  await expect(field(page, 'Descrição (texto alternativo)')).toBeFocused()
  await page.keyboard.type('A ponte vista da margem')
  await press(page, button(page, 'Salvar imagem'))
  await backInText(page)

  await block(page, 'tabela')
  for (const cell of ['Linha', 'Horário', 'Obs.', '301', '5h']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ControlOrMeta+End')
  await expectAccessible(page)
}

/** Fills cover, tags and places. After a removal the focus is on a neighbour. */
async function fillPanel(page: Page): Promise<void> {
  await openByArrows(page, 'Capa')
  await tabTo(page, page.locator('.side-panel input[type=file]'))
  await chooseFile(page)
  await expect(page.getByAltText('Prévia da capa')).toBeVisible()
  await expectFocus(page)
  await write(page, 'Descrição da capa (texto alternativo)', 'A ponte')
  await write(page, 'Crédito da capa', 'Ana Prado')
  await openByArrows(page, 'Lugares e tags', 'Shift+Tab')
  await write(page, 'Tags', 'Obras,Pontes,Engano,')
  await tabTo(page, button(page, 'Remover tag Engano'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Remover tag Engano')).toHaveCount(0)
  await expectFocus(page)
  for (const city of ['Sobral', 'Campina Grande']) {
    await write(page, 'Cidades', city)
    await expect(page.getByRole('option').first()).toHaveText(new RegExp(`^${city}`))
    await page.keyboard.press('Enter')
  }
  await tabTo(page, button(page, 'Tornar Campina Grande (PB) a cidade principal'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectFocus(page)
  await openByArrows(page, 'Publicação', 'Shift+Tab')
  await expect(page.getByText('Fica em /campina-grande-pb/')).toBeVisible()
}

test('from sign-in to the reader’s page by keyboard alone, with the focus visible at every stop and never lost @whole', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  const author = await given.person(['author'], 'Rita Repórter')
  const editor = await given.person(['editor'], 'Célia Editora')
  const word = `Teclado${Date.now() % 1_000_000}`
  await given.article({ status: 'published', fields: { title: `${word} antiga da ponte` } })
  const title = `Nova ponte abre em ${word}`

  await signInByKeys(page, author.email, '/create')
  await expect(body(page)).toBeVisible()
  await expectAccessible(page)
  await expect(field(page, 'Título')).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(body(page)).toBeFocused()
  await tabTo(page, field(page, 'Título'), 'Shift+Tab')
  await write(page, 'Resumo', 'A ponte abre ao trânsito na segunda-feira, depois de dois anos.')
  await writeText(page, word)
  await fillPanel(page)
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(toast(page, 'Artigo criado como rascunho.')).toBeVisible()
  await expectFocus(page)
  await page.goto('/dashboard')
  await press(page, page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Meus artigos' }))
  await page.waitForURL('/my-articles')
  await press(page, page.getByRole('link', { name: `Editar: ${title}` }))
  await expect(body(page)).toBeVisible()
  await press(page, button(page, 'Enviar para Revisão'), 'Shift+Tab')
  await expect(toast(page, 'Artigo enviado para revisão.')).toBeVisible()
  await expect(button(page, 'Enviar para Revisão')).toHaveCount(0)
  await expectFocus(page)
  await expectAccessible(page)

  const desk = await pageOf(browser, null)
  await signInByKeys(desk, editor.email, '/mesa')
  await write(desk, 'Buscar artigos', word)
  await desk.keyboard.press('Enter')
  await desk.waitForURL(/busca=/)
  await expectAccessible(desk)
  await press(desk, desk.getByRole('link', { name: `Revisar ${title}` }))
  await expect(body(desk)).toBeVisible()
  await press(desk, button(desk, 'Assumir a revisão'))
  await expect(toast(desk, 'A revisão é sua.')).toBeVisible()
  await expect(button(desk, 'Deixar a revisão')).toBeFocused()

  const panel = desk.getByRole('region', { name: 'Revisão editorial' })
  await openByArrows(desk, 'Revisão', 'Shift+Tab')
  await press(desk, panel.getByRole('combobox', { name: 'Decisão' }))
  await expect(desk.getByRole('option', { name: 'Aprovado' })).toBeFocused()
  await desk.keyboard.press('Enter')
  await tabTo(desk, panel.getByLabel('Nota de qualidade'))
  await desk.keyboard.type('9')
  await press(desk, button(desk, 'Registrar decisão'))
  await expect(toast(desk, 'Review enviada')).toBeVisible()
  await expectFocus(desk)
  await tabTo(desk, button(desk, 'Publicar Artigo'), 'Shift+Tab')
  await desk.keyboard.press('Enter')
  await expect(button(desk, 'Publicar agora')).toBeFocused()
  await expectAccessible(desk)
  await desk.keyboard.press('Enter')
  await expect(toast(desk, 'Artigo publicado! Validação SEO em andamento...')).toBeVisible()
  await expect(button(desk, 'Publicar Artigo')).toHaveCount(0)
  await expectFocus(desk)
  await tabTo(desk, desk.getByRole('link', { name: 'Ver no site' }), 'Shift+Tab')
  await desk.keyboard.press('Enter')
  await desk.waitForURL(/\/campina-grande-pb\//)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(desk.getByAltText('A ponte vista da margem')).toBeVisible()
  await expectAccessible(desk)
  await desk.context().close()
  expect(await db().article.count({ where: { authorId: author.id } })).toBe(1)
})
