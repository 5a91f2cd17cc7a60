import type { Page } from '@playwright/test'
import { given } from '../../support/given.ts'
import { paidPart, premiumArticle } from '../../support/premium/premium.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { crawl } from '../support/crawl.ts'
import { house } from '../support/house.ts'
import { cookieName, sessionCookie, signInAs } from '../support/session.ts'
import { someDevices } from './paying.ts'

// The demonstration's prices: five gifts and three free texts a month.
const paid = (page: Page) => page.getByText(paidPart)
const textOf = async (path: string, cookie = '') => (await fetch(house.url + path, { headers: { cookie } })).text()

/** A subscriber gives an article away on its page. Gives the link's path. */
async function give(page: Page, slug: string): Promise<string> {
  await signInAs(page.context(), (await given.subscriber()).id)
  await page.goto(`/londrina-pr/${slug}`)
  await page.getByRole('button', { name: 'Dar de presente' }).click()
  await expect(page).toHaveURL(/\/settings\/presentes#presente-/)
  await expect(page.getByText('Você pode dar mais 4 textos de presente neste mês')).toBeVisible()
  await expectAccessible(page)
  const link = await page.getByLabel('Link do presente').inputValue()
  expect(link).toMatch(new RegExp(`^${house.url}/presente/[0-9a-f]{64}$`))
  return new URL(link).pathname
}

test('a gift opens for the browser that presses its button, and for nobody else (abuse case 11)', async ({
  page,
  browser,
}) => {
  const { slug } = await premiumArticle()
  const path = await give(page, slug)

  // Programs that open links, with or without prefetch headers, use nothing up and see nothing.
  for (const headers of [
    {},
    { 'user-agent': 'WhatsApp/2.23' },
    { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
    { rsc: '1' },
  ]) {
    const response = await fetch(house.url + path, { headers: headers as Record<string, string> })
    expect(await response.text()).not.toContain(paidPart)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('set-cookie')).toBeNull()
  }

  const friend = await browser.newContext({ baseURL: house.url, javaScriptEnabled: false })
  const gift = await friend.newPage()
  await gift.goto(path)
  await expect(gift.getByRole('button', { name: 'Ler o presente' })).toBeVisible()
  await expect(paid(gift)).toHaveCount(0)
  expect(await gift.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await gift.getByRole('button', { name: 'Ler o presente' }).click()
  await expect(gift).toHaveURL(path)
  await expect(paid(gift).first()).toBeVisible()
  await expect(gift.getByText('Este texto é um presente de um assinante.')).toBeVisible()
  expect(await gift.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(await gift.locator('link[rel=canonical]').getAttribute('href')).toBe(`${house.url}/londrina-pr/${slug}`)
  const stored = (await friend.cookies(house.url + path)).filter(({ name }) => name !== 'notice')
  expect(stored.map(({ name, path: at, httpOnly }) => ({ name, at, httpOnly }))).toEqual([
    { name: 'gift', at: path, httpOnly: true },
  ])
  await gift.reload()
  await expect(paid(gift).first()).toBeVisible()
  // The gift is one address: the article's own stays closed in the same browser.
  await gift.goto(`/londrina-pr/${slug}`)
  await expect(paid(gift)).toHaveCount(0)

  const stranger = await (await browser.newContext({ baseURL: house.url })).newPage()
  await stranger.goto(path)
  await expect(stranger.getByText('Este presente já foi aberto em outro navegador.')).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Conhecer os planos' })).toBeVisible()
  await expect(paid(stranger)).toHaveCount(0)
  await expectAccessible(stranger)

  // Straight after a whole page: no kept copy, no payload, no shared print.
  const [whole, ...others] = await Promise.all([
    gift.goto(path).then(() => gift.content()),
    ...Array.from({ length: 10 }, (_, n) => textOf(path, n % 2 ? 'gift=' : `gift=${'0'.repeat(64)}`)),
  ])
  expect(whole).toContain(paidPart)
  for (const text of others) expect(text).not.toContain(paidPart)
  const read = await crawl({ start: ['/', path, `/londrina-pr/${slug}`, `/article/${slug}`], limit: 40 })
  expect([...read].filter(([, text]) => text.includes(paidPart)).map(([address]) => address)).toEqual([])
  await stranger.context().close()
  await friend.close()
})

for (const [device, shape] of Object.entries(someDevices)) {
  test.describe(`on a ${device}`, () => {
    test.use(shape)

    test('a reader opens three texts a month, by a button alone', async ({ page }) => {
      const reader = await given.reader()
      const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(premiumArticle))
      await page.goto(`/londrina-pr/${one?.slug}`)
      await expect(page.getByText('Com uma conta gratuita, você lê 3 textos premium por mês.')).toBeVisible()
      await expect(page.getByRole('button', { name: /Ler este texto/ })).toHaveCount(0)
      await expectAccessible(page)

      await signInAs(page.context(), reader.id)
      await page.goto(`/londrina-pr/${one?.slug}`)
      await page.getByRole('button', { name: 'Ler este texto (restam 3 neste mês)' }).click()
      await expect(page).toHaveURL(`/londrina-pr/${one?.slug}`)
      await expect(paid(page).first()).toBeVisible()
      await expect(page.getByText('Você usou 1 de 3 textos gratuitos neste mês: restam 2.')).toBeVisible()
      await page.reload()
      await expect(paid(page).first()).toBeVisible()
      await page.goto(`/londrina-pr/${two?.slug}`)
      await page.getByRole('button', { name: 'Ler este texto (restam 2 neste mês)' }).click()
      await expect(paid(page).first()).toBeVisible()
      await page.goto(`/londrina-pr/${three?.slug}`)
      await page.getByRole('button', { name: 'Ler este texto (resta 1 neste mês)' }).click()
      await expect(paid(page).first()).toBeVisible()
      await page.goto(`/londrina-pr/${four?.slug}`)
      await expect(page.getByText('Você já abriu os 3 textos premium deste mês da sua conta gratuita.')).toBeVisible()
      await expect(page.getByRole('button', { name: /Ler este texto/ })).toHaveCount(0)
      await expectAccessible(page)

      // Open to this account, in every browser of it, and to nobody else.
      const cookieOf = async (id: string) => `${cookieName}=${await sessionCookie(id)}`
      const path = `/londrina-pr/${one?.slug}`
      expect(await textOf(path, await cookieOf(reader.id))).toContain(paidPart)
      expect(await textOf(path, await cookieOf((await given.reader()).id))).not.toContain(paidPart)
      expect(await textOf(path)).not.toContain(paidPart)
      const read = await crawl({ start: ['/', path], limit: 30 })
      expect([...read].filter(([, text]) => text.includes(paidPart)).map(([address]) => address)).toEqual([])
    })
  })
}
