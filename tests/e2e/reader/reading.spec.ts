import type { Page } from '@playwright/test'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given } from '../../support/given.ts'
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

const ask = (path: string) => fetch(house.url + path, { redirect: 'manual' })

test.describe('home', () => {
  test('shows thirteen different articles, the first one large', async ({ page, visit }) => {
    await visit('/')
    const addresses = await page
      .locator('main article h2 a')
      .evaluateAll(links => links.map(a => a.getAttribute('href')))
    expect(addresses).toHaveLength(13)
    expect(new Set(addresses).size).toBe(13)
    const [first, second] = await page.locator('main article h2').evaluateAll(titles => titles.map(t => t.clientWidth))
    expect(first).toBeGreaterThan(second ?? 0)
  })

  test('links to an article, which links back @whole', async ({ page, visit }) => {
    const { article } = await given.article({ status: 'published' })
    const { title } = article
    await visit('/')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ver Mais Artigos' }).click()
    await expect(page).toHaveURL(`${house.url}/`)
  })
})

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

  test('another city is found by its name as people type it @whole', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Escolher cidade' }).click()
    await page.getByLabel('Buscar cidade').fill('santarem')
    await page.getByRole('dialog', { name: 'Escolher cidade' }).getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL(/\?city=santarem-pa$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notícias de Santarém, PA')
  })

  test('an article is there in full', async ({ page }) => {
    await page.goto(pathTo(await demonstrated('public')))
    expect((await page.locator('.story').textContent())?.length).toBeGreaterThan(1000)
    await expect(page.getByRole('heading', { name: 'Leia também' })).toBeVisible()
  })
})

test.describe('the paywall', () => {
  test('closes a premium article for a visitor, who sees the price and no other articles', async ({ page, visit }) => {
    await visit(pathTo(await demonstrated('premium')))
    await expect(page.getByText('Apenas R$ 50/mês • Cancele quando quiser')).toBeVisible()
    await expect(page.getByText('Ver Mais Artigos')).toHaveCount(0)
    await page.getByRole('link', { name: 'Conhecer os planos' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expectAccessible(page)
  })

  test('is open for a subscriber', async ({ page, visit, as }) => {
    await as('assinante')
    await visit(pathTo(await demonstrated('premium')))
    await expect(page.getByText('Apenas R$ 50/mês')).toHaveCount(0)
    await expect(page.getByText('Ver Mais Artigos')).toBeVisible()
  })
})

test('the header distinguishes a visitor from a signed-in reader @whole', async ({ page, visit, as }) => {
  await visit('/')
  const bar = page.getByRole('navigation', { name: 'Principal' })
  await expect(bar.getByRole('link')).toHaveText(['Notícias', 'Eventos', 'Login', 'Inscreva-se'])
  await as('leitor')
  await visit('/')
  await expect(bar.getByRole('link')).toHaveText(['Notícias', 'Eventos', 'Criar', 'Dashboard', 'Minha conta'])
  await expect(bar.getByRole('button', { name: 'Sair' })).toBeVisible()
})

test('the header of staff leads to the ideas, on reader pages and staff screens, at a desk and on a phone @whole', async ({
  page,
  visit,
  as,
}) => {
  await as('autor')
  for (const path of ['/', '/dashboard']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(path)
    const bar = page.getByRole('navigation', { name: 'Principal' })
    await expect(bar.getByRole('link', { name: 'Pautas' })).toHaveAttribute('href', '/storyboard')
    await expect(page.getByRole('link', { name: 'Escrever' })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(path)
    await page.getByRole('button', { name: /^Menu/ }).click()
    await expect(page.locator('[popover]').getByRole('link', { name: 'Pautas' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Escrever' })).toBeVisible()
  }
})

test.describe('addresses', () => {
  test('a wrong place, the old site’s address and a former slug redirect permanently to the canonical one', async () => {
    const { article } = await given.article({ status: 'published', fields: { cities: ['londrina-pr'] } })
    const slug = `${article.slug}-corrigido`
    const fields = fieldsWith({ slug, cities: ['chapeco-sc'] })
    await saveArticle(await given.editor(), { id: article.id, version: article.version, fields })
    const wrong = [
      `/londrina-pr/${slug}`,
      `/artigo/${slug}`,
      `/londrina-pr/${article.slug}`,
      `/article/${article.slug}`,
    ]
    for (const path of wrong) {
      const response = await ask(path)
      expect(response.status, path).toBe(308)
      expect(response.headers.get('location'), path).toBe(`/chapeco-sc/${slug}`)
    }
  })

  test('unknown, draft and deleted ones answer 404, 404 and 410 as whole pages', async () => {
    const draft = await given.article()
    const deleted = await given.article({ status: 'published' })
    await removeArticle(await given.master(), { id: deleted.article.id })
    const expected: [string, number][] = [
      ['/article/nunca-existiu', 404],
      ['/londrina-pr/nunca-existiu', 404],
      ['/nada/por/aqui', 404],
      ['/404', 404],
      [`/article/${draft.article.slug}`, 404],
      [`/article/${deleted.article.slug}`, 410],
    ]
    for (const [path, status] of expected) {
      const response = await ask(path)
      expect(response.status, path).toBe(status)
      const text = await response.text()
      expect(text, path).toContain('Oops! Page not found')
      expect(text, path).toContain('<meta name="robots" content="noindex')
      expect(text, path).toContain('Voltar ao início')
    }
    // Apart from the status number, the pages of a draft and of an unknown address are the same.
    const bodies = await Promise.all(
      [draft.article.slug, 'nunca-existiu'].map(async slug => (await ask(`/article/${slug}`)).text()),
    )
    expect(bodies[0]).toBe(bodies[1])
  })
})

const routes = async () => {
  const articles = [await demonstrated('public'), await demonstrated('premium')]
  return ['/', '/?city=londrina-pr', ...articles.map(pathTo), '/pricing', '/nada/por/aqui']
}

for (const width of [320, 360, 768, 1280]) {
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

test.describe('on a slow line', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a late font moves nothing @whole', async ({ page }) => {
    await page.route(/\.woff2$/, async route => {
      await new Promise(resolve => setTimeout(resolve, 900))
      await route.continue()
    })
    const articles = await db().article.findMany({
      where: { status: 'published', deletedAt: null, visibility: 'public', coverMediaId: { not: null } },
      orderBy: { slug: 'asc' },
      select: { slug: true, locationPath: true },
      take: 10,
    })
    for (const path of ['/', '/busca?q=prefeitura', ...articles.map(pathTo)]) {
      const arrived = page.waitForResponse(/\.woff2$/).catch(() => null)
      await page.goto(path)
      await arrived
      await page.evaluate(() => document.fonts.ready)
      expect(await shifts(page), path).toEqual([])
    }
  })
})

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
