import type { Page } from '@playwright/test'
import { limits } from '#lib/limits.ts'
import { db } from '#server/platform/db/db.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

/** An article of the demonstration. Tests make and delete their own articles, so those are not stable. */
const demonstrated = (visibility: 'public' | 'premium') =>
  db().article.findFirstOrThrow({
    where: { status: 'published', deletedAt: null, visibility, coverMediaId: { not: null } },
    orderBy: { createdAt: 'asc' },
    select: { slug: true, title: true, locationPath: true },
  })

const pathTo = (article: { slug: string; locationPath: string | null }) => `/${article.locationPath}/${article.slug}`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] })

  test('a city is chosen from the five with most articles, and cleared again @whole', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Escolher cidade' }).click()
    const popular = page.getByRole('dialog', { name: 'Escolher cidade' }).getByRole('listitem')
    await expect(popular).toHaveCount(5)
    const name = (await popular.first().locator('span').first().textContent()) ?? ''
    await popular.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/\?city=[a-z-]+-[a-z]{2}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Notícias de ${name}`)
    await page.getByRole('link', { name: `Remover o filtro ${name}` }).click()
    await expect(page).toHaveURL(`${house.url}/`)
  })
})

test('a city has one title and one feed at both of its addresses', async ({ page }) => {
  const read = async (path: string) => {
    await page.goto(path)
    const headlines = await page.getByRole('main').locator('article').getByRole('heading').allTextContents()
    return {
      title: await page.title(),
      heading: await page.getByRole('heading', { level: 1 }).textContent(),
      headlines: headlines.slice(0, limits.homeArticles),
    }
  }
  const home = await read('/?city=londrina-pr')
  expect(home.heading).toBe('Notícias de Londrina, PR')
  expect(await read('/londrina-pr')).toEqual(home)
})

test('the paywall closes a premium article for a visitor, who sees the price and no other articles', async ({
  page,
  visit,
}) => {
  await visit(pathTo(await demonstrated('premium')))
  await expect(page.getByText('Apenas R$ 50/mês • Cancele quando quiser')).toBeVisible()
  await expect(page.getByText('Ver Mais Artigos')).toHaveCount(0)
  await page.getByRole('link', { name: 'Conhecer os planos' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expectAccessible(page)
})

const routes = async () => {
  const articles = [await demonstrated('public'), await demonstrated('premium')]
  return ['/', '/?city=londrina-pr', ...articles.map(pathTo), '/pricing', '/nada/por/aqui']
}

for (const width of [320, 768]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 }, expectedErrors: [/status of 404/] })

    test('every reader page fits, and nothing in it moves @whole', async ({ page }) => {
      for (const path of await routes()) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          path,
        ).toBeLessThanOrEqual(0)
        expect(await shifts(page), path).toEqual([])
      }
    })
  })
}

/** The layout shifts that the browser reported since the page began to load (web.dev, CLS), with their times and what moved. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const seen: string[] = []
        const tagOf = ({ node }: { node?: Node | null }) =>
          (node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 80)
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            const moved: { node?: Node | null }[] = Reflect.get(entry, 'sources')
            seen.push(`${Math.round(entry.startTime)} ms: ${moved.map(tagOf).join(', ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(seen), 200))
      }),
  )
