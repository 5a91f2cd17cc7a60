import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

const gpt = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js'

/** Simulates Google's documented ad script on a slot, and displays its parameters. */
const double = `
  const recorded = { privacy: null }
  const pubads = {
    setPrivacySettings: settings => { recorded.privacy = settings; return pubads },
    set: () => pubads,
    addEventListener: (_, listener) => { recorded.listener = listener; return pubads },
  }
  const commands = googletag.cmd
  Object.assign(googletag, {
    pubads: () => pubads,
    enableServices() {},
    sizeMapping() {
      const sizes = []
      const mapping = { addSize: (viewport, size) => { sizes.push([viewport, size]); return mapping }, build: () => sizes }
      return mapping
    },
    defineSlot(unit) {
      recorded.unit = unit
      const slot = { defineSizeMapping: mapping => { recorded.mapping = mapping; return slot }, addService: () => slot }
      return slot
    },
    display(id) {
      const [, size] = recorded.mapping.find(([[width, height]]) => innerWidth >= width && innerHeight >= height)
      const empty = recorded.unit.endsWith('home_bottom')
      document.getElementById(id).textContent = empty ? '' : recorded.unit + ' ' + size[0].join('x') + ' ' + origin
      recorded.listener({ isEmpty: empty })
    },
  })
  commands.forEach(command => command())
`

async function setNetwork(networkCode: string | null): Promise<void> {
  const value = { networkCode, adsTxt: '' }
  await db().siteSetting.upsert({
    where: { key: 'advertising' },
    create: { key: 'advertising', value },
    update: { value },
  })
  await db().$executeRaw`select pg_notify('press', 'site')`
}

const places = (page: Page) => page.getByRole('complementary', { name: /^Publicidade/ })
const layer = (page: Page) => page.getByRole('region', { name: 'Privacidade e cookies' })
const article = async () => {
  const where = { status: 'published', deletedAt: null, visibility: 'public', locationPath: { not: null } } as const
  const { slug, locationPath } = await db().article.findFirstOrThrow({ where, orderBy: { publishedAt: 'desc' } })
  return `/${locationPath}/${slug}`
}

test.describe('consent', () => {
  test('is given by purpose, shown, and withdrawn from the footer', async ({ page }) => {
    await page.goto('/')
    await layer(page).getByText('Escolher').click()
    await layer(page)
      .getByRole('checkbox', { name: /^Publicidade/ })
      .check()
    await expectAccessible(page)
    await layer(page).getByRole('button', { name: 'Salvar escolha' }).click()
    await expect(layer(page)).toBeHidden()
    await page.getByRole('navigation', { name: 'Rodapé' }).getByRole('link', { name: 'Privacidade e cookies' }).click()
    await expect(page.getByText('Sua escolha atual')).toContainText(
      'medição de audiência recusada, publicidade permitida',
    )
    const choice = page.locator('[data-current-choice]')
    await expect(choice.getByRole('checkbox', { name: /^Publicidade/ })).toBeChecked()
    await expectAccessible(page)
    await choice.getByRole('button', { name: 'Recusar' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Sua escolha foi guardada.' })).toBeVisible()
    await expect(page).toHaveURL(`${house.url}/privacidade/cookies`)
    await expect(page.getByText('Sua escolha atual')).toContainText('publicidade recusada')
  })

  test('holds when a link is followed at once, before the server has answered, and its proof arrives', async ({
    page,
  }) => {
    const chosen = async () => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value ?? ''
    const refuseAndLeave = async () => {
      await page.goto('/')
      await layer(page).getByRole('button', { name: 'Recusar' }).click()
      await page.goto('/pricing')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(layer(page)).toBeHidden()
      expect(await chosen()).toMatch(/\.00\./)
    }
    await refuseAndLeave()
    const [visitorId = ''] = (await chosen()).split('.')
    await expect.poll(() => db().consent.count({ where: { visitorId, advertising: false } })).toBe(1)
    await page.context().clearCookies()
    await page.route('**/api/consent', () => {})
    await refuseAndLeave()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is a form at the end of the page that returns to it @whole', async ({ page }) => {
      await page.goto('/pricing')
      await expect(layer(page)).toBeVisible()
      await layer(page).getByRole('button', { name: 'Recusar' }).click()
      await expect(page).toHaveURL(`${house.url}/pricing`)
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')
      expect(cookie?.value).toMatch(/\.00\./)
    })
  })
})

test('house banners are seen, counted once a visit, and redirect through a counted click', async ({ page }) => {
  const seen: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/ads/impression')) seen.push(request.postData() ?? '')
  })
  await page.goto('/')
  const top = places(page).first().locator('[data-banner]')
  await expect(top).toBeVisible()
  await expect.poll(() => seen.length).toBe(1)
  expect(seen[0]).toContain(String(await top.getAttribute('data-banner')))
  await top.click()
  await expect(page).toHaveURL(`${house.url}/pricing`)
})

test.describe('a network', () => {
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(() => setNetwork('22334455'))
  test.afterAll(() => setNetwork(null))

  test('receives no request before consent, nor after a refusal: the fixture fails on any request outside', async ({
    page,
  }) => {
    for (const path of ['/', await article()]) {
      await page.goto(path)
      await expect(page.locator('[data-ad]').first()).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
    }
    await layer(page).getByRole('button', { name: 'Recusar' }).click()
    await expect(layer(page)).toBeHidden()
    await page.goto('/')
    await expect(page.locator('[data-ad]').first()).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test.describe('after consent', () => {
    test.use({ expectedErrors: [/^asked the outside: https:\/\/securepubads\.g\.doubleclick\.net\/tag\/js\/gpt\.js$/] })

    test('fills its slots in frames without an origin, and nothing moves @whole', async ({ page }) => {
      await page.route(gpt, route => route.fulfill({ contentType: 'text/javascript', body: double }))
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/')
      await layer(page).getByRole('button', { name: 'Aceitar' }).click()
      const top = page.frameLocator('[data-ad="home_top"] iframe')
      await expect(top.locator('#ad')).toHaveText('/22334455/home_top 970x250 null')
      await page.locator('[data-ad="home_feed_1"]').scrollIntoViewIfNeeded()
      await expect(page.frameLocator('[data-ad="home_feed_1"] iframe').locator('#ad')).toHaveText(/728x90 null$/)
      // Where the network has no ad, the house banner comes back.
      await page.locator('[data-ad="home_bottom"]').scrollIntoViewIfNeeded()
      await expect(page.locator('[data-ad="home_bottom"] iframe')).toHaveCount(0)
      await expect(page.locator('[data-ad="home_bottom"]').getByRole('link')).toBeVisible()
      expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([])
    })
  })
})
