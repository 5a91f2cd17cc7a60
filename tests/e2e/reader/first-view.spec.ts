import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'

/** Pixels from the head of the page to the top of an element. */
const topOf = (found: Locator) => found.first().evaluate(element => element.getBoundingClientRect().top + scrollY)

test.describe('the first view', () => {
  test('of the front page on a laptop has the lead headline and most of its picture, below the banner, the cards and the invitation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/')
    const main = page.getByRole('main')
    const lead = main.locator('article').first()
    expect(await topOf(lead.getByRole('heading'))).toBeLessThanOrEqual(490)
    // The demonstration's lead has a picture; what another journey has just published may have none.
    for (const picture of await lead.locator('img[fetchpriority=high]').all())
      expect(await topOf(picture)).toBeLessThanOrEqual(700)
    const order = [
      main.getByRole('complementary', { name: /^Publicidade/ }),
      main.getByRole('complementary', { name: 'Seja autor' }),
      main.getByRole('navigation', { name: 'Seções' }),
      main.getByRole('button', { name: 'Escolher cidade' }),
      lead,
    ]
    const tops = await Promise.all(order.map(topOf))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })

  test('of the agenda on a phone has its first event: the filters are one line, the calendars one button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/events')
    const first = page.getByRole('main').locator('article').first()
    expect(await topOf(first.locator('time'))).toBeLessThanOrEqual(430)
    // The line scrolls, and does not cut its panels.
    await page.getByRole('button', { name: 'Categoria' }).click()
    await expect(page.getByRole('link', { name: 'Teatro e dança' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Assinar a agenda' }).click()
    await expect(page.getByRole('link', { name: 'Arquivo ICS' })).toBeInViewport()
  })
})

test.describe('light and dark', () => {
  test.use({ colorScheme: 'light' })
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const choice = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'scheme')?.value

  test('a choice holds from page to page before anything is painted, on staff screens too, and can be taken back', async ({
    page,
    as,
  }) => {
    await page.goto('/')
    const light = await paper(page)
    const button = page.getByRole('banner').getByRole('button', { name: 'Modo escuro' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const dark = await paper(page)
    expect(dark).not.toBe(light)
    expect(await choice(page)).toBe('dark')
    await expectAccessible(page)

    // The deferred script never runs: the choice is set without it.
    await page.route('**/assets/reader-*', route => route.fulfill({ body: '', contentType: 'text/javascript' }))
    await page.goto('/erramos')
    expect(await paper(page)).toBe(dark)
    await page.unroute('**/assets/reader-*')

    await as('autor')
    await page.goto('/dashboard')
    expect(await paper(page)).toBe(dark)

    await page.goto('/pricing')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Modo escuro' }).click()
    expect(await paper(page)).toBe(light)
    expect(await choice(page)).toBeUndefined()
  })
})
