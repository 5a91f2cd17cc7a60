import type { Page } from '@playwright/test'

/** Holds back every script of a page until the returned function is called, as on a slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js*', async route => {
    await released
    await route.continue()
  })
  return release
}
