import type { Page } from '@playwright/test'

/** The next server action of a page whose input has these words in it is done, and its answer never arrives; the browser complains of ERR_FAILED. */
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
