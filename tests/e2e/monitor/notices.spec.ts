import type { Request } from '@playwright/test'
import type { SignedIn } from '#lib/actor.ts'
import { reviewFields } from '#lib/schemas/articles/review.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { db } from '#server/platform/db/db.ts'
import { expectWithin } from '#tests/support/tier.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
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
