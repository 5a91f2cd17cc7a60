import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
const names = (page: Page) => page.getByRole('main').locator('ol > li p.font-semibold').allTextContents()

/** The kept home page, as an anonymous reader gets it. */
const home = async () => (await fetch(house.url)).text()

test('a menu item is created, changed, moved by keyboard and by mouse, switched off and deleted, and readers see it', async ({
  page,
  as,
}) => {
  const label = `Eleições ${Date.now().toString(36)}`
  const before = await db().secondaryMenuItem.findMany({ orderBy: { displayOrder: 'asc' } })
  await home()
  await as('master')
  await page.goto('/admin/menu')
  await page.getByRole('button', { name: 'Novo item' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Rótulo').fill(label)
  await dialog.getByLabel('Endereço').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Use um endereço https:// ou um caminho deste site')).toBeVisible()
  await dialog.getByLabel('Endereço').fill('/tag/eleicoes')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Item criado com sucesso')).toBeVisible()
  await expect.poll(home).toContain(label)

  // By keyboard: the button keeps the focus while its row moves.
  const up = page.getByRole('button', { name: `Subir ${label}` })
  await up.focus()
  for (let place = before.length; place > 0; place--) await page.keyboard.press('Enter')
  await expect(page.getByText(`${label}: posição 1 de ${before.length + 1}.`)).toBeAttached()
  await expect(up).toBeFocused()
  await expect
    .poll(async () => (await db().secondaryMenuItem.findFirst({ orderBy: { displayOrder: 'asc' } }))?.label)
    .toBe(label)
  await expect
    .poll(async () => (await home()).indexOf(label) < (await home()).indexOf(before[0]?.label ?? ''))
    .toBe(true)

  const last = async () => (await db().secondaryMenuItem.findFirst({ orderBy: { displayOrder: 'desc' } }))?.label
  const target = row(page, before.at(-1)?.label ?? '').first()
  // On a busy machine a synthetic drag may let go before the row follows; a person drags again.
  await expect(async () => {
    if ((await last()) !== label) await row(page, label).first().dragTo(target)
    await expect.poll(last, { timeout: 5_000 }).toBe(label)
  }).toPass()
  expect((await names(page)).at(-1)?.trim()).toBe(label)

  await page.getByRole('button', { name: `Editar ${label}` }).click()
  await dialog.getByLabel('Rótulo').fill(`${label} 2`)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Item atualizado com sucesso')).toBeVisible()
  await expect.poll(home).toContain(`${label} 2`)
  await page.getByRole('button', { name: `Desativar ${label} 2` }).click()
  await expect.poll(home).not.toContain(label)
  await page.getByRole('button', { name: `Excluir ${label} 2` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Item deletado com sucesso')).toBeVisible()
  expect(await db().secondaryMenuItem.count()).toBe(before.length)
})
