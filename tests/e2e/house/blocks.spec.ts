import { system } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { countMostRead } from '#server/audience/commands/count-most-read.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
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

test('an agenda that cannot be read says so, and is whole again as soon as it can @whole', async ({ page }) => {
  const path = '/events?categoria=religiao&gratis=1'
  await without('event_occurrences', async () => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByText('Erro ao carregar eventos.')).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('link', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('Erro ao carregar eventos.')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('readers’ views become “Mais lidas”: beacons, the count, the home page', async ({ page }) => {
  const mark = `O boi mais visto da feira ${Date.now()}`
  const { article } = await given.article({ status: 'published', fields: { title: mark } })
  await page.goto(articlePath(article))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mark)
  // The first reader is a real browser that stays for five seconds. The others are plain requests with different user agents.
  const sent = page.waitForRequest(request => request.url().endsWith('/api/beacon'))
  await sent
  const others = Array.from({ length: 30 }, (_, n) =>
    fetch(`${house.url}/api/beacon`, {
      method: 'POST',
      headers: {
        origin: house.url,
        'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${n + 100}.0) Firefox/${n + 100}.0`,
      },
      body: JSON.stringify({ page: crypto.randomUUID(), path: '/x', article: article.id, seen: 5, read: 5 }),
    }),
  )
  for (const { status } of await Promise.all(others)) expect(status).toBe(204)
  await expect.poll(() => db().articleView.count({ where: { articleId: article.id } })).toBe(31)
  await countMostRead(system, undefined)
  await forgetHome()
  await page.goto('/')
  const list = page.getByRole('region', { name: 'Mais lidas' })
  await expect(list.getByRole('link', { name: mark })).toBeVisible()
})
