import type { Page } from '@playwright/test'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

async function leaveNotice(page: Page, kind: 'success' | 'error', text: string): Promise<void> {
  const cookie = noticeCookie(kind, text)
  const value = cookie.slice('notice='.length, cookie.indexOf(';'))
  await page.context().addCookies([{ name: 'notice', value, url: house.url, sameSite: 'Lax' }])
}

const firstArticle = (page: Page) => page.locator('h2 a').first()

test('a notice is text and never HTML, shown once, announced to screen readers, and closed by Escape', async ({
  page,
}) => {
  await leaveNotice(page, 'success', 'Logout <b>realizado</b> com sucesso')
  await page.goto('/')
  const notice = page.getByRole('status').filter({ hasText: 'Logout <b>realizado</b> com sucesso' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.locator('h2').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('notice')
})

test('five seconds with an article send one beacon', async ({ page }) => {
  const beacons: Record<string, unknown>[] = []
  page.on('request', request => {
    if (!request.url().endsWith('/api/beacon')) return
    const body = JSON.parse(request.postData() ?? '{}')
    if (body.article) beacons.push(body)
  })
  await page.goto('/')
  const path = await firstArticle(page).getAttribute('href')
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1_000)
  await page.goto(String(path))
  const article = await page.locator('article[data-article]').getAttribute('data-article')
  await page.clock.runFor(4_900)
  expect(beacons).toEqual([])
  const answered = page.waitForResponse('**/api/beacon')
  await page.clock.runFor(200)
  expect((await answered).status()).toBe(204)
  await page.clock.runFor(60_000)
  const { pathname } = new URL(page.url())
  // From outside, the second one tells that it was no bounce.
  const visit = { page: expect.any(String), path: pathname, article, depth: expect.any(Number) }
  expect(beacons).toEqual([
    { ...visit, seen: 5, read: 5 },
    { ...visit, seen: 10, read: 10 },
  ])
})
