import type { Page } from '@playwright/test'

/**
 * The two ways in which every screen is looked at: each width and each scheme once. What breaks only on a dark phone is rare, and each look at
 * all screens takes a minute of every change.
 */
export const looks = [
  { name: 'on a phone in light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'on a desk in dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const

/** Pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** The words that their own box cuts off, or that lie outside the window. What scrolls, what is cut on purpose after some lines, and what only
 * screen readers are told (a box of one pixel) is left out. */
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

/** Adds a stylesheet as a reader's own browser would, whatever the page's policy says. */
export const addStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate(async text => {
    const sheet = new CSSStyleSheet()
    await sheet.replace(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)

/** What the keyboard stands on. */
export interface Focused {
  /** Its name, or its text, for people who read a failure. */
  what: string
  /** Whether a line is drawn around it or around the card that it opens. */
  outlined: boolean
  /** Whether its middle is on screen and nothing else lies over it. */
  uncovered: boolean
}

/** The element in focus; null when it is the page itself. */
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
