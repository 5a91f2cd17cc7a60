import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { ideaFields } from '#lib/schemas/articles/idea.ts'
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
