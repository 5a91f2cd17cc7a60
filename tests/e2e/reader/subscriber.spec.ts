import type { Page } from '@playwright/test'
import { demoPassword } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

/** The words that offer a subscription. */
const offer = /\bassine\b|inscreva-se|conhecer os planos|seja assinante|exclusivo para assinantes|R\$\s50\/mês/i

const wordsOf = async (page: Page) => (await page.locator('header, main, footer').allTextContents()).join(' ')

const premiumPath = async () => {
  const { slug, locationPath } = await db().article.findFirstOrThrow({
    where: { status: 'published', visibility: 'premium', deletedAt: null, coverMediaId: { not: null } },
    select: { slug: true, locationPath: true },
    orderBy: { slug: 'asc' },
  })
  return `/${locationPath}/${slug}`
}

test('a subscriber who is signed out signs in at the paywall and is back at the text', async ({ page }) => {
  const path = await premiumPath()
  await page.goto(path)
  await expect(page.getByText('Já é assinante?')).toBeVisible()
  const teaser = (await page.locator('.story').textContent())?.length ?? 0
  const enter = page.getByRole('link', { name: 'Entre', exact: true })
  await expect(enter).toHaveAttribute('href', `/auth?next=${encodeURIComponent(path)}`)
  await enter.click()
  await page.getByLabel('E-mail').fill('assinante@portal.local')
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(path)
  await expect(page.getByText('Já é assinante?')).toHaveCount(0)
  expect((await page.locator('.story').textContent())?.length).toBeGreaterThan(2 * teaser)

  // Nothing of the subscriber's page reaches the next visitor (abuse case 5).
  const anonymous = await (await fetch(house.url + path)).text()
  expect(anonymous).toContain('Já é assinante?')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.waitForURL('/')
  await page.goto(path)
  await expect(page.getByText('Já é assinante?')).toBeVisible()
})

test('a subscriber is offered nothing that they have', async ({ page, as }) => {
  const pages = ['/', '/londrina-pr', '/tag/obras', '/busca?q=prefeitura', await premiumPath(), '/erramos', '/pricing']
  // The offers are there for others: without them this test would prove nothing.
  const seen: string[] = []
  for (const path of pages) {
    await page.goto(path)
    seen.push((await wordsOf(page)).match(offer)?.[0] ?? 'none')
  }
  expect(seen).not.toContain('none')
  await as('assinante')
  for (const path of pages) {
    await page.goto(path)
    expect((await wordsOf(page)).match(offer)?.[0], path).toBeUndefined()
    await expect(page.locator('.ad, [data-banner]'), path).toHaveCount(0)
    await expect(page.locator('main a[href="/pricing"], header a[href="/pricing"]'), path).toHaveCount(0)
  }
})

test('a signed-in reader’s page asks for the subscription every minute while it is in sight', async ({ page, as }) => {
  await as('leitor')
  await page.clock.install()
  await page.goto('/')
  const offered = page.locator('header').getByRole('link', { name: 'Assinar' })
  await expect(offered).toBeVisible()
  const asked = page.waitForResponse('**/api/check-subscription')
  await page.clock.runFor(61_000)
  expect(await (await asked).json()).toMatchObject({ subscribed: false })
  await page.route('**/api/check-subscription', route => route.fulfill({ json: { subscribed: true } }))
  await page.clock.runFor(61_000)
  await expect(offered).toHaveCount(0)
})
