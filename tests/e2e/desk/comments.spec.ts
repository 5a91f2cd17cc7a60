import type { Browser, Page } from '@playwright/test'
import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { loseAnswer } from '../support/lost-answer.ts'
import { openBeside, openEdit, openTab } from '../support/writing-screen.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/] })

const panel = (page: Page) => page.getByRole('region', { name: 'Comentários internos' })
const commentWith = (page: Page, text: string) => panel(page).getByRole('listitem').filter({ hasText: text })

/** Opens an article's comments as another person, in a browser of their own. */
async function besideOf(browser: Browser, person: SignedIn, id: string): Promise<Page> {
  const page = await openBeside(browser, person, id)
  await openTab(page, 'Comentários')
  return page
}

async function say(page: Page, text: string): Promise<void> {
  await panel(page).getByLabel('Comentar').fill(text)
  await panel(page).getByRole('button', { name: 'Enviar' }).click()
  await expect(commentWith(page, text)).toBeVisible()
}

/** Selects a paragraph of the article's text, as with the mouse or Shift and arrows. */
const selectParagraph = (page: Page, words: string) =>
  page
    .locator('.editor-text p')
    .filter({ hasText: words })
    .first()
    .evaluate(paragraph => getSelection()?.selectAllChildren(paragraph))

test('author and editor comment live: a passage is quoted, a colleague mentioned, a comment resolved and removed', async ({
  page,
  browser,
}) => {
  const author = await given.person(['author'], 'Rita Repórter')
  const editor = await given.person(['editor'], `Zuleica Editora ${Date.now()}`)
  const { article } = await given.article({ author })
  await openEdit(page, author, article.id)
  await openTab(page, 'Comentários')
  const desk = await besideOf(browser, editor, article.id)
  await expect(panel(desk)).not.toContainText('Conectando')
  await expect(panel(page)).not.toContainText('Conectando')

  await panel(page).getByRole('button', { name: 'Enviar' }).click()
  await expect(panel(page).getByText('Escreva um comentário')).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Escreva um comentário')
  await selectParagraph(page, 'Segundo parágrafo')
  await panel(page).getByRole('button', { name: 'Citar trecho' }).click()
  await expect(panel(page).locator('blockquote')).toContainText('Segundo parágrafo')
  await panel(page).getByLabel('Comentar').fill('Bom dia, ')
  await panel(page).getByLabel('Comentar').press('End')
  await page.keyboard.type('@zul')
  await expect(panel(page).getByRole('option', { name: await nameOf(editor) })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel(page).getByRole('option')).toHaveCount(0)
  await page.keyboard.type('eica Edit')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByLabel('Comentar')).toHaveValue(`Bom dia, @${await nameOf(editor)} `)
  await page.keyboard.type('esta data confere?')
  await expect(panel(page).getByText(`Quem recebe um aviso: ${await nameOf(editor)}.`)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Enviar' }).dblclick()
  await expect(toast(page, 'Comentário adicionado.')).toBeVisible()
  expect(await db().articleComment.count({ where: { articleId: article.id } })).toBe(1)

  // The other screen shows it without a reload.
  const received = commentWith(desk, 'esta data confere?')
  await expect(received.locator('blockquote')).toContainText('Segundo parágrafo')
  await received.getByRole('button', { name: 'Resolver' }).press('Enter')
  await expect(commentWith(page, 'esta data confere?')).toContainText('Resolvido por Zuleica Editora')
  await expect(panel(page)).toContainText('Nenhuma conversa em aberto.')
  await say(desk, 'Palavra que se retira')
  const mine = commentWith(desk, 'Palavra que se retira')
  await expect(commentWith(page, 'Palavra que se retira')).toBeVisible()
  await expect(commentWith(page, 'Palavra que se retira').getByRole('button', { name: /Remover/ })).toBeHidden()
  await mine.getByRole('button', { name: /Remover/ }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  await expect(commentWith(page, 'removido')).toBeVisible()
  await expect(panel(page)).not.toContainText('Palavra que se retira')
  await desk.context().close()
})

const nameOf = async ({ id }: SignedIn) => (await db().profile.findUniqueOrThrow({ where: { id } })).fullName

test('a comment whose answer was lost is sent once, and contains all words typed since (abuse case 34) @whole', async ({
  page,
}) => {
  const { article, author } = await given.article()
  await openEdit(page, author, article.id)
  await openTab(page, 'Comentários')
  await expect(panel(page)).not.toContainText('Conectando')
  const send = panel(page).getByRole('button', { name: 'Enviar' })
  const comments = () =>
    db().articleComment.findMany({ where: { articleId: article.id }, orderBy: { createdAt: 'asc' } })
  await panel(page).getByLabel('Comentar').fill('Falta a fonte.')
  for (let turn = 0; turn < 2; turn++) {
    await loseAnswer(page, 'Falta a fonte')
    await Promise.all([page.waitForEvent('requestfailed'), send.click()])
    await expect(page.getByText(/Não foi possível falar com o servidor/).last()).toBeVisible()
    expect(await comments()).toHaveLength(1)
  }
  await panel(page).getByLabel('Comentar').fill('Falta a fonte do segundo parágrafo.')
  await send.click()
  await expect(commentWith(page, 'Falta a fonte do segundo parágrafo.')).toBeVisible()
  await expect(panel(page).getByLabel('Comentar')).toHaveValue('')
})

test('comments made during a lost connection appear when it is back, once; a lost role ends the stream (abuse case 38) @whole', async ({
  page,
  browser,
}) => {
  const author = await given.author()
  const editor = await given.editor()
  const { article } = await given.article({ author })
  await openEdit(page, editor, article.id)
  await openTab(page, 'Comentários')
  await expect(panel(page)).not.toContainText('Conectando')
  const other = await besideOf(browser, author, article.id)
  await page.context().setOffline(true)
  await say(other, 'Dito enquanto a rede caiu')
  await expect(commentWith(page, 'Dito enquanto a rede caiu')).toBeHidden()
  await page.context().setOffline(false)
  await expect(commentWith(page, 'Dito enquanto a rede caiu')).toHaveCount(1, { timeout: 60_000 })
  await db().userRole.deleteMany({ where: { userId: editor.id } })
  await say(other, 'Já não é para quem saiu')
  await expect(panel(page).getByRole('alert')).toContainText('seu acesso mudou')
  await expect(commentWith(page, 'Já não é para quem saiu')).toBeHidden()
  await other.context().close()
})
