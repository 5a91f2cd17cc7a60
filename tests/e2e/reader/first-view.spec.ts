import type { Page } from '@playwright/test'
import { sectionPath } from '#lib/addresses/paths.ts'
import { slugify } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { saveSections } from '#server/site/commands/save-sections.ts'
import { findSections } from '#server/site/queries.ts'
import { given } from '#tests/support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

/** The highest places, in CSS pixels, at which the lead's headline may begin. */
const views = [
  { viewport: { width: 360, height: 640 }, most: 560 },
  { viewport: { width: 768, height: 1024 }, most: 800 },
  { viewport: { width: 1366, height: 768 }, most: 700 },
  { viewport: { width: 1440, height: 900 }, most: 700 },
] as const

const consent = (page: Page) => page.getByRole('region', { name: 'Privacidade e cookies' })

/** Where the lead's headline begins. */
async function headline(page: Page): Promise<number> {
  const title = await page.locator('main article h2').first().boundingBox()
  return title?.y ?? Infinity
}

for (const { viewport, most } of views) {
  test(`the lead’s headline begins above ${most} px at ${viewport.width} × ${viewport.height} @whole`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(page.locator('.ad').first()).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Seja autor' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Seções', exact: true })).toBeVisible()
    await expect(consent(page)).toBeVisible()
    expect(await headline(page)).toBeLessThan(most)
    // Not behind the question either.
    expect(await headline(page)).toBeLessThan((await consent(page).boundingBox())?.y ?? 0)
    await consent(page).getByRole('button', { name: 'Recusar' }).click()
    await expect(consent(page)).toBeHidden()
    expect(await headline(page)).toBeLessThan(most)
  })
}

test('the parts of an article share one left edge at each width @whole', async ({ page }) => {
  await page.goto('/ultimas')
  const path = String(await page.locator('main li h2 a').first().getAttribute('href'))
  for (const { viewport } of views) {
    await page.setViewportSize(viewport)
    await page.goto(path)
    const edges = await page
      .locator('article[data-article]')
      .evaluate(article =>
        ['h1', 'h1 + p', 'h1 + p + div', '.story > p', 'ul[aria-label="Assuntos"]'].map(part =>
          Math.round(article.querySelector(part)?.getBoundingClientRect().left ?? -1),
        ),
      )
    expect(new Set(edges).size, `${viewport.width}: ${edges}`).toBe(1)
  }
})

test('a premium text’s tags follow the paywall @whole', async ({ page }) => {
  const { slug } = await db().article.findFirstOrThrow({
    where: { status: 'published', deletedAt: null, visibility: 'premium', tags: { some: {} } },
    select: { slug: true },
  })
  await page.goto(`/article/${slug}`)
  const order = await page
    .locator('.story-fade, #assine, main article ul[aria-label="Assuntos"]')
    .evaluateAll(parts => parts.map(part => part.id || part.className.split(' ')[0] || part.tagName))
  expect(order.slice(0, 2)).toEqual(['story', 'assine'])
  expect(order).toHaveLength(3)
})

test('no line of a headline ends inside an amount, and no summary on a card in a word that leads on @whole', async ({
  page,
}) => {
  await page.goto('/')
  const bare = await page
    .locator('main :is(h2, h3) a')
    .evaluateAll(titles =>
      titles.map(title => title.textContent ?? '').filter(text => /\d (?:mil|km|milh|x \d)/.test(text)),
    )
  expect(bare).toEqual([])
  const ends = await page
    .locator('main article p')
    .evaluateAll(all =>
      all.map(each => each.textContent ?? '').filter(text => /\s(?:de|da|do|e|o|a|em|com|que|para)…$/.test(text)),
    )
  expect(ends).toEqual([])
})

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

test('the footer leads to the indexes, and an index to each subject; a letter that is none leads to all @whole', async ({
  page,
}) => {
  for (const name of ['Cidades', 'Assuntos', 'Autores']) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page)
    const entry = page.locator('main section li a').first()
    await expect(entry).toContainText(/\d+ artigos?$/)
    await entry.click()
    await expect(page.locator('main article').first()).toBeVisible()
  }
  const answer = await fetch(`${house.url}/assuntos?letra=%27--`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/assuntos'])
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

test('a section that a master forms is in the menu, with a page and a feed', async ({ page, as }) => {
  const master = await given.master()
  const before = await findSections(master)
  // A name of its own: a second try finds the first one's section.
  const name = `Vida urbana ${Date.now().toString(36)}`
  const path = sectionPath(slugify(name))
  await as('master')
  await page.goto('/admin/editorias')
  await page.getByRole('button', { name: 'Nova editoria' }).click()
  const section = page.getByRole('group').last()
  await section.getByLabel('Nome').fill(name)
  await section.getByLabel('Assuntos').fill('Trânsito\nHabitação')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Editorias salvas.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Seções do portal' }).getByRole('link', { name }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(page)
  const feed = await fetch(`${house.url}${path}/rss.xml`)
  expect(await feed.text()).toContain(`<title>${name} | `)
  await saveSections(master, before)
  await expect.poll(async () => (await fetch(house.url + path)).status).toBe(404)
})
