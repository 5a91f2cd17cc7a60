import type { Page } from '@playwright/test'

/** Lets the next server action whose input contains some words run and drops its answer. The browser reports ERR_FAILED. */
export async function loseAnswer(page: Page, words: string): Promise<void> {
  let lost = false
  await page.route('**/*', async route => {
    const request = route.request()
    const isMeant = 'next-action' in request.headers() && request.postData()?.includes(words)
    if (lost || !isMeant) return route.fallback()
    lost = true
    await route.fetch()
    await route.abort()
  })
}
