import { expect, type Locator, type Page } from '@playwright/test'

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

/** Holds back what a page asks of its screen when it loads it anew, until the returned function is called. */
export async function holdRefreshes(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/*', async route => {
    const request = route.request()
    if (request.method() === 'GET' && request.headers().rsc) await released
    await route.fallback()
  })
  return release
}

/** Waits until a control's script is there; presses before that are repeated, and text is kept, but tests of keys and focus need the control itself. */
export const expectHydrated = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate(
        element =>
          document.documentElement.hasAttribute('data-hydrated') &&
          Object.keys(element).some(key => key.startsWith('__reactProps$')),
      ),
    )
    .toBe(true)
