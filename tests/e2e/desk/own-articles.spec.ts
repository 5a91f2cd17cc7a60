import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

const versionsOf = (id: string) => `/article/${id}/edit/versoes`

test('versions are listed by sitting, compared and restored by keys, on a desktop and on a phone', async ({ page }) => {
  const author = await given.person(['author'], 'Rita Repórter')
  const first = fieldsWith({ title: `A ponte não caiu ${Date.now()}` })
  const { article } = await given.article({ author, fields: first })
  const changed = { ...first, title: first.title.replace('não', 'já'), content: first.content.replace('duas', 'três') }
  await saveArticle(author, { id: article.id, version: 1, fields: changed })
  await db().articleVersion.updateMany({
    where: { articleId: article.id, versionNumber: 1 },
    data: { createdAt: new Date('2026-11-20T12:00:00Z') },
  })
  await signInAs(page.context(), author.id)
  await page.goto(versionsOf(article.id))
  const comparison = page.getByRole('region', { name: 'Comparação' })
  await expect(comparison.getByRole('region', { name: 'Título' }).locator('del')).toContainText('não')
  await expect(comparison.getByRole('region', { name: 'Título' }).locator('ins')).toContainText('já')
  const sittings = page.getByRole('list', { name: 'Versões' }).getByRole('listitem')
  await expect(sittings).toHaveCount(2)
  await expect(sittings.first().getByRole('link')).toHaveAttribute('aria-current', 'true')
  await expect(sittings.last()).toContainText('20 de novembro de 2026')
  await expect(sittings.last()).toContainText('Rita Repórter')
  await expectFine(page)

  const menu = page.getByRole('button', { name: 'Ações da versão 1' })
  await expect(async () => {
    await menu.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('menuitem', { name: 'Usar como “depois” na comparação' }).press('Enter')
  await expect(comparison).toContainText('O texto é o mesmo nas duas.')
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Restaurar…' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Restaurar a versão 1' })
  await expect(dialog).toContainText('como uma versão nova')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restaurar' }).press('Enter')
  await expect(toast(page, 'Versão 1 restaurada como versão 3.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A ponte não caiu')
  await page.goto(`${versionsOf(article.id)}?de=1&para=99`)
  await expect(comparison).toContainText('Uma destas versões não existe.')
})
