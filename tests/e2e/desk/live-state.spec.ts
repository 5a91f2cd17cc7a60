import { reviewFields } from '#lib/schemas/articles/review.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expectWithin, rounds } from '../../support/tier.ts'
import { expect, test } from '../fixtures.ts'
import { signInAs } from '../support/session.ts'
import { body, button, openBeside } from '../support/writing-screen.ts'

const versionOf = async (id: string) => (await db().article.findUniqueOrThrow({ where: { id } })).version

test('a decision arrives on every open screen of the text and on the lists, and takes its buttons along', async ({
  page,
  browser,
}) => {
  const { author, article } = await given.article({ status: 'review' })
  const editor = await given.editor()
  const form = await openBeside(browser, author, article.id)
  await signInAs(page.context(), editor.id)
  await page.goto(`/mesa?busca=${encodeURIComponent(article.title)}`)
  const listed = page.getByRole('row').filter({ hasText: article.title })
  await expect(listed).toBeVisible()
  await expect(button(form, 'Retirar da revisão')).toBeVisible()
  await body(form).click()
  await form.keyboard.type('Palavras minhas. ')
  // The first ones are not timed: a server that has just started loads its code.
  for (let round = -2; round < rounds(0, 20); round++) {
    const { version, status } = await db().article.findUniqueOrThrow({ where: { id: article.id } })
    const to = status === 'review' ? 'draft' : 'review'
    await changeStatus(editor, { id: article.id, version, status: to })
    const decidedAt = performance.now()
    await expect(button(form, to === 'draft' ? 'Enviar para Revisão' : 'Retirar da revisão')).toBeVisible()
    if (round >= 0) expectWithin(1_000, decidedAt, 'the decision on the author’s screen')
    await expect(listed).toBeVisible({ visible: to === 'review' })
    if (round >= 0) expectWithin(1_000, decidedAt, 'the decision on the desk’s list')
  }
  await expect(body(form)).toContainText('Palavras minhas.')
  const fields = reviewFields.parse({ decision: 'approved', comment: '', quality: '9' })
  await reviewArticle(editor, { id: article.id, version: await versionOf(article.id), fields })
  const approvedAt = performance.now()
  await expect(form.getByRole('note')).toContainText('com nota 9')
  expectWithin(1_000, approvedAt, 'the approval on the author’s screen')
  await expect(form.locator('.saving-line')).toHaveText('Salvo')
  await form.goto(`/article/${article.id}/edit/versoes`)
  const restore = form.getByRole('button', { name: /^Restaurar a versão/ })
  await expect(restore).toBeVisible()
  await changeStatus(editor, { id: article.id, version: await versionOf(article.id), status: 'published' })
  const publishedAt = performance.now()
  await expect(restore).toBeHidden()
  expectWithin(1_000, publishedAt, 'the publication on the author’s list of versions')
  await form.context().close()
})
