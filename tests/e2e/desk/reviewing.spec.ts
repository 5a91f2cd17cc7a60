import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { pageOf, signInAs } from '../support/session.ts'
import { publish } from '../support/writing-screen.ts'

test('a text is handed in, claimed, sent back with a reason, corrected, approved with a note and published; its author is notified of each step', async ({
  page,
  browser,
}) => {
  const author = await given.person(['author'], 'Rita Repórter')
  const editor = await given.person(['editor'], 'Célia Editora')
  const title = `Ponte da avenida cai ${Date.now()}`
  const { article } = await given.article({ author, fields: { title, cities: ['sobral-ce'] } })
  const edit = `/article/${article.id}/edit`
  await signInAs(page.context(), author.id)
  await page.goto(edit)
  await page.getByRole('button', { name: 'Enviar para Revisão' }).click()
  await expect(toast(page, 'Artigo enviado para revisão.')).toBeVisible()
  await expect(page.getByRole('note')).toContainText('Ninguém assumiu a revisão ainda')

  const desk = await pageOf(browser, editor)
  await desk.goto(`/mesa?busca=${encodeURIComponent(title)}`)
  const card = desk.getByRole('row').filter({ hasText: title })
  await expect(card).toContainText('sem revisor')
  await expectAccessible(desk)
  await card.getByRole('link', { name: `Revisar ${title}` }).click()
  await desk.waitForURL(edit)
  const panel = desk.getByRole('region', { name: 'Revisão editorial' })
  await panel.getByRole('button', { name: 'Assumir a revisão' }).click()
  await expect(toast(desk, 'A revisão é sua.')).toBeVisible()

  await panel.getByRole('button', { name: 'Registrar decisão' }).click()
  await expect(panel.getByText('Escolha uma decisão')).toBeVisible()
  await panel.getByRole('combobox', { name: 'Decisão' }).press('Enter')
  await desk.getByRole('option', { name: 'Alterações solicitadas' }).press('Enter')
  await panel.getByRole('button', { name: 'Registrar decisão' }).click()
  await expect(panel.getByText('Diga o que precisa mudar')).toBeVisible()
  await panel.getByLabel('Comentário').fill('Falta ouvir a prefeitura.')
  await panel.getByRole('button', { name: 'Registrar decisão' }).dblclick()
  await expect(toast(desk, 'Review enviada')).toBeVisible()
  expect(await db().articleReview.count({ where: { articleId: article.id } })).toBe(1)

  await page.goto('/my-articles')
  await page.getByRole('button', { name: 'Avisos: 1 não lido' }).click()
  const notice = page.getByRole('listitem').filter({ hasText: 'precisa de alterações: Falta ouvir a prefeitura.' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Alterações solicitadas')
  await expectAccessible(page)
  await notice.getByRole('link').click()
  await page.waitForURL(edit)
  await expect(page.getByRole('note')).toContainText('Por Célia Editora')
  await expect(page.getByRole('note')).toContainText('Falta ouvir a prefeitura.')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Resumo' }).fill('A prefeitura diz que a ponte será refeita até março.')
  await page.getByRole('button', { name: 'Enviar para Revisão' }).click()
  await expect(toast(page, 'Artigo enviado para revisão.')).toBeVisible()

  await desk.goto(edit)
  await panel.getByRole('combobox', { name: 'Decisão' }).press('Enter')
  await desk.getByRole('option', { name: 'Aprovado' }).press('Enter')
  await panel.getByLabel('Nota de qualidade').fill('8,5')
  await panel.getByRole('button', { name: 'Registrar decisão' }).click()
  await expect(toast(desk, 'Review enviada')).toBeVisible()
  await expectAccessible(desk)
  await page.goto(edit)
  await expect(page.getByRole('note')).toContainText('com nota 8,5. Agora um editor publica o artigo.')
  await publish(desk)
  await expect(toast(desk, 'Artigo publicado! Validação SEO em andamento...')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Ver no site' })).toHaveAttribute('href', `/sobral-ce/${article.slug}`)
  await page.goto('/my-articles')
  await page.getByRole('button', { name: /^Avisos/ }).click()
  await expect(page.getByRole('region', { name: 'Seus avisos' })).toContainText(`“${title}” foi publicado.`)
  await desk.context().close()
})
