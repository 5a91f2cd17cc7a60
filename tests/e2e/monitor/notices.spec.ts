import type { Request } from '@playwright/test'
import type { SignedIn } from '#lib/actor.ts'
import { reviewFields } from '#lib/schemas/articles/review.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { db } from '#server/platform/db/db.ts'
import { expectWithin } from '#tests/support/tier.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'
import { body } from '../support/writing-screen.ts'

/** An editor approves a text of this author, who alone is told. Gives the text. */
async function approve(author: SignedIn, title: string) {
  const { article } = await given.article({ author, status: 'review', fields: { title } })
  const fields = reviewFields.parse({ decision: 'approved', comment: '', quality: '' })
  await reviewArticle(await given.editor(), { id: article.id, version: article.version, fields })
  return article
}

test('a notification arrives in two open tabs by one stream, is opened by one click, and leaves the screen free', async ({
  page,
  context,
}) => {
  const author = await given.author()
  await signInAs(context, author.id)
  // The leading tab connects anew when another one asks for what it missed: what counts is how many are open.
  const open = new Set<Request>()
  let most = 0
  const isStream = (request: Request) => request.url().includes('/api/stream/notices')
  context.on('request', request => {
    if (isStream(request)) most = Math.max(most, open.add(request).size)
  })
  context.on('requestfailed', request => open.delete(request))
  context.on('requestfinished', request => open.delete(request))
  await page.goto('/my-articles')
  const second = await context.newPage()
  await second.goto('/avisos')
  await expect.poll(() => open.size).toBe(1)
  const mark = String(Date.now())
  const article = await approve(author, `Ponte reabre ${mark}`)
  const committed = performance.now()
  const bell = page.getByRole('button', { name: 'Avisos: 1 não lido' })
  await expect(bell).toBeVisible()
  // Under a second on a machine of its own.
  expectWithin(4_000, committed)
  await expect(second.getByRole('listitem').filter({ hasText: mark })).toBeVisible()
  expect(open.size).toBe(1)
  expect(most).toBe(1)

  // One click leads to the text. The header stays: its panel must not cover the screen, and what was opened is read.
  await bell.click()
  const panel = page.getByRole('region', { name: 'Seus avisos' })
  await panel.getByRole('link', { name: new RegExp(mark) }).click()
  await page.waitForURL(`**/article/${article.id}/edit**`)
  await expect(body(page)).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible()
  expect(await db().notification.findMany({ where: { userId: author.id } })).toMatchObject([{ status: 'read' }])
})

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })

  test('several are marked and archived, and the panel leads to what a person wants to hear of @whole', async ({
    page,
    context,
  }) => {
    const author = await given.author()
    await signInAs(context, author.id)
    await approve(author, 'Feira de livros bate recorde de público em cinco dias')
    await approve(author, 'Câmara aprova o orçamento do ano que vem')
    await page.goto('/my-articles')
    await page.getByRole('button', { name: 'Avisos: 2 não lidos' }).click()
    const panel = page.getByRole('region', { name: 'Seus avisos' })
    const item = panel.getByRole('listitem').filter({ hasText: 'Feira de livros' })
    await expect(item).toBeVisible()
    await expectFine(page)
    // Both acts stand on one line.
    const tops = await Promise.all(
      ['Marcar como lida', 'Arquivar'].map(async name => (await item.getByRole('button', { name }).boundingBox())?.y),
    )
    expect(tops[0]).toBe(tops[1])
    await item.getByRole('button', { name: 'Arquivar' }).click()
    await expect(item).toHaveCount(0)
    await panel.getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect(toast(page, 'Avisos lidos.')).toBeVisible()
    await expect(panel.getByText('Novo', { exact: true })).toHaveCount(0)
    await panel.getByRole('link', { name: 'O que avisar' }).click()
    await page.waitForURL('**/settings/avisos')
    await expect(panel).toBeHidden()
    await page.getByRole('checkbox', { name: 'Texto seu aprovado' }).click()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('checkbox', { name: 'Texto seu aprovado' })).not.toBeChecked()
    await expect(toast(page, 'Escolhas salvas.')).toBeVisible()
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'Escolhas salvas.' })).toHaveCSS('opacity', '1')
    await expectAccessible(page)
    await page.goto('/avisos')
    await page.getByRole('main').getByRole('link', { name: 'O que avisar' }).click()
    await page.waitForURL('**/settings/avisos')
  })
})

test('the monitor shows its figures and thirty days before the log, and an article is run again @whole', async ({
  page,
  context,
}) => {
  await signInAs(context, (await given.editor()).id)
  const { article } = await given.article({ status: 'published', fields: { title: `Obra parada ${Date.now()}` } })
  await db().aiReprocessing.create({
    data: { articleId: article.id, status: 'failed', reason: 'seo_failed', attempt: 0, executedAt: new Date() },
  })
  await page.goto('/monitor')
  const charts = page.getByRole('region', { name: 'Últimos 30 dias' })
  await expect(page.getByRole('img', { name: /^Sugestões das últimas 12 semanas: .* precisão de / })).toBeVisible()
  await expect(page.getByText('A validação de SEO deu erro com este texto.').first()).toBeVisible()
  const log = page.getByRole('searchbox')
  expect((await charts.boundingBox())?.y).toBeLessThan((await log.boundingBox())?.y ?? 0)
  await expectFine(page)
  const row = page.getByRole('row').filter({ hasText: article.title })
  await row.first().getByRole('button', { name: 'Reprocessar' }).click()
  await expect.poll(() => db().aiReprocessing.count({ where: { articleId: article.id } })).toBeGreaterThan(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectFine(page)
})
