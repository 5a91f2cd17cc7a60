import type { Page } from '@playwright/test'
import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { tabTo } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

const bar = (page: Page, list: string) => page.getByRole('region', { name: list }).getByRole('status').first()

/** Opens a list and waits for its scripts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 })
  }).toPass()
}

test('a master changes all articles of a search by keyboard, readers see it at once, and one press undoes it @whole', async ({
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
