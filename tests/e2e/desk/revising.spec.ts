import type { Page } from '@playwright/test'
import type { SignedIn } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { db } from '#server/platform/db/db.ts'
import { given, sentence } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { overflow } from '../support/looking.ts'
import { pageOf, signInAs } from '../support/session.ts'
import { body, button } from '../support/writing-screen.ts'

const line = (page: Page) => page.locator('.saving-line')
const paragraphs = (...marks: string[]) => marks.map(mark => `<p>${sentence(mark)}</p>`).join('')
const stored = (id: string) => db().article.findUniqueOrThrow({ where: { id } })

/** Adds words at the end of the text. */
async function writeOn(page: Page, text: string): Promise<void> {
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

const published = (author: SignedIn, title: string) =>
  given.article({ author, status: 'published', fields: { title, content: paragraphs('Um', 'Dois', 'Três') } })

test('an author revises a published text unseen by readers; an editor asks for more, reads the changes and publishes it', async ({
  page,
  browser,
}) => {
  test.slow()
  const author = await given.person(['author'], 'Rita Repórter')
  const editor = await given.person(['editor'], 'Célia Editora')
  const title = `Ponte interditada ${Date.now()}`
  const { article } = await published(author, title)
  const edit = `/article/${article.id}/edit`
  await signInAs(page.context(), author.id)
  await page.goto(edit)
  await expect(page.getByRole('note')).toContainText('o texto publicado continua no ar até um editor publicar')
  await expectAccessible(page)
  await button(page, 'Escrever uma atualização').dblclick()
  await expect(page.getByRole('note')).toContainText('O texto publicado continua no ar até um editor publicar')
  expect(await db().articleRevision.count({ where: { articleId: article.id } })).toBe(1)
  await expect(page.getByLabel('Endereço', { exact: true })).not.toBeEditable()

  await writeOn(page, ' A obra vai atrasar.')
  await page.getByLabel('Título', { exact: true }).fill(`${title} até maio`)
  await expect(line(page)).toHaveText('Salvo')
  await page.reload()
  await expect(body(page).getByText('A obra vai atrasar.')).toBeVisible()
  const reader = await pageOf(browser, null)
  await reader.goto(articlePath(article))
  await expect(reader.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(reader.getByText('A obra vai atrasar.')).toHaveCount(0)
  await button(page, 'Enviar para Revisão').click()
  await expect(toast(page, 'Atualização enviada para revisão.')).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: 'Espera revisão desde' })).toBeVisible()

  const desk = await pageOf(browser, editor)
  await desk.goto(`/mesa?busca=${encodeURIComponent(title)}`)
  const card = desk.getByRole('row').filter({ hasText: title })
  await expect(card).toContainText('Atualização em revisão')
  await card.getByRole('link', { name: `Revisar ${title}` }).click()
  await desk.waitForURL(`${edit}/atualizacao`)
  const change = desk.getByRole('region', { name: 'O que muda' })
  await expect(change.getByRole('region', { name: 'Título' }).locator('ins')).toContainText('até maio')
  await expect(change.getByRole('region', { name: 'Texto' }).locator('ins')).toContainText('A obra vai atrasar.')
  await expectAccessible(desk)
  expect(await overflow(desk)).toBe(0)
  const panel = desk.getByRole('region', { name: 'Revisão editorial' })
  await panel.getByRole('button', { name: 'Assumir a revisão' }).click()
  await expect(toast(desk, 'A revisão é sua.')).toBeVisible()
  await panel.getByRole('combobox', { name: 'Decisão' }).press('Enter')
  await desk.getByRole('option', { name: 'Alterações solicitadas' }).press('Enter')
  await panel.getByLabel('Comentário').fill('Quem disse isso?')
  await panel.getByRole('button', { name: 'Registrar decisão' }).click()
  await expect(toast(desk, 'Review enviada')).toBeVisible()

  await page.goto(edit)
  await expect(page.getByRole('note').filter({ hasText: 'Alterações solicitadas' })).toContainText('Quem disse isso?')
  await writeOn(page, ' A informação é da prefeitura.')
  await button(page, 'Enviar para Revisão').click()
  await expect(toast(page, 'Atualização enviada para revisão.')).toBeVisible()

  // The open comparison follows.
  await expect(change.getByRole('region', { name: 'Texto' }).locator('ins')).toContainText('é da prefeitura.')
  // What came under the eyes of an editor who was about to press is read first.
  await button(desk, 'Publicar atualização').click()
  await expect(toast(desk, 'O texto mudou enquanto você o lia. Confira o que mudou e decida de novo.')).toBeVisible()
  const decision = desk.getByRole('dialog', { name: 'Publicar atualização' })
  // The update that was saved is submitted a moment later, which is news once more.
  await expect(async () => {
    if (!(await decision.isVisible())) await button(desk, 'Publicar atualização').click()
    await expect(decision).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(decision).toContainText('A data da primeira publicação não muda.')
  await expect(decision).toContainText('você pode restaurá-lo em “Versões”')
  await expectAccessible(desk)
  // A save under the open dialog is not published unread.
  await db().articleRevision.updateMany({ where: { articleId: article.id }, data: { version: { increment: 1 } } })
  await button(desk, 'Publicar agora').press('Enter')
  // The one of before may still fade.
  await expect(
    toast(desk, 'O texto mudou enquanto você o lia. Confira o que mudou e decida de novo.').last(),
  ).toBeVisible()
  await button(desk, 'Publicar atualização').click()
  await button(desk, 'Publicar agora').press('Enter')
  await expect(toast(desk, 'Atualização publicada! Validação SEO em andamento...')).toBeVisible()
  await desk.waitForURL(edit)
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1, name: `${title} até maio` })).toBeVisible()
  await expect(reader.getByText('A obra vai atrasar. A informação é da prefeitura.')).toBeVisible()
  expect((await stored(article.id)).version).toBe(article.version + 1)
  await page.goto(edit)
  await expect(button(page, 'Escrever uma atualização')).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('text that an author was typing when an editor published is offered for the revision @whole', async ({
    page,
    context,
  }) => {
    const { author, article } = await given.article({
      status: 'review',
      fields: { content: paragraphs('Um', 'Dois', 'Três') },
    })
    await signInAs(context, author.id)
    await page.goto(`/article/${article.id}/edit`)
    await expect(body(page)).toBeVisible()
    await context.setOffline(true)
    await writeOn(page, ' Escrito sem rede.')
    await expect(line(page)).toContainText('guardado neste navegador')
    const editor = await given.editor()
    await changeStatus(editor, { id: article.id, version: article.version, status: 'published' })
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto(`/article/${article.id}/edit`)
    await expect(page.getByRole('status').filter({ hasText: 'não chegou a salvar' })).toContainText(
      'Escreva uma atualização',
    )
    await button(page, 'Escrever uma atualização').click()
    await button(page, 'Restaurar').click()
    await expect(body(page).getByText('Escrito sem rede.')).toBeVisible()
    await expect(line(page)).toHaveText('Salvo')
    const revision = await db().articleRevision.findUniqueOrThrow({ where: { articleId: article.id } })
    expect(revision.fields).toMatchObject({ content: expect.stringContaining('Escrito sem rede.') })
    expect((await stored(article.id)).content).not.toContain('Escrito sem rede.')
  })
})
