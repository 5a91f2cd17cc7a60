import type { Page } from '@playwright/test'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { body, button, field, openCreate, openEdit } from '../support/writing-screen.ts'

const line = (page: Page) => page.locator('.saving-line')
/** The comments' stream is open: one that is asked for after the loss of a right is refused. */
const expectConnected = (page: Page) => expect(page.locator('.side-panel')).not.toContainText('Conectando')
const ownOf = (authorId: string) => db().article.findMany({ where: { authorId, deletedAt: null } })

test('the first word makes a draft: it has its address, stands in the list and is completed later', async ({
  page,
}) => {
  const { id: authorId } = await openCreate(page)
  await body(page).click()
  await page.keyboard.type('Choveu')
  await expect(line(page)).toHaveText('Salvo')
  await expect(page).toHaveURL(/\/article\/[0-9a-f-]{36}\/edit$/)
  await button(page, 'Enviar para Revisão').click()
  await expect(page.getByText('Erro de validação')).toBeVisible()
  await expect(field(page, 'Título')).toBeFocused()
  await expect(line(page)).toHaveText('Salvo')

  await page.goto('/my-articles')
  const card = page.getByRole('article').filter({ hasText: 'Sem título' })
  await expect(card).toHaveCount(1)
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Editar: Sem título' }).click()
  const mark = `Chuva alaga o centro ${Date.now()}`
  await field(page, 'Título').fill(mark)
  await expect(field(page, 'Endereço')).toHaveValue(mark.toLowerCase().replaceAll(' ', '-'))
  await expect(line(page)).toHaveText('Salvo')
  await page.reload()
  await expect(body(page)).toBeVisible()
  await field(page, 'Título').fill(`${mark} b`)
  await expect(field(page, 'Endereço')).toHaveValue(/-b$/)
  await field(page, 'Resumo').fill('Ruas ficaram debaixo d’água por três horas.')
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' por três horas e alagou as ruas do centro nesta manhã de terça.')
  await button(page, 'Enviar para Revisão').click()
  await expect(page.getByText('Artigo enviado para revisão.')).toBeVisible()
  const [article] = await ownOf(authorId)
  expect(article).toMatchObject({ status: 'review', title: `${mark} b` })
})

test('a text whose article was deleted meanwhile goes on as a new draft, with every word', async ({ page }) => {
  const { author, article } = await given.article()
  await openEdit(page, author, article.id)
  await expectConnected(page)
  const master = await given.master()
  await body(page).getByText('Segundo parágrafo').click()
  await page.keyboard.press('End')
  // Unsaved words keep the form on the screen.
  await page.keyboard.type(' Escrito depois.')
  await removeArticle(master, { id: article.id })
  await expect(line(page)).toHaveText('Artigo não encontrado. Guarde o que você escreveu como novo rascunho.')
  await expectAccessible(page)
  await page.keyboard.type(' E mais.')
  await button(page, 'Guardar como novo rascunho').click()
  await expect(page.getByText('Artigo criado como rascunho.')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(article.id))
  await expect(body(page).getByText('Escrito depois. E mais.')).toBeVisible()
  await expect(line(page)).toHaveText('Salvo')
  await page.reload()
  await expect(page.getByText('Há um texto não salvo')).toHaveCount(0)
  const [draft, ...others] = await ownOf(author.id)
  expect(draft).toMatchObject({ title: article.title, content: expect.stringContaining('Escrito depois. E mais.') })
  expect(others).toEqual([])
})
