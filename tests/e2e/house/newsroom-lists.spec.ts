import type { Locator, Page } from '@playwright/test'
import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { signInAs } from '../support/session.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const bar = (page: Page, list: string) => page.getByRole('region', { name: list }).getByRole('status').first()

/** Opens a list and waits for its scripts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 })
  }).toPass()
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 300; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached by Tab`)
}

test('an editor finds the queue, claims a review from the list, gives it back and narrows the list to an author @whole', async ({
  page,
}) => {
  const mark = `Viaduto ${crypto.randomUUID().slice(0, 8)}`
  const author = await given.person(['author'], `Rita ${mark}`)
  const { article } = await given.article({ author, status: 'review', fields: { title: `${mark} interditado` } })
  await given.article({ author, fields: { title: `${mark} em rascunho` } })
  await signInAs(page.context(), (await given.editor()).id)
  await open(page, '/mesa')
  await page.keyboard.type(mark)
  await expect(page).toHaveURL(/busca=/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('sem revisor')
  await page.getByRole('button', { name: `Assumir a revisão de ${article.title}` }).press('Enter')
  await expect(toast(page, 'A revisão é sua.')).toBeVisible()
  await expect(rows(page)).toContainText('com você')
  await page.getByRole('button', { name: `Deixar a revisão de ${article.title}` }).press('Enter')
  await expect(rows(page)).toContainText('sem revisor')
  await page.getByRole('link', { name: /^Todos/ }).click()
  await expect(rows(page)).toHaveCount(2)
  await page
    .getByRole('link', { name: `Só de Rita ${mark}` })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`autor=${author.id}`))
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('link', { name: `Revisar ${article.title}` }).click()
  await page.waitForURL(`/article/${article.id}/edit`)
})

test('a master changes all articles of a search by keyboard, readers see it at once, and one press undoes it', async ({
  page,
}) => {
  const mark = `Represa ${crypto.randomUUID().slice(0, 8)}`
  const author = await given.author()
  const made = []
  for (let n = 0; n < 32; n++) {
    made.push(await given.article({ author, fields: { title: `${mark} número ${n}` } }))
  }
  const master = await given.master()
  await signInAs(page.context(), master.id)
  await open(page, '/admin/artigos')
  await page.keyboard.type(mark)
  await expect(bar(page, 'Todos os artigos')).toHaveText('32 artigos')
  await tabTo(page, page.getByRole('checkbox', { name: 'Selecionar todos desta página' }))
  await page.keyboard.press('Space')
  await expect(bar(page, 'Todos os artigos')).toHaveText('30 artigos na seleção')
  await page.getByRole('button', { name: 'Selecionar todos desta lista' }).press('Enter')
  await expect(bar(page, 'Todos os artigos')).toHaveText('32 artigos na seleção: todos desta lista')
  await page.getByRole('button', { name: 'Mudar selecionados' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Publicar' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publicar' })
  await expect(dialog).toContainText('Vale para 32 artigos.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Aplicar' }).press('Enter')
  await expect(toast(page, '32 publicados.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const { slug, locationPath } = await db().article.findUniqueOrThrow({ where: { id: made[0]?.article.id } })
  const address = articlePath({ slug, locationPath })
  expect((await page.request.get(address)).status()).toBe(200)
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect(toast(page, '32 desfeitos.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test('a master sets the city of a selection, changes one status, deletes one article and restores it @whole', async ({
  page,
}) => {
  const mark = `Feira ${crypto.randomUUID().slice(0, 8)}`
  const { article } = await given.article({ fields: { title: `${mark} da madrugada` } })
  await signInAs(page.context(), (await given.master()).id)
  await open(page, `/admin/artigos?busca=${encodeURIComponent(mark)}`)
  await page.getByRole('checkbox', { name: `Selecionar ${article.title}` }).click()
  await page.getByRole('button', { name: 'Mudar selecionados' }).click()
  await page.getByRole('menuitem', { name: 'Mudar cidade' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mudar cidade' })
  await dialog.getByRole('combobox', { name: 'Cidade' }).fill('Sobral')
  await dialog.getByRole('option', { name: 'Sobral (CE)' }).click()
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(rows(page)).toContainText('Sobral (CE)')

  const menu = page.getByRole('button', { name: `Ações de ${article.title}` })
  await menu.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Publicado' }).press('Enter')
  await page.getByRole('dialog', { name: 'Publicar artigo' }).getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Publicado' }).press('Enter')
  await page.getByRole('button', { name: 'Publicar agora' }).press('Enter')
  await expect(toast(page, 'Status atualizado.')).toBeVisible()
  await expect(rows(page)).toContainText('Publicado')
  await menu.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Ver' })).toHaveAttribute('href', `/sobral-ce/${article.slug}`)
  await page.getByRole('menuitem', { name: 'Excluir' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Rascunho' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Retirar do ar' })
  await expect(question).toContainText('(404)')
  await question.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Excluir' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).press('Enter')
  await expect(toast(page, 'Artigo movido para a lixeira.')).toBeVisible()
  await page.getByRole('link', { name: /Lixeira/ }).click()
  await page.getByRole('button', { name: `Restaurar ${article.title}` }).press('Enter')
  await expect(toast(page, 'Artigo restaurado como rascunho.')).toBeVisible()
})
