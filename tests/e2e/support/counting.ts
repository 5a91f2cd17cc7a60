import type { Page } from '@playwright/test'

/** Counts what a person does beside typing: clicks, and keys that write nothing. */
export function counting(page: Page) {
  const done = { clicks: 0, keys: 0 }
  return {
    done,
    click: async (locator: ReturnType<Page['locator']>) => {
      await locator.click()
      done.clicks++
    },
    key: async (name: string) => {
      await page.keyboard.press(name)
      done.keys++
    },
  }
}
