import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ideaFields } from '#lib/schemas/articles/idea.ts'
import { createIdea } from '#server/ideas/commands/create-idea.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { expectHydrated, holdRefreshes } from '../support/late-scripts.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

const planned = (title: string, own: object = {}) => ({
  requestId: randomUUID(),
  fields: ideaFields.parse({
    title,
    description: 'Ouvir os comerciantes.',
    priority: 'high',
    assignedTo: '',
    deadline: '20/11/2026 18:00',
    city: 'sobral-ce',
    tags: 'Obras',
    ...own,
  }),
})

/** Waits until the scripts of the page answer: a menu opens and closes. */
async function expectReady(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Responsável e cidade' })
  await opener.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  // The menu gives the focus back a moment after it is gone.
  await expect(opener).toBeFocused()
}

const cell = (page: Page, day: string) =>
  page.getByRole('cell').filter({ has: page.locator(`time[datetime="${day}"]`) })
const deadlineOf = async (id: string) =>
  (await db().storyIdea.findUniqueOrThrow({ where: { id } })).deadline?.toISOString()

test('a deadline moves in the calendar by dragging, by keys and on a phone, and keeps its hour', async ({
  page,
  context,
}) => {
  const author = await given.author()
  const { id } = await createIdea(author, planned('Prazo que anda', { assignedTo: author.id }))
  await signInAs(context, author.id)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/storyboard?ver=calendario&mes=2026-11&responsavel=${author.id}`)
  await expectReady(page)
  const entry = page.getByRole('link', { name: 'Prazo que anda' })
  await page.getByRole('listitem').filter({ has: entry }).hover()
  await page.mouse.down()
  await cell(page, '2026-11-24').hover()
  await cell(page, '2026-11-24').hover()
  await expect(cell(page, '2026-11-24').locator('.month-slot')).toBeVisible()
  await page.mouse.up()
  await expect(cell(page, '2026-11-24').getByRole('link')).toBeVisible()
  await expect(toast(page, 'O prazo da pauta foi alterado.')).toBeVisible()
  expect(await deadlineOf(id)).toBe('2026-11-24T21:00:00.000Z')

  const move = page.getByRole('button', { name: 'Mudar o prazo de Prazo que anda' })
  const dialog = page.getByRole('dialog', { name: 'Novo prazo de Prazo que anda' })
  await move.press('Enter')
  await expect(dialog.getByRole('gridcell', { selected: true })).toContainText('24')
  await expectFine(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => deadlineOf(id)).toBe('2026-12-01T21:00:00.000Z')
  await expect(page.getByText('Nenhuma pauta com prazo neste mês.')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/storyboard?ver=calendario&mes=2026-12&responsavel=${author.id}`)
  await expectReady(page)
  await move.click()
  await dialog.getByRole('button', { name: /, 3 de dezembro/ }).click()
  await expect.poll(() => deadlineOf(id)).toBe('2026-12-03T21:00:00.000Z')
  await expect(page.getByText('3, quinta')).toBeVisible()
})

test('an idea is planned, commented on, moved by keys, written, and done when its article is published', async ({
  page,
  context,
}) => {
  const author = await given.person(['author'], 'Rita Escritora')
  await signInAs(context, author.id)
  const title = `Obras da orla ${randomUUID().slice(0, 8)}`
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Painel de Pautas' }).click()
  await page.getByRole('button', { name: 'Nova Pauta' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nova Pauta' })
  await dialog.getByRole('button', { name: 'Criar Pauta' }).click()
  await expect(dialog.getByText('Título é obrigatório')).toBeVisible()
  await expect(dialog.getByText('Descrição é obrigatória')).toBeVisible()
  await dialog.getByLabel('Título').fill(title)
  await dialog.getByLabel('Descrição').fill('Ouvir os comerciantes da orla.')
  await dialog.getByRole('combobox', { name: 'Cidade' }).fill('Sobral')
  await dialog.getByRole('option', { name: 'Sobral (CE)' }).click()
  await dialog.getByLabel('Tags').fill('Orla, obras')
  await dialog.getByLabel('Prazo').fill('20/11/2026 18:00')
  // A double click makes one idea.
  await dialog.getByRole('button', { name: 'Criar Pauta' }).dblclick()
  await expect(toast(page, 'A pauta foi adicionada com sucesso.')).toBeVisible()
  expect(await db().storyIdea.count({ where: { createdBy: author.id } })).toBe(1)

  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('Criada por Rita Escritora')
  await expect(card).toContainText('20/11/2026 · atrasada')
  await card.getByRole('combobox', { name: `Status de ${title}` }).press('Enter')
  await page.getByRole('option', { name: 'Concluída' }).press('Enter')
  await expect(toast(page, 'O status da pauta foi alterado.')).toBeVisible()
  await expect(card).not.toContainText('atrasada')
  await card.getByRole('combobox', { name: `Status de ${title}` }).press('Enter')
  await page.getByRole('option', { name: 'Ideia' }).press('Enter')
  await expect(card.getByText('atrasada')).toBeVisible()

  await card.getByRole('link', { name: title }).click()
  await page.getByLabel('Comentar').fill('A secretaria responde na segunda.')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('A secretaria responde na segunda.')).toBeVisible()
  // Text that is still being sent would ask before the page is left.
  await expect(page.getByLabel('Comentar')).toHaveValue('')
  await page.getByRole('link', { name: 'Escrever o artigo' }).click()
  await expect(page.getByLabel('Título')).toHaveValue(title)
  await page.getByLabel('Resumo').fill('A obra da orla atrasou três meses.')
  await page.locator('[contenteditable=true]').click()
  await page.keyboard.type('A obra da orla atrasou três meses, e quem vende na praia perdeu a temporada de férias.')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText('Artigo criado como rascunho.')).toBeVisible()
  const idea = await db().storyIdea.findFirstOrThrow({ where: { title }, include: { articles: true } })
  expect(idea).toMatchObject({ status: 'in_progress', assignedTo: author.id, articles: [{ title }] })
  await page.goto(`/storyboard/${idea.id}`)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.waitForURL(/\/edit$/)
})

test('two cards dropped in quick succession both stay in their columns @whole', async ({ page, context }) => {
  const author = await given.author()
  const own = { assignedTo: author.id }
  const ids = [
    await createIdea(author, planned('Primeira da mesa', own)),
    await createIdea(author, planned('Segunda da mesa', own)),
  ].map(({ id }) => id)
  await signInAs(context, author.id)
  await page.goto(`/storyboard?ver=quadro&responsavel=${author.id}`)
  await expectReady(page)
  // The first answer is slow.
  await page.route('**/storyboard*', async route => {
    if (route.request().method() === 'POST') await new Promise(resolve => setTimeout(resolve, 1_000))
    await route.fallback()
  })
  const column = page.getByRole('region', { name: 'Em Progresso' })
  for (const title of ['Primeira da mesa', 'Segunda da mesa'])
    await page.getByRole('article').filter({ hasText: title }).dragTo(column)
  await expect(async () => {
    const moved = await db().storyIdea.count({ where: { id: { in: ids }, status: 'in_progress' } })
    expect(moved).toBe(2)
  }).toPass()
  await expect(column.getByRole('article')).toHaveCount(2)
})

test('two people change the same idea: the second sees a conflict, keeps the typed text, and may overwrite', async ({
  page,
  context,
}) => {
  const author = await given.author()
  const { id } = await createIdea(author, planned('Pauta disputada'))
  await signInAs(context, author.id)
  await page.goto(`/storyboard/${id}`)
  await expectHydrated(page.getByRole('button', { name: 'Salvar' }))
  await page.getByRole('textbox', { name: 'Título' }).fill('Título de quem chegou depois')
  const others = {
    title: 'Título de quem salvou antes',
    description: 'Ouvir também a prefeitura.',
    city: 'fortaleza-ce',
  }
  await db().storyIdea.update({ where: { id }, data: { ...others, version: 2 } })
  const release = await holdRefreshes(page)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/Outra pessoa salvou esta pauta enquanto você escrevia/)).toBeVisible()
  // Until the screen has the other person's fields, a second save would write this one's older ones over them.
  const answered = page.waitForResponse(response => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await answered
  expect(await db().storyIdea.findUniqueOrThrow({ where: { id } })).toMatchObject({ ...others, version: 2 })
  release()
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Título de quem chegou depois')
  expect((await db().storyIdea.findUniqueOrThrow({ where: { id } })).title).toBe('Título de quem salvou antes')
  // Untouched fields take the other person's values.
  await expect(page.getByRole('textbox', { name: 'Descrição' })).toHaveValue('Ouvir também a prefeitura.')
  await expect(page.getByText('Fortaleza (CE)').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Descrição' }).press('Control+s')
  await expect(toast(page, 'Pauta salva.')).toBeVisible()
  expect(await db().storyIdea.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...others,
    title: 'Título de quem chegou depois',
  })
})
