import type { Page } from '@playwright/test'
import type { SignedIn } from '#lib/actor.ts'
import { autosaveArticle } from '#server/articles/writing/commands/autosave-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given, sentence } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { signIn } from '../support/account-forms.ts'
import { signInAs } from '../support/session.ts'
import { body, button, field, openCreate, openEdit } from '../support/writing-screen.ts'

const line = (page: Page) => page.locator('.saving-line')
const stored = (id: string) => db().article.findUniqueOrThrow({ where: { id } })
const paragraphs = (...marks: string[]) => marks.map(mark => `<p>${sentence(mark)}</p>`).join('')

/** Ends all sessions of a person. */
const endSessions = ({ id }: SignedIn) =>
  db().session.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: new Date() } })

/** Adds words at the end of the paragraph that contains a mark. */
async function writeIn(page: Page, mark: string, text: string): Promise<void> {
  await body(page).getByText(mark).click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}

test('a draft autosaves, and a crashed tab loses nothing that was shown as saved', async ({ page }) => {
  const { author, article } = await given.article()
  await openEdit(page, author, article.id)
  await writeIn(page, 'Segundo parágrafo', ' Ninguém apertou o botão.')
  await expect(line(page)).toHaveText('Salvo')
  expect((await stored(article.id)).content).toContain('Ninguém apertou o botão.')
  await page.reload()
  await expect(body(page).getByText('Ninguém apertou o botão.')).toBeVisible()
  await expect(page.getByText('Há um texto não salvo')).toHaveCount(0)
})

test.describe('without the server', () => {
  test.use({ expectedErrors: [/\/api\/writing/] })

  test('a page that goes keeps the last letters, also those that the editor has not committed yet', async ({
    page,
  }) => {
    const { author, article } = await given.article()
    await openEdit(page, author, article.id)
    await page.route('**/api/writing', route => route.abort())
    await writeIn(page, 'Segundo parágrafo', ' Agora')
    await expect(line(page)).toContainText('guardado neste navegador')
    const kept = await body(page).evaluate(element => {
      const { __lexicalEditor: editor } = element as unknown as {
        __lexicalEditor: { update(work: () => void): void; _pendingEditorState: { _nodeMap: Map<string, TextNode> } }
      }
      interface TextNode {
        __text?: string
        setTextContent(text: string): void
      }
      // In one task, as a page that closes in the middle of a key.
      editor.update(() => {
        for (const node of [...editor._pendingEditorState._nodeMap.values()])
          if (node.__text?.includes('Agora')) node.setTextContent(node.__text.replace('Agora', 'Agora mesmo'))
      })
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      return Object.keys(localStorage)
        .filter(name => name.startsWith('journal:'))
        .map(name => JSON.parse(localStorage.getItem(name) ?? '').fields.content)
    })
    expect(kept).toEqual([expect.stringContaining('Agora mesmo')])
  })
})

test('a new text becomes its article’s screen at its first word, and the caret and the undo history stay @whole', async ({
  page,
}) => {
  const author = await openCreate(page)
  await expect(page.getByRole('tab', { name: 'Comentários' })).toHaveCount(0)
  await body(page).click()
  await page.keyboard.type('A feira')
  await expect(page).toHaveURL(/\/article\/[0-9a-f-]{36}\/edit$/)
  await expect(page.getByRole('tab', { name: 'Comentários' })).toBeVisible()
  await page.keyboard.type(' muda de lugar.')
  await expect(body(page)).toHaveText('A feira muda de lugar.')
  await expect(body(page)).toBeFocused()
  for (let times = 0; times < 4; times++) await page.keyboard.press('ControlOrMeta+z')
  await expect(body(page)).toHaveText('')
  for (let times = 0; times < 4; times++) await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(body(page)).toHaveText('A feira muda de lugar.')
  await expect(line(page)).toHaveText('Salvo')

  // What the panels do is shown without losing the form.
  await page.getByRole('tab', { name: 'Comentários' }).click()
  await page.getByLabel('Comentar').fill('Falta a data.')
  await button(page, 'Enviar').click()
  await expect(page.getByRole('tab', { name: 'Comentários (1 em aberto)' })).toBeVisible()
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Artigo criado como rascunho.')).toBeVisible()
  await expect(body(page)).toBeFocused()
  await expectAccessible(page)
  expect(await db().article.count({ where: { authorId: author.id } })).toBe(1)
})

test('going back to the screen where a new text began opens its article @whole', async ({ page }) => {
  const author = await openCreate(page)
  await body(page).click()
  await page.keyboard.type('A ponte foi liberada nesta manhã, com duas semanas de atraso.')
  await expect(page).toHaveURL(/\/edit$/)
  await button(page, 'Salvar rascunho').click()
  await expect(page.getByText('Artigo criado como rascunho.')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(body(page)).toHaveText(/duas semanas de atraso/)
  await expect(button(page, 'Salvar')).toBeVisible()
  expect(await db().article.count({ where: { authorId: author.id } })).toBe(1)
})

test('words of one paragraph are merged; where both changed the same words a person chooses (abuse case 34)', async ({
  page,
}) => {
  const { author, article } = await given.article({ fields: { content: paragraphs('Abertura', 'Meio') } })
  await openEdit(page, author, article.id)
  await expect(line(page)).toHaveText('Salvo')
  const theirs = fieldsWith({
    title: 'O título da editora',
    slug: article.slug,
    summary: article.summary,
    content: paragraphs('Abertura', 'Meio').replace('Abertura:', 'Começo: da editora,'),
  })
  await saveArticle(await given.editor(), { id: article.id, version: 1, fields: theirs })
  await field(page, 'Título').fill('O título do autor')
  await writeIn(page, 'Abertura', ' Do autor.')
  await expect(line(page)).toContainText('mudou o mesmo trecho que você e salvou antes. Escolha o que fica')
  await page.keyboard.type(' E mais.')
  await button(page, 'Comparar e escolher').click()
  const dialog = page.getByRole('dialog')
  // Only the title: the paragraph is merged.
  await expect(dialog.getByRole('region')).toHaveCount(1)
  await expect(dialog.locator('mark')).toHaveText([/da editora$/, /do autor$/])
  await expectAccessible(page)
  await expect(button(page, 'Salvar com estas escolhas')).toBeDisabled()
  await dialog.getByRole('region', { name: 'Título' }).getByText('Ficar com a versão salva').click()
  await button(page, 'Salvar com estas escolhas').click()
  await expect(page.getByText('Artigo salvo.')).toBeVisible()
  await page.keyboard.type(' E depois.')
  await expect(line(page)).toHaveText('Salvo')
  const { content, title } = await stored(article.id)
  expect(title).toBe('O título da editora')
  expect(content).toContain('Começo: da editora,')
  expect(content).toContain('Do autor. E mais. E depois.')
  await expect(field(page, 'Título')).toHaveValue('O título da editora')
  // The journal keeps the text that lost the conflict.
  await page.reload()
  await button(page, 'Restaurar').click()
  await expect(field(page, 'Título')).toHaveValue('O título do autor')
})

test('a session ends during writing: the writer signs in on the spot, and types nothing again', async ({ page }) => {
  const { author, article } = await given.article()
  await openEdit(page, author, article.id)
  await endSessions(author)
  await field(page, 'Resumo').fill('Um resumo escrito depois de a sessão terminar.')
  await expect(line(page)).toHaveText('Sua sessão terminou: guardado neste navegador')
  await button(page, 'Salvar').click()
  await expect(page.getByRole('heading', { name: 'Sua sessão terminou' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Senha' }).fill('Portal2026')
  await button(page, 'Entrar e salvar').click()
  await expect(page.getByText('Artigo salvo.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await stored(article.id)).summary).toBe('Um resumo escrito depois de a sessão terminar.')
  await expect(line(page)).toHaveText('Salvo')
})

test('a session that ends between a save and the screen’s refresh loses no letter, and the writer continues after signing in @whole', async ({
  page,
}) => {
  const { email, ...author } = await given.author()
  const { article } = await given.article({ author })
  await openEdit(page, author, article.id)
  const { promise: typed, resolve: letRenew } = Promise.withResolvers<void>()
  await page.route('**/api/writing', async route => {
    const response = await route.fetch()
    if (route.request().postDataJSON().ask === 'save') await endSessions(author)
    await route.fulfill({ response })
  })
  await page.route(`**/article/${article.id}/edit*`, async route => {
    await typed
    await route.fallback()
  })
  page.on('dialog', dialog => dialog.accept())
  await writeIn(page, 'Segundo parágrafo', ' Salvo antes.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Artigo salvo.')).toBeVisible()
  await page.keyboard.type(' Digitado depois.')
  letRenew()
  await page.waitForURL(/\/auth/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await signIn(page, email)
  await page.waitForURL(/\/edit$/)
  await button(page, 'Restaurar').click()
  await expect(body(page).getByText('Salvo antes. Digitado depois.')).toBeVisible()
  await expect(line(page)).toHaveText('Salvo')
  await writeIn(page, 'Terceiro parágrafo', ' E segue.')
  await expect(line(page)).toHaveText('Salvo')
  const { content } = await stored(article.id)
  expect(content).toContain('Salvo antes. Digitado depois.')
  expect(content).toContain('E segue.')
})

test.describe('a form that was opened before a deploy', () => {
  test.use({ expectedErrors: [/404/] })

  test('still saves: the actions of the old screens are gone, the writing endpoint is not @whole', async ({ page }) => {
    const { author, article } = await given.article()
    await openEdit(page, author, article.id)
    await page.route('**/*', route =>
      route.request().headers()['next-action']
        ? route.fulfill({
            status: 404,
            headers: { 'x-nextjs-action-not-found': '1' },
            body: 'Server action not found.',
          })
        : route.fallback(),
    )
    await writeIn(page, 'Segundo parágrafo', ' Depois da atualização.')
    await expect(line(page)).toHaveText('Salvo')
    expect((await stored(article.id)).content).toContain('Depois da atualização.')
    await button(page, 'Enviar para Revisão').click()
    await expect(page.getByText('Não foi possível atualizar o status.')).toBeVisible()
    await writeIn(page, 'Segundo parágrafo', ' E pelo botão.')
    await button(page, 'Salvar').click()
    await expect(page.getByText('Artigo salvo.')).toBeVisible()
    expect((await stored(article.id)).content).toContain('E pelo botão.')
  })
})

test('when another person signs in on the same computer, the text is not saved under their name @whole', async ({
  page,
}) => {
  const { author, article } = await given.article()
  await openEdit(page, author, article.id)
  await field(page, 'Resumo').fill('O primeiro resumo, salvo pela conta certa.')
  await expect(line(page)).toHaveText('Salvo')
  await signInAs(page.context(), (await given.editor()).id)
  await field(page, 'Resumo').fill('O segundo resumo, que ainda é da mesma pessoa.')
  await expect(line(page)).toHaveText('Você entrou com outra conta: guardado neste navegador')
  expect((await stored(article.id)).summary).toBe('O primeiro resumo, salvo pela conta certa.')
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the writer continues, the tab crashes, another person saves, and every text is there', async ({
    page,
    context,
  }) => {
    const { author, article } = await given.article({ fields: { content: paragraphs('Abertura', 'Fecho') } })
    await openEdit(page, author, article.id)
    await context.setOffline(true)
    await writeIn(page, 'Fecho', ' Escrito no avião.')
    await expect(line(page)).toHaveText('Sem conexão: guardado neste navegador')
    // A tab that is only left still runs for a moment, and would send its text once the network is back.
    const crashed = page.waitForEvent('crash')
    const devtools = await context.newCDPSession(page)
    devtools.send('Page.crash').catch(() => {})
    await crashed
    await page.close()
    await context.setOffline(false)
    const theirs = { ...fieldsWith({ slug: article.slug }), content: paragraphs('Abertura nova', 'Fecho') }
    await autosaveArticle(await given.editor(), {
      id: article.id,
      version: 1,
      fields: theirs,
      writing: { form: crypto.randomUUID(), request: crypto.randomUUID() },
    })
    const again = await context.newPage()
    await again.goto(`/article/${article.id}/edit`)
    await button(again, 'Restaurar').click()
    await expect(line(again)).toHaveText('Salvo')
    const { content } = await stored(article.id)
    expect(content).toContain('Escrito no avião.')
    expect(content).toContain('Abertura nova')
  })
})

/** A browser that allows no storage. */
const forbidStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('no', 'SecurityError')
    },
  })

test('a browser that allows no storage: the writer sees a message, and the text is saved @whole', async ({ page }) => {
  const { author, article } = await given.article()
  await page.addInitScript(forbidStorage)
  await openEdit(page, author, article.id)
  await writeIn(page, 'Segundo parágrafo', ' Sem lugar.')
  await expect(page.getByText('Este navegador não consegue guardar uma cópia')).toBeVisible()
  await expect(line(page)).toHaveText('Salvo')
  expect((await stored(article.id)).content).toContain('Sem lugar.')
})

test('a text of another open tab is not offered as unsaved, and both tabs reach one text @whole', async ({
  page,
  context,
}) => {
  const { author, article } = await given.article({ fields: { content: paragraphs('Abertura', 'Fecho') } })
  await openEdit(page, author, article.id)
  const tab = await context.newPage()
  await tab.goto(`/article/${article.id}/edit`)
  await expect(tab.getByText('Este artigo está aberto em outra aba sua.')).toBeVisible()
  await writeIn(page, 'Abertura', ' Primeira aba.')
  await writeIn(tab, 'Fecho', ' Segunda aba.')
  await expect(line(page)).toHaveText('Salvo')
  await expect(line(tab)).toHaveText('Salvo')
  await expect(async () => {
    const { content } = await stored(article.id)
    expect(content).toContain('Primeira aba.')
    expect(content).toContain('Segunda aba.')
  }).toPass()
  await tab.close()
})
