import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'

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
