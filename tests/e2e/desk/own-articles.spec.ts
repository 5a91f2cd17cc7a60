import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given, sentence } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

const versionsOf = (id: string) => `/article/${id}/edit/versoes`

test('a card has one button for what comes next, and a menu for all else @whole', async ({ page }) => {
  const author = await given.author()
  const titled = (title: string) => ({ author, fields: { title } })
  await given.article(titled('Rascunho da ponte'))
  await given.article({ ...titled('Ponte em revisão'), status: 'review' })
  const { article } = await given.article({ ...titled('Ponte no ar'), status: 'published' })
  await signInAs(page.context(), author.id)
  await page.goto('/my-articles')
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  await expect(card('Rascunho da ponte').getByRole('link')).toHaveText(['Rascunho da ponte', 'Continuar escrevendo'])
  await expect(card('Ponte em revisão').getByRole('link')).toHaveText(['Ponte em revisão', 'Acompanhar a revisão'])
  await expect(card('Ponte no ar').getByRole('link')).toHaveText(['Ponte no ar', 'Ver no site'])
  const links = card('Ponte no ar').getByRole('link')
  await expect(links.first()).toHaveAttribute('href', `/article/${article.id}/edit`)
  await expect(links.last()).toHaveAttribute('href', `/article/${article.slug}`)
  await expectFine(page)

  const menu = page.getByRole('button', { name: 'Ações de Ponte no ar' })
  await expect(async () => {
    await menu.press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText(['Ver', 'Editar', 'Versões', 'Excluir'], { timeout: 1_000 })
  }).toPass()
  await page.getByRole('menuitem', { name: 'Excluir' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Excluir artigo' })
  await expectAccessible(page)
  await expect(question).toContainText('Tem certeza que deseja excluir este artigo? Esta ação não pode ser desfeita.')
  await question.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(question).toHaveCount(0)
  await card('Rascunho da ponte').getByRole('link').last().click()
  await page.waitForURL(/\/edit$/)
})

test('an old version is compared with the newest across the pages of the list; the first one has no comparison @whole', async ({
  page,
}) => {
  const author = await given.author()
  const { article } = await given.article({ author })
  await signInAs(page.context(), author.id)
  await page.goto(versionsOf(article.id))
  const comparison = page.getByRole('region', { name: 'Comparação' })
  await expect(comparison).toContainText('Só há uma versão')
  const own = { slug: article.slug, content: article.content }
  for (let version = 1; version <= 31; version++) {
    await saveArticle(author, { id: article.id, version, fields: fieldsWith({ ...own, title: `Título ${version}` }) })
  }
  await page.goto(versionsOf(article.id))
  await expect(page.getByText('30 versões')).toBeVisible()
  await page.getByRole('link', { name: 'Versões mais antigas' }).click()
  await page.waitForURL(/pagina=/)
  await page.getByText('Ver uma por uma').click()
  const menu = page.getByRole('button', { name: 'Ações da versão 2' })
  await expect(async () => {
    await menu.last().click()
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('menuitem', { name: 'Comparar com a atual' }).click()
  await expect(comparison).toContainText('versão 2 (')
  await expect(comparison.getByRole('region', { name: 'Título' }).locator('ins')).toHaveText('incluído: 31')
  await expect(page.getByRole('link', { name: 'Voltar às mais recentes' })).toBeVisible()
})

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

test('a rewritten paragraph stands beside its successor, and restoring over a published text says what readers will see @whole', async ({
  page,
}) => {
  const editor = await given.editor()
  const opening = 'A prefeitura informou na terça que a ponte nova abre ao trânsito em duas semanas.'
  const fields = fieldsWith({
    content: `<p>${opening}</p><p>${sentence('Segundo')}</p><p>O governador não quis comentar a decisão do tribunal sobre a licença.</p>`,
  })
  const { article } = await given.article({ status: 'published', fields })
  const { version } = await db().article.findUniqueOrThrow({ where: { id: article.id } })
  const content = `<p>Segundo a prefeitura, a ponte nova só abre em três semanas, e sem festa.</p><p>${sentence('Segundo')}</p><p>Chove forte desde ontem em Sobral, e a Defesa Civil pede cuidado a quem sai.</p>`
  await saveArticle(editor, { id: article.id, version, fields: { ...fields, content } })
  await signInAs(page.context(), editor.id)
  await page.goto(versionsOf(article.id))
  const text = page.getByRole('region', { name: 'Comparação' }).getByRole('region', { name: 'Texto' })
  const forms = text.locator('.difference-rewritten > p')
  await expect(forms).toHaveCount(2)
  await expect(forms.first().locator('del').first()).toBeVisible()
  await expect(forms.first().locator('ins')).toHaveCount(0)
  await expect(forms.first().locator('del').filter({ hasText: 'duas' })).toBeVisible()
  await expect(forms.last().locator('ins').filter({ hasText: ', e sem festa' })).toBeVisible()
  await expect(text.locator('del').filter({ hasText: 'O governador não quis' })).toContainText('sobre a licença.')
  await expect(text.locator('ins').filter({ hasText: 'Chove forte' })).toContainText('a quem sai.')
  await expectFine(page)

  const dialog = page.getByRole('alertdialog', { name: `Restaurar a versão ${version}` })
  await expect(async () => {
    await page.getByRole('button', { name: `Restaurar a versão ${version}` }).press('Enter')
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(dialog).toContainText('O artigo está no site: os leitores passam a ver esta versão')
  await dialog.getByRole('button', { name: `Restaurar a versão ${version}` }).click()
  await expect(toast(page, `Versão ${version} restaurada como versão ${version + 2}.`)).toBeVisible()
  await page.goto(`/article/${article.slug}`)
  await expect(page.getByText(opening)).toBeVisible()
})
