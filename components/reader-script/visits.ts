import { visitRules } from '#lib/audience/visit.ts'
import type { PageVisit } from '#lib/schemas/audience/visit.ts'
import { depthOf, newId } from './reading.ts'
import { isPrerendering } from './shown.ts'

const { viewSeconds, bounceSeconds, idleSeconds, maxPath, maxHost, maxName } = visitRules

/** The events that show attention. */
const acts = ['scroll', 'pointermove', 'pointerdown', 'keydown']

/**
 * Reports the opening of a page and its time on screen (AUD-2): after five seconds, when an article counts as viewed (HIST-1); after ten for a reader from
 * outside; and whenever the page is hidden or left. Time in a background tab or a prerendered page does not count. Stores nothing in the browser.
 */
export function countVisit(): void {
  const article = document.querySelector<HTMLElement>('article[data-article]')
  let page = newId()
  let seen = 0
  let read = 0
  let depth = 0
  let since = 0
  let acted = performance.now()
  let arrival = arrivalOf()
  // The report after ten seconds keeps a reader whose last report is lost from counting as a bounce (decision 0276).
  const marks = isFromHere() ? [viewSeconds] : [viewSeconds, bounceSeconds]
  let reported = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const measure = () => {
    const moment = performance.now()
    if (since) {
      seen += moment - since
      read += Math.max(0, Math.min(moment, acted + idleSeconds * 1000) - since)
      if (article) depth = Math.max(depth, depthOf(article))
    }
    since = document.visibilityState === 'visible' && !isPrerendering() ? moment : 0
  }
  const report = () => {
    measure()
    if (!seen) return
    const visit: PageVisit = {
      page,
      path: location.pathname.slice(0, maxPath),
      article: article?.dataset.article,
      seen: Math.round(seen / 1000),
      read: Math.round(read / 1000),
      depth: article ? depth : undefined,
      ...arrival,
    }
    const body = JSON.stringify(visit)
    // A closing tab is hidden first, which would send the same report twice.
    if (body !== reported) navigator.sendBeacon('/api/beacon', body)
    reported = body
  }
  const onChange = () => {
    measure()
    clearTimeout(timer)
    if (!since) report()
    else {
      acted = since
      waitOn()
    }
  }
  /** Reports at the next mark that the time on screen reaches. */
  const waitOn = () => {
    const mark = marks.find(seconds => seconds * 1000 > seen)
    if (!mark) return
    timer = setTimeout(
      () => {
        report()
        waitOn()
      },
      mark * 1000 - seen,
    )
  }
  const onAct = () => {
    measure()
    acted = performance.now()
  }
  for (const change of ['visibilitychange', 'prerenderingchange']) document.addEventListener(change, onChange)
  for (const act of acts) document.addEventListener(act, onAct, { passive: true })
  addEventListener('pagehide', report)
  // A page that comes back from the browser's memory is a new opening.
  addEventListener('pageshow', event => {
    if (!event.persisted) return
    page = newId()
    ;[seen, read, depth, since, acted] = [0, 0, 0, 0, performance.now()]
    arrival = {}
    reported = ''
    onChange()
  })
  onChange()
}

/** How the reader came: another site's host, the campaign in the address, and whether the page was reloaded. */
function arrivalOf(): Pick<PageVisit, 'from' | 'utm' | 'again'> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const given = new URLSearchParams(location.search)
  const part = (name: string) => given.get(`utm_${name}`)?.slice(0, maxName)
  return {
    from: isFromHere() ? undefined : hostBefore()?.slice(0, maxHost),
    utm: location.search.includes('utm_')
      ? { source: part('source'), medium: part('medium'), campaign: part('campaign') }
      : undefined,
    again: opened?.type === 'reload' || undefined,
  }
}

/** The host of the page before; `com.google.android.gm` for an Android app. */
const hostBefore = () => /^[a-z-]+:\/\/([^/:?#]+)/.exec(document.referrer)?.[1]
const isFromHere = () => hostBefore() === location.hostname
