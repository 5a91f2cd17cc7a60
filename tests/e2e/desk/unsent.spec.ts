import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { ideaFields } from '#lib/schemas/articles/idea.ts'
import { changeIdea } from '#server/ideas/commands/change-idea.ts'
import { createIdea } from '#server/ideas/commands/create-idea.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { expectHydrated, holdScripts } from '../support/late-scripts.ts'
import { overflow } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'
import { openTab } from '../support/writing-screen.ts'

const planned = (own: object = {}) => ({
  title: `Feira de rua ${randomUUID().slice(0, 8)}`,
  description: 'Ouvir os comerciantes.',
  priority: 'medium',
  assignedTo: '',
  deadline: '',
  city: '',
  tags: '',
  ...own,
})

/** Ends a tab as a crash does, and opens the next one. */
async function reopened(context: BrowserContext, page: Page): Promise<Page> {
  const address = page.url()
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(address)
  return next
}

test.use({ expectedErrors: [/ERR_FAILED/] })

/** Everything that the browser stores of the typed text. */
const journalCount = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('journal:')).length)

const back = (page: Page) => page.getByText(/^O que você preencheu aqui e não (enviou|salvou) está de volta\.$/)

test('an unsent comment comes back with its passage, to its writer alone, and is deleted when it is sent', async ({
  page,
  context,
}) => {
  const { author, article } = await given.article()
  await signInAs(context, author.id)
  await page.goto(`/article/${article.id}/edit`)
  const panel = (of: Page) => of.getByRole('region', { name: 'Comentários internos' })
  const field = (of: Page) => panel(of).getByLabel('Comentar')
  await openTab(page, 'Comentários')
  await page
    .locator('.editor-text p')
    .filter({ hasText: 'Segundo parágrafo' })
    .evaluate(paragraph => getSelection()?.selectAllChildren(paragraph))
  await panel(page).getByRole('button', { name: 'Citar trecho' }).click()
  await field(page).fill('Falta ouvir a prefeitura sobre isto.')

  const beside = await context.newPage()
  await beside.goto(page.url())
  await openTab(beside, 'Comentários')
  await expect(field(beside)).toBeEditable()
  await expect(panel(beside)).not.toContainText('Conectando')
  await expect(field(beside)).toHaveValue('')
  await beside.close()

  const next = await reopened(context, page)
  await openTab(next, 'Comentários')
  await expect(field(next)).toHaveValue('Falta ouvir a prefeitura sobre isto.')
  await expect(panel(next).locator('blockquote')).toContainText('Segundo parágrafo')
  await expect(back(next)).toBeVisible()
  await expectAccessible(next)
  expect(await overflow(next)).toBe(0)

  const editor = await given.person(['editor'])
  await signInAs(context, editor.id)
  const colleague = await reopened(context, next)
  await openTab(colleague, 'Comentários')
  await expect(panel(colleague)).not.toContainText('Conectando')
  await expect(field(colleague)).toHaveValue('')
  await signInAs(context, author.id)
  const again = await reopened(context, colleague)
  await openTab(again, 'Comentários')
  await expect(field(again)).toHaveValue('Falta ouvir a prefeitura sobre isto.')
  await panel(again).getByRole('button', { name: 'Enviar' }).click()
  await expect(panel(again).getByRole('listitem')).toContainText('Falta ouvir a prefeitura sobre isto.')
  await expect(field(again)).toHaveValue('')
  await expect(back(again)).toBeHidden()
  expect(await journalCount(again)).toBe(0)
  await field(again).fill('Outra coisa.')
  await expect(back(again)).toBeHidden()
})

test('an editor’s unsent review comes back with decision and note, and can be discarded @whole', async ({
  page,
  context,
}) => {
  const editor = await given.person(['editor'])
  const { article } = await given.article({ status: 'review' })
  await signInAs(context, editor.id)
  await page.goto(`/article/${article.id}/edit`)
  const panel = (of: Page) => of.getByRole('region', { name: 'Revisão editorial' })
  await panel(page).getByLabel('Nota de qualidade').fill('7')
  await panel(page).getByLabel('Comentário').fill('O terceiro parágrafo repete o primeiro.')
  await panel(page).getByRole('combobox', { name: 'Decisão' }).press('Enter')
  await page.getByRole('option', { name: 'Alterações solicitadas' }).press('Enter')
  const next = await reopened(context, page)
  await expect(panel(next).getByLabel('Comentário')).toHaveValue('O terceiro parágrafo repete o primeiro.')
  await expect(panel(next).getByRole('combobox', { name: 'Decisão' })).toHaveText('Alterações solicitadas')
  await panel(next).getByRole('button', { name: 'Descartar' }).press('Enter')
  await expect(panel(next).getByLabel('Comentário')).toBeFocused()
  await expect(panel(next).getByLabel('Comentário')).toHaveValue('')
  await expect(panel(next).getByRole('combobox', { name: 'Decisão' })).toHaveText('Aprovado')
  await expect(back(next)).toBeHidden()
  expect(await journalCount(next)).toBe(0)
})

test('an unsaved new idea is offered when its author opens the form again @whole', async ({ page, context }) => {
  const author = await given.person(['author'])
  await signInAs(context, author.id)
  await page.goto('/storyboard')
  const dialog = (of: Page) => of.getByRole('dialog', { name: 'Nova Pauta' })
  const opened = (of: Page) => of.getByRole('button', { name: 'Nova Pauta' }).click()
  await opened(page)
  await dialog(page).getByLabel('Título').fill('Feira de rua sem lugar')
  await dialog(page).getByRole('combobox', { name: 'Cidade' }).fill('Sobral')
  await dialog(page).getByRole('option', { name: 'Sobral (CE)' }).click()
  const next = await reopened(context, page)
  await opened(next)
  await expect(dialog(next).getByLabel('Título')).toHaveValue('Feira de rua sem lugar')
  await expect(dialog(next).getByText('Sobral (CE)')).toBeVisible()
  await expect(back(next)).toBeVisible()
  await expectAccessible(next)
  await dialog(next).getByLabel('Descrição').fill('A prefeitura quer a praça livre.')
  await dialog(next).getByRole('button', { name: 'Criar Pauta' }).click()
  await expect(toast(next, 'A pauta foi adicionada com sucesso.')).toBeVisible()
  expect(await db().storyIdea.findFirstOrThrow({ where: { createdBy: author.id } })).toMatchObject({
    title: 'Feira de rua sem lugar',
    city: 'sobral-ce',
  })
  const clean = await reopened(context, next)
  await opened(clean)
  await expect(dialog(clean).getByLabel('Título')).toHaveValue('')
  expect(await journalCount(clean)).toBe(0)
})

test('an idea’s unsaved fields are restored over a colleague’s save, with a warning before saving @whole', async ({
  page,
  context,
}) => {
  const author = await given.person(['author'])
  const editor = await given.person(['editor'])
  const fields = planned({ city: 'sobral-ce' })
  const { id } = await createIdea(author, { requestId: randomUUID(), fields: ideaFields.parse(fields) })
  await signInAs(context, author.id)
  await page.goto(`/storyboard/${id}`)
  // `fill` selects and then types: React must not set the field in between.
  await expectHydrated(page.getByRole('button', { name: 'Salvar' }))
  await page.getByLabel('Descrição').fill('Ninguém mais vem.')
  const first = await reopened(context, page)
  await expect(first.getByLabel('Descrição')).toHaveValue('Ninguém mais vem.')
  await expect(first.getByText('Sobral (CE)').last()).toBeVisible()
  await first.getByRole('button', { name: 'Descartar' }).click()
  await expect(first.getByLabel('Descrição')).toHaveValue(fields.description)
  await expect(back(first)).toBeHidden()
  const title = `${fields.title}, agora com hora marcada`
  await first.getByLabel('Título').fill(title)
  const theirs = { ...fields, description: 'Ouvir também quem mora na praça.' }
  await changeIdea(editor, { id, version: 1, fields: ideaFields.parse(theirs) })
  const next = await reopened(context, first)
  await expect(next.getByLabel('Título')).toHaveValue(title)
  await expect(next.getByLabel('Descrição')).toHaveValue(theirs.description)
  await next.getByRole('button', { name: 'Salvar' }).click()
  await expect(next.getByText('Outra pessoa salvou esta pauta')).toBeVisible()
  await next.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(next, 'Pauta salva.')).toBeVisible()
  expect(await db().storyIdea.findUniqueOrThrow({ where: { id } })).toMatchObject({
    title,
    description: theirs.description,
  })
  await expect(back(next)).toBeHidden()
  expect(await journalCount(next)).toBe(0)
})

test('a form shows its values before its scripts load, and keeps text typed until then', async ({ page, context }) => {
  const { author, article } = await given.article()
  const fields = planned()
  const { id } = await createIdea(author, { requestId: randomUUID(), fields: ideaFields.parse(fields) })
  await signInAs(context, author.id)
  const title = page.getByLabel('Título', { exact: true })
  const early = async (address: string, type: () => Promise<void>) => {
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await type()
    release()
    await expectHydrated(page.getByRole('button', { name: /^(Salvar|Salvar rascunho)$/ }))
    await page.unroute('**/_next/static/**/*.js*')
  }

  await early(`/article/${article.id}/edit`, async () => {
    await expect(title).toHaveValue(article.title)
    await title.press('Control+End')
    await page.keyboard.type(', sem aviso')
    await page.getByLabel('Resumo').fill('A obra parou.')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') })
  })
  await expect(title).toHaveValue(`${article.title}, sem aviso`)
  await expect(page.getByLabel('Resumo')).toHaveValue('A obra parou.')
  await expect
    .poll(() => db().article.findUniqueOrThrow({ where: { id: article.id } }))
    .toMatchObject({ title: `${article.title}, sem aviso`, summary: 'A obra parou.' })

  await early('/create', () => title.fill('Ponte cai na cheia'))
  await expect(title).toHaveValue('Ponte cai na cheia')
  await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('ponte-cai-na-cheia')

  await early(`/storyboard/${id}`, async () => {
    await expect(title).toHaveValue(fields.title)
    await page.getByLabel('Descrição').fill('Ouvir os moradores.')
    await page.getByLabel('Comentar').fill('Vejam o título.')
  })
  await expect(page.getByLabel('Descrição')).toHaveValue('Ouvir os moradores.')
  await expect(page.getByLabel('Comentar')).toHaveValue('Vejam o título.')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Pauta salva.')).toBeVisible()
  expect(await db().storyIdea.findUniqueOrThrow({ where: { id } })).toMatchObject({
    title: fields.title,
    description: 'Ouvir os moradores.',
  })
})
