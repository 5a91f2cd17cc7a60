import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'

test('“Mais notícias” leads from the home page to everything by the hour, page after page and back', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Mais notícias' }).click()
  await expect(page).toHaveURL('/ultimas')
  const hours = page.locator('main li p:first-child').filter({ hasText: /^\d{2} \p{L}{3}\d{4}\d{2}h\d{2}$/u })
  await expect(hours.first()).toBeVisible()
  const titles = page.locator('main li h2 a')
  expect(await hours.count()).toBe(await titles.count())
  // By the keyboard: content below the first screen is laid out while a page scrolls, so a pointer may miss.
  const follow = async (name: string) => {
    const here = page.url()
    await page.getByRole('link', { name }).press('Enter')
    await expect(page).not.toHaveURL(here)
  }
  const lastOne = async () => String(await titles.last().getAttribute('href'))
  // Other tests delete the texts that they published.
  while ((await lastOne()).includes('obra-da-avenida-central')) await follow('Mais antigas')
  const entry = page.locator(`main li h2 a[href="${await lastOne()}"]`)
  await follow('Mais antigas')
  await expect(page).toHaveURL(/\/ultimas\?antes=/)
  await expect(entry).toHaveCount(0)
  const newer = page.getByRole('link', { name: 'Mais recentes' })
  await follow('Mais recentes')
  // Whatever is published meanwhile, no text is skipped: the text before the older page is on this one.
  await expect(entry).toBeVisible()
  while (new URL(page.url()).search) await follow('Mais recentes')
  await expect(page).toHaveURL('/ultimas')
  await expect(newer).toHaveCount(0)
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
