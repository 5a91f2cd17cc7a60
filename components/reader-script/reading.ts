import { readingRules, type Visited, worthLeaving, worthWriting } from '#lib/articles/reading.ts'
import { whenShown } from './shown.ts'

interface Visit extends Visited {
  id: string
  /** The body of the last report; empty before the first one. The end of the visit reports the rest. */
  reported: string
}

/**
 * Reports to the server how a signed-in reader read an article (HIST-2, HIST-3). Only time on screen counts. Anonymous pages have no
 * `data-reader` and send nothing.
 */
export function logReading(): void {
  const article = document.querySelector<HTMLElement>('article[data-article][data-reader]')
  if (!article) return
  let visit = newVisit()
  let since = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const measure = () => {
    if (since) visit.seconds += (performance.now() - since) / 1000
    since = document.visibilityState === 'visible' ? performance.now() : 0
    visit.depth = Math.max(visit.depth, depthOf(article))
  }
  const check = () => {
    measure()
    if (!visit.reported && worthWriting(visit)) send()
  }
  const leave = () => {
    measure()
    if (visit.reported || worthLeaving(visit)) send()
  }
  const send = () => {
    const seconds = Math.floor(visit.seconds)
    const report = JSON.stringify({ visit: visit.id, article: article.dataset.article, seconds, depth: visit.depth })
    // Closing a tab hides it first: the same report comes twice.
    if (report !== visit.reported) navigator.sendBeacon('/api/beacon', report)
    visit.reported = report
  }
  const begin = () => {
    clearInterval(timer)
    visit = newVisit()
    since = 0
    measure()
    timer = setInterval(check, readingRules.checkSeconds * 1000)
  }

  whenShown(begin)
  document.addEventListener('scroll', measure, { passive: true })
  // A hidden page may never be shown again: this is the last event that surely fires.
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : measure()))
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', event => event.persisted && begin())
}

const newVisit = (): Visit => ({ id: newId(), seconds: 0, depth: 0, reported: '' })

/** The part of the article that has been on screen, in percent. */
export function depthOf(article: HTMLElement): number {
  const { top, height } = article.getBoundingClientRect()
  return Math.max(0, Math.min(100, Math.floor(((innerHeight - top) / (height || 1)) * 100)))
}

/** A random UUID. `crypto.randomUUID` needs a secure context, and an installation in a local network may have no HTTPS. */
export const newId = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, digit =>
    (Number(digit) ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))).toString(16),
  )
