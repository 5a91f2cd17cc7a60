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

test.describe('a notice', () => {
  test('is shown once, announced to screen readers, accessible, and closed by Escape', async ({ page }) => {
    await leaveNotice(page, 'success', 'Logout realizado com sucesso')
    await page.goto('/')
    const notice = page.getByRole('status').filter({ hasText: 'Logout realizado com sucesso' })
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(page.locator('h2').first()).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('notice')
  })

  test('is text and never HTML, and its button closes it @whole', async ({ page }) => {
    await leaveNotice(page, 'error', '<img src=x onerror=alert(1)>')
    await page.goto('/')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('<img src=x onerror=alert(1)>')
    await expect(notice.locator('img')).toHaveCount(0)
    await notice.getByRole('button', { name: 'Fechar aviso' }).click()
    await expect(notice).toHaveCount(0)
  })

  test('closes by itself @whole', async ({ page }) => {
    await page.clock.install()
    await leaveNotice(page, 'success', 'Login realizado com sucesso!')
    await page.goto('/')
    await expect(page.locator('.notice')).toBeVisible()
    await page.clock.runFor(6_100)
    await expect(page.locator('.notice')).toHaveCount(0)
  })
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

test('a reload is told as one, and nothing is stored in the browser @whole', async ({ page }) => {
  await page.goto('/')
  const path = await firstArticle(page).getAttribute('href')
  const report = (again: boolean) =>
    page.waitForRequest(request => {
      const body = request.url().endsWith('/api/beacon') ? JSON.parse(request.postData() ?? '{}') : {}
      return body.path === path && (body.again === true) === again
    })
  const first = report(false)
  await page.goto(String(path))
  await first
  const second = report(true)
  await page.reload()
  await second
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
})

test('from a staff screen to a reader page and back is one click each, without an error @whole', async ({
  page,
  as,
}) => {
  await as('autor')
  await page.goto('/dashboard')
  await page.locator('a[href="/"]').first().click()
  await expect(page).toHaveURL(`${house.url}/`)
  await expect(page.locator('#conteudo')).toBeVisible()
  expect(await page.evaluate(() => '__next_f' in window)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(`${house.url}/dashboard`)
})

test.describe('content below the first screen', () => {
  const left = (page: Page) => page.locator('[class*="later-"]').count()

  test('is laid out after the first screen, and moves nothing @whole', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await expect.poll(() => left(page)).toBe(0)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is laid out when a reader scrolls near it @whole', async ({ page }) => {
      await page.goto('/')
      expect(await left(page)).toBeGreaterThan(5)
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Erramos' })
      // The page grows while the parts that it passes are laid out: its end is reached by pressing once more.
      await expect(async () => {
        await page.keyboard.press('End')
        await expect(link).toBeInViewport({ timeout: 1_000 })
      }).toPass()
      await link.click()
      await expect(page).toHaveURL('/erramos')
    })
  })
})
