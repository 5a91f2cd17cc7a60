import type { Locator, Page } from '@playwright/test'
import { isWhole } from '#tests/support/tier.ts'
import { expect, expectAccessible } from '../fixtures.ts'

/**
 * The two ways in which tests look at every screen: each width and each colour scheme once. A fault that needs both a phone and the dark
 * scheme is rare, and each look at all screens takes a minute.
 */
export const looks = [
  { name: 'on a phone in light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'on a desk in dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const

/** Both in the whole run, else the phone. */
export const someLooks = isWhole ? looks : looks.slice(0, 1)

/** A loaded page is accessible and fits, without another load. Leaves it on the phone, in light. */
export async function expectFine(page: Page, check = expectAccessible): Promise<void> {
  for (const { name, viewport, colorScheme } of someLooks.toReversed()) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    await check(page)
    expect(await overflow(page), `${page.url()} ${name}`).toBe(0)
  }
}

/** Pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/**
 * The texts that their own box cuts off or that exceed the window. Leaves out scrolling boxes, intended line clamps, and text for screen
 * readers only (a box of one pixel).
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const onPurpose = '.side-scroll, .side-scroll *, [class*="line-clamp"], [hidden], .hidden'
    const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      element => element.checkVisibility({ visibilityProperty: true }) && !element.closest(onPurpose),
    )
    const cut = seen.filter(element => {
      const words = [...element.childNodes].some(
        child => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '',
      )
      if (!words || element.clientWidth <= 1) return false
      const { left, right } = element.getBoundingClientRect()
      const clips = getComputedStyle(element).overflowX !== 'visible'
      return right > innerWidth + 1 || left < -1 || (clips && element.scrollWidth > element.clientWidth + 1)
    })
    return cut.map(element => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)
  })

/** Adds a stylesheet as a reader's browser extension would, whatever the page's security policy. */
export const addStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate(async text => {
    const sheet = new CSSStyleSheet()
    await sheet.replace(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)

/** The focused element. */
export interface Focused {
  /** Its accessible name or its text, for failure messages. */
  what: string
  /** Whether an outline is drawn around it or around its card. */
  outlined: boolean
  /** Whether its middle is on screen and uncovered. */
  uncovered: boolean
}

/** The focused element; null when it is the page itself. */
export const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const drawn = (pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    const { left, top, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + Math.min(width / 2, width - 1), top + height / 2)
    return {
      what: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) || element.outerHTML,
      outlined: drawn() || drawn('::after') || (element.closest('label')?.matches(':has(:focus-visible)') ?? false),
      uncovered: over !== null && (element.contains(over) || over.contains(element)),
    }
  })

/** What is wrong with the focus; null when an element has it and shows it. */
const troubleWithFocus = () => {
  const at = document.activeElement
  if (!at || at === document.body) return 'the focus is nowhere'
  const isOutlined = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  // What is written has no frame: a line at its side shows where the caret is.
  const isMarked = (element: Element) => {
    const { borderInlineStartColor, borderInlineStartStyle } = getComputedStyle(element)
    const isLine = element.matches('.writing-line, .writing .editor') && borderInlineStartStyle === 'solid'
    return isLine && !/^rgba\(.*, 0\)$/.test(borderInlineStartColor)
  }
  // A field's frame, or the label of a hidden file input, can show the focus instead.
  const around = [at, at.parentElement, at.parentElement?.parentElement]
  return around.some(element => element && (isOutlined(element) || isMarked(element)))
    ? null
    : `not seen: ${at.outerHTML.slice(0, 200)}`
}

/** An element has the focus and shows it; \`where\` says in a failure how it got there. */
export const expectVisibleFocus = async (page: Page, where: string): Promise<void> =>
  expect(await page.evaluate(troubleWithFocus), where).toBeNull()

/** Presses Tab until an element has the focus, and checks at every stop that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < 120; stop++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
    await expectVisibleFocus(page, page.url())
  }
  throw new Error(`No Tab leads to ${target}`)
}

/** Presses Enter on an element that Tab leads to. */
export async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** After closing, removing or finishing something, an element still has the focus. */
export const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')
