import { readingRules, type Visited, worthLeaving, worthWriting } from '#lib/articles/reading.ts'
import { whenShown } from './shown.ts'

interface Visit extends Visited {
  id: string
  /** What the house was last told of it; empty while it was not, later the end of the visit tells the rest. */
  told: string
}

/**
 * Tells the house how a signed-in reader read an article (reader §9, ruling "Reading log"). Only time on screen counts. Anonymous pages
 * carry no mark of a reader, so nothing is sent from them.
 */
export function logReading(): void {
  const article = document.querySelector<HTMLElement>('article[data-article][data-reader]')
  if (!article) return
  let visit = newVisit()
  let since = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const look = () => {
    if (since) visit.seconds += (performance.now() - since) / 1000
    since = document.visibilityState === 'visible' ? performance.now() : 0
    visit.depth = Math.max(visit.depth, depthOf(article))
  }
  const check = () => {
    look()
    if (!visit.told && worthWriting(visit)) send()
  }
  const leave = () => {
    look()
    if (visit.told || worthLeaving(visit)) send()
  }
  const send = () => {
    const seconds = Math.floor(visit.seconds)
    const news = JSON.stringify({ visit: visit.id, article: article.dataset.article, seconds, depth: visit.depth })
    // Closing a tab hides it first.
    if (news !== visit.told) navigator.sendBeacon('/api/beacon', news)
    visit.told = news
  }
  const begin = () => {
    clearInterval(timer)
    visit = newVisit()
    since = 0
    look()
    timer = setInterval(check, readingRules.checkSeconds * 1000)
  }

  whenShown(begin)
  document.addEventListener('scroll', look, { passive: true })
  // A page hidden may never be shown again: this is the last moment that is sure to come.
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : look()))
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', event => event.persisted && begin())
}

const newVisit = (): Visit => ({ id: newId(), seconds: 0, depth: 0, told: '' })

/** How much of the article has come on screen, in percent. */
function depthOf(article: HTMLElement): number {
  const { top, height } = article.getBoundingClientRect()
  return Math.max(0, Math.min(100, Math.floor(((innerHeight - top) / (height || 1)) * 100)))
}

/** A random UUID; `crypto.randomUUID` wants a secure context, and a house in a local network has none. */
const newId = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, digit =>
    (Number(digit) ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))).toString(16),
  )
