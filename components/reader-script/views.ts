import { isPrerendering } from './shown.ts'

const VISIBLE_MS = 5_000

/**
 * Reports an article's view, once per page visit, after five seconds on screen (HIST-1). Time in a background tab or a prerendered page does
 * not count.
 */
export function countView(): void {
  const article = document.querySelector<HTMLElement>('article[data-article]')?.dataset.article
  if (!article) return
  let seen = 0
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = new AbortController()
  const onChange = () => {
    clearTimeout(timer)
    if (since) seen += performance.now() - since
    since = document.visibilityState === 'visible' && !isPrerendering() ? performance.now() : 0
    if (since) timer = setTimeout(report, VISIBLE_MS - seen)
  }
  const report = () => {
    done.abort()
    navigator.sendBeacon('/api/beacon', JSON.stringify({ article }))
  }
  for (const change of ['visibilitychange', 'prerenderingchange']) {
    document.addEventListener(change, onChange, { signal: done.signal })
  }
  onChange()
}
