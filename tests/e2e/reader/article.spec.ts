import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { userIdOf } from '../support/session.ts'

const withVideo = '/campina-grande-pb/uniao-borborema-vence-semifinal-com-recorde-de-publico'
const withEmbed = '/campina-grande-pb/camara-aprova-quatro-linhas-de-onibus-na-madrugada'

const collectVisits = (page: Page) => {
  const visits: { visit: string; seconds: number; depth: number }[] = []
  page.on('request', request => {
    const body = request.url().endsWith('/api/beacon') ? JSON.parse(request.postData() ?? '{}') : {}
    if (body.visit) visits.push(body)
  })
  return visits
}

async function openAt(page: Page, path: string) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1_000)
  await page.goto(path)
}

/** Simulates hiding or showing the tab. */
const turnTab = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(shown => {
    Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test.describe('the reading log', () => {
  test('is written in the middle of a visit and raised at its end, in one row', async ({ page, as }) => {
    await as('leitor')
    const visits = collectVisits(page)
    await openAt(page, withVideo)
    await page.clock.runFor(31_000)
    expect(visits).toEqual([])
    await page.locator('.story > :last-child').scrollIntoViewIfNeeded()
    await page.clock.runFor(30_000)
    await expect.poll(() => visits.length).toBe(1)
    await page.clock.runFor(5_000)
    // The browser does not report requests sent while a page unloads, so the database is checked.
    await page.goto('/')
    const { visit = '' } = visits[0] ?? {}
    const userId = await userIdOf('leitor@portal.local')
    await expect
      .poll(async () => (await db().reading.findUnique({ where: { id: visit } }))?.timeSpentSeconds)
      .toBeGreaterThanOrEqual(65)
    expect(await db().reading.findUnique({ where: { id: visit } })).toMatchObject({ userId })
  })

  test('counts only time on screen; a page from the browser’s back cache is another visit @whole', async ({
    page,
    as,
  }) => {
    await as('leitor')
    const visits = collectVisits(page)
    await openAt(page, withVideo)
    await page.clock.runFor(20_000)
    await turnTab(page, 'hidden')
    await expect.poll(() => visits.length).toBe(1)
    expect(visits[0]?.seconds).toBe(20)
    await page.clock.runFor(60_000)
    await turnTab(page, 'visible')
    await page.clock.runFor(15_000)
    await turnTab(page, 'hidden')
    await expect.poll(() => visits.length).toBe(2)
    expect(visits[1]).toMatchObject({ visit: visits[0]?.visit, seconds: 35 })
    await turnTab(page, 'visible')
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.clock.runFor(12_000)
    await turnTab(page, 'hidden')
    await expect.poll(() => visits.length).toBe(3)
    expect(visits[2]?.seconds).toBe(12)
    expect(visits[2]?.visit).not.toBe(visits[0]?.visit)
  })
})

test('a printed article has no parts that only work on a screen @whole', async ({ page }) => {
  await page.goto(withVideo)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.story')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of ['Principal', 'Rodapé']) await expect(page.getByRole('navigation', { name })).toBeHidden()
  for (const list of await page.getByRole('list', { name: /^Compartilhar/, includeHidden: true }).all())
    await expect(list).toBeHidden()
  await expect(page.getByText('Viu um erro?')).toBeHidden()
})

test('an article on paper names the newspaper and its address, and leaves no sheet to the footer', async ({ page }) => {
  await page.goto(withVideo)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`· ${house.url}${withVideo}`)).toBeVisible()
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(sheets).toHaveLength(2)
})

test.describe('beside an article on a wide window', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('stand sharing and “Mais lidas”, where a third was empty; sharing follows the text, too', async ({ page }) => {
    await page.goto(withVideo)
    const beside = page.getByRole('region', { name: 'Mais lidas' })
    await expect(beside.getByRole('link').first()).toBeVisible()
    const right = await beside.evaluate(element => element.getBoundingClientRect().right)
    expect(1366 - right).toBeLessThanOrEqual(200)
    for (const name of ['Compartilhar ao lado do texto', 'Compartilhar este texto'])
      await expect(page.getByRole('list', { name })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(beside).toBeHidden()
    await expect(page.getByRole('list', { name: 'Compartilhar', exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Compartilhar este texto' })).toBeVisible()
  })
})

test.describe('the newsletter under a text', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('answers in place, and loses nothing typed when it cannot be sent', async ({ page }) => {
    await page.goto(withVideo)
    const form = page.getByRole('region', { name: 'Newsletter' })
    const address = `leitora-${Date.now()}@exemplo.com.br`
    await form.getByLabel('Newsletter: seu endereço').fill(address)
    await form.getByRole('button', { name: 'Inscrever' }).click()
    await expect(form.getByText('Enviamos uma mensagem para o endereço que você digitou.')).toBeFocused()
    await expect(page).toHaveURL(withVideo)
    await expectAccessible(page)
    expect(await db().newsletterSubscriber.findUnique({ where: { email: address } })).toMatchObject({
      status: 'pending',
    })
    await page.reload()
    await page.route('**/api/newsletter', route => route.abort())
    await form.getByLabel('Newsletter: seu endereço').fill(address)
    await form.getByRole('button', { name: 'Inscrever' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'tente de novo' })).toBeVisible()
    await expect(form.getByLabel('Newsletter: seu endereço')).toHaveValue(address)
  })
})

test('an embed loads on request, in a frame without an origin @whole', async ({ page }) => {
  await page.goto(withEmbed)
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: /Horários previstos/ }).click()
  await expect(page.frameLocator('iframe').getByText('0h10, 1h10')).toBeVisible()
  const sandbox = await page.locator('iframe').getAttribute('sandbox')
  expect(sandbox).toContain('allow-scripts')
  expect(sandbox).not.toContain('same-origin')
})

test.describe('a video', () => {
  test.use({
    expectedErrors: [/asked the outside: https:\/\/www\.youtube-nocookie\.com|ERR_NAME_NOT_RESOLVED|ERR_BLOCKED/],
  })

  test('loads on request, and not before', async ({ page }) => {
    const requested: string[] = []
    page.on('request', request => requested.push(request.url()))
    await page.goto(withVideo)
    await expectAccessible(page)
    expect(requested.filter(url => url.includes('youtube'))).toEqual([])
    await page.getByRole('link', { name: /Vídeo de demonstração/ }).click()
    const player = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]')
    await expect(player).toHaveAttribute('width', '640')
    await expect(player).toHaveAttribute('height', '360')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an article reads in full, its video and embed are links', async ({ page }) => {
    await page.goto(withVideo)
    await expect(page.getByRole('link', { name: /Vídeo de demonstração/ })).toHaveAttribute(
      'href',
      /youtube\.com\/watch/,
    )
    await expect(page.getByRole('button', { name: 'Texto maior' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
    await page.goto(withEmbed)
    await expect(page.getByRole('link', { name: /Horários previstos/ })).toHaveAttribute('href', /^\/api\/embed\//)
  })
})
