import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isWhole } from '#tests/support/tier.ts'
import { checkWithAxe, expect, expectAccessible, test } from '../fixtures.ts'
import { addStyle, cutWords, expectFine, focused, overflow } from '../support/looking.ts'
import { readerPages } from '../support/reader-pages.ts'

const withVideo = '/campina-grande-pb/uniao-borborema-vence-semifinal-com-recorde-de-publico'

const phone = { width: 390, height: 844 }
const desk = { width: 1366, height: 768 }

const layer = (page: Page) => page.getByRole('region', { name: 'Privacidade e cookies' })

/** Answers the cookie banner once, so that it covers nothing. */
async function refuseCookies(page: Page): Promise<void> {
  await page.goto('/pricing')
  await layer(page).getByRole('button', { name: 'Recusar' }).click()
  await expect(layer(page)).toBeHidden()
}

/** One page of each look; the whole run goes to every kind. */
const some = ['home', 'city', 'search with results', 'article with a video', 'premium article', 'event', 'pricing']

const eachPage = async (page: Page, look: (name: string) => Promise<void>) => {
  for (const { what, path } of (await readerPages()).filter(({ what }) => isWhole || some.includes(what))) {
    await page.goto(path)
    await look(what)
  }
}

test.describe('every reader page', () => {
  test.use({ expectedErrors: [/status of 4(04|10)/] })
  test.slow()

  test('has no axe violation and fits, with the cookie banner in front', async ({ page }) => {
    await eachPage(page, () => expectFine(page, checkWithAxe))
  })

  test('has its headings in order and named landmarks, moves nothing under reduced motion, is readable at 400 %, and keeps a reader’s text spacing (WCAG 1.4.12) @whole', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await eachPage(page, async name => {
      await test.step(name, async () => {
        await expectOutline(page)
        expect(await page.evaluate(moving)).toEqual([])
        await page.setViewportSize({ width: 320, height: 256 })
        await expectFitting(page)
        await page.setViewportSize({ width: 360, height: 740 })
        await addStyle(
          page,
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
        )
        await expectFitting(page)
      })
      await page.setViewportSize({ width: 1280, height: 900 })
    })
  })
})

/** Lists of cards, where a city, a subject and a name are links of one word each. */
const lists = ['home', 'city', 'author', 'tag', 'agenda', 'event', 'article with a video']

test('every target of a list is 24 pixels high or has as much room (WCAG 2.5.8), on a phone and on a desk', async ({
  page,
}) => {
  test.slow()
  await refuseCookies(page)
  const chosen = (await readerPages()).filter(({ what }) => lists.includes(what))
  expect(chosen.map(({ what }) => what).sort()).toEqual(lists.toSorted())
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    for (const { what, path } of chosen) {
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).setLegacyMode().analyze()
      const small = violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
      )
      expect(small, `${what}, ${viewport.width}`).toEqual([])
    }
  }
})

async function expectOutline(page: Page): Promise<void> {
  const levels = await page
    .getByRole('heading')
    .evaluateAll(headings => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels.filter(level => level === 1)).toHaveLength(1)
  const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
  expect(jumps, String(levels)).toEqual([])
  for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
  const navigations = await page.getByRole('navigation').evaluateAll(all => all.map(each => each.ariaLabel ?? ''))
  expect(new Set(navigations).size, String(navigations)).toBe(navigations.length)
}

/** Nothing exceeds the window and no text is cut. */
async function expectFitting(page: Page): Promise<void> {
  expect(await overflow(page)).toBe(0)
  expect(await cutWords(page)).toEqual([])
}

/** The elements of a page that are animated or have a transition. */
const moving = () =>
  [document.documentElement, ...document.body.querySelectorAll('*')].flatMap(element => {
    const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element)
    const still = animationName === 'none' && /^(0s(, )?)+$/.test(transitionDuration) && scrollBehavior === 'auto'
    return still ? [] : [element.outerHTML.slice(0, 80)]
  })

test.describe('by keyboard alone', () => {
  test('the cookie banner comes second, is no trap, and Escape hides it until the next page @whole', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(layer(page)).toBeVisible()
    await page.keyboard.press('Tab')
    expect((await focused(page))?.what).toBe('Ir para o conteúdo')
    await page.keyboard.press('Tab')
    await expect(layer(page).getByRole('link', { name: 'Saiba mais' })).toBeFocused()
    for (const name of ['Aceitar', 'Recusar']) {
      await page.keyboard.press('Tab')
      await expect(layer(page).getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect((await focused(page))?.what).toBe('Notícias')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await expect(layer(page)).toBeHidden()
    await page.reload()
    await expect(layer(page)).toBeVisible()
    await layer(page).getByRole('button', { name: 'Recusar' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Sua escolha foi guardada.' })).toBeVisible()
    await expect(layer(page)).toBeHidden()
  })

  for (const path of ['/', withVideo, '/busca?q=prefeitura', '/privacidade/cookies']) {
    test(`${path} can be walked from head to foot, with a visible focus @whole`, async ({ page }) => {
      test.slow()
      await refuseCookies(page)
      await page.goto(path)
      const visited: string[] = []
      for (let step = 0; step < 250; step++) {
        await page.keyboard.press('Tab')
        const here = await focused(page)
        if (!here) break
        visited.push(here.what)
        expect(here, `${visited.slice(-3).join(' → ')}`).toMatchObject({ outlined: true, uncovered: true })
      }
      expect(visited[0]).toBe('Ir para o conteúdo')
      expect(visited.at(-1)).toMatch(/^Modo (?:escuro|claro)$/)
    })
  }

  test('the skip link leads to the content', async ({ page }) => {
    await refuseCookies(page)
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('buttons, fields and the focus have outlines @whole', async ({ page }) => {
    await page.goto('/busca?q=prefeitura')
    await expect(layer(page)).toBeVisible()
    await expectAccessible(page)
    const unlined = await page.locator('button, input:not([type=hidden]), summary, .button').evaluateAll(elements =>
      elements
        .filter(element => element.checkVisibility())
        .filter(element => {
          const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(element)
          const icon = element.querySelector('svg') !== null
          const lined = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
          return !lined && !icon && textDecorationLine !== 'underline'
        })
        .map(element => element.outerHTML.slice(0, 100)),
    )
    expect(unlined).toEqual([])
    await page.keyboard.press('Tab')
    expect((await focused(page))?.outlined).toBe(true)
  })
})
