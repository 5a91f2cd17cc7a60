import { editPath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { overflow } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'
import { openTab } from '../support/writing-screen.ts'

test.afterEach(() => db().siteSetting.deleteMany({ where: { key: 'review_checklist' } }))

test('a master sets the checklist; an editor approves after checking every point, and the author sees it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { article, author } = await given.article({ status: 'review' })
  await signInAs(context, (await given.master()).id)
  await page.goto('/admin/revisao')
  await page.getByLabel('Itens obrigatórios').fill('As fontes foram ouvidas\n\n  Os nomes estão certos  ')
  await page.getByLabel('Outros itens').fill('As fontes foram ouvidas')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Há um item repetido').first()).toBeVisible()
  await page.getByLabel('Outros itens').fill('O título cabe no celular')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Lista salva.')).toBeVisible()

  await context.clearCookies()
  await signInAs(context, (await given.editor()).id)
  await page.goto(editPath(article.id))
  const panel = page.getByRole('region', { name: 'Revisão editorial' })
  await openTab(page, 'Revisão')
  await panel.getByRole('button', { name: 'Registrar decisão' }).click()
  await expect(panel.getByText('Confira todos os itens obrigatórios')).toBeVisible()
  await panel.getByRole('checkbox', { name: /As fontes foram ouvidas/ }).click()
  await panel.getByRole('checkbox', { name: /Os nomes estão certos/ }).press('Space')
  await expectAccessible(page)
  expect(await overflow(page)).toBe(0)
  await panel.getByRole('button', { name: 'Registrar decisão' }).click()
  await expect(toast(page, 'Review enviada')).toBeVisible()

  await context.clearCookies()
  await signInAs(context, author.id)
  await page.goto(editPath(article.id))
  await openTab(page, 'Revisão')
  const gone = panel.getByRole('list', { name: 'Lista de conferência' })
  await expect(gone.getByRole('listitem')).toHaveText([
    /As fontes foram ouvidas \(conferido\)/,
    /Os nomes estão certos \(conferido\)/,
    /O título cabe no celular \(não conferido\)/,
  ])
})
