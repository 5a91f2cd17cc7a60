import { db } from '#server/platform/db/db.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { without } from '../support/without-table.ts'

test.describe.configure({ mode: 'default' })

const forgetHome = () => db().$executeRaw`select pg_notify('press', 'feed')`

for (const [table, what] of [
  ['most_read', 'as mais lidas'],
  ['section_cards', 'as seções'],
  ['home_pins', null],
] as const) {
  test(`the home page works while ${table} cannot be read, says so, and is whole again as soon as it can @whole`, async ({
    page,
  }) => {
    await page.goto('/')
    const articles = await page.locator('main h2 a').count()
    expect(articles).toBeGreaterThan(5)
    await without(table, async () => {
      await forgetHome()
      await expect
        .poll(async () => (await fetch(house.url)).headers.get('cache-control'), { timeout: 5_000 })
        .toContain('no-store')
      const response = await page.goto('/')
      expect(response?.status()).toBe(200)
      expect(await page.locator('main h2 a').count()).toBeGreaterThan(5)
      if (!what) return
      const message = page.getByText(new RegExp(`carregar ${what}`))
      await expect(message).toBeVisible()
      await expectAccessible(page)
      // The retry link is inside the failed part and leads to the same page.
      await page
        .getByRole('link', { name: /Tentar (de novo|novamente)/ })
        .first()
        .click()
      await expect(page).toHaveURL(`${house.url}/`)
      await expect(message).toBeVisible()
    })
    // No key was forgotten: the press does not keep a page with a failed part.
    await page.goto('/')
    await expect(page.getByText(/Não foi possível carregar/)).toHaveCount(0)
  })
}
