import { pricingPath, subscriptionStreamPath } from '#lib/addresses/paths.ts'
import { displayNotice } from '../notice.ts'
import { replacedEvent } from '../replaced.ts'

/** Milliseconds between two questions. */
const ASKING_MS = 60_000

/** Whether the reader subscribed when the page was printed. Read here: later there is no current script. */
const printed = document.currentScript?.dataset.subscribed === 'true'

/**
 * Follows a signed-in reader's subscription while the page is in sight: asks every minute, and listens on a page that waits for it (`data-waits`).
 * Once the server says `subscribed`, the header offers nothing more, and such a page has its main part replaced without being loaded again.
 * Without this script the next page shows it.
 */
function watchRights(): void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let asking = false
  const waits = !printed && document.querySelector('[data-waits]') !== null

  const stop = () => {
    source?.close()
    source = null
    clearInterval(timer)
  }
  const ask = async () => {
    if (asking) return
    asking = true
    const opened = (await isSubscribed()) && !printed && (!waits || (await replaceMain()))
    asking = false
    if (!opened) return
    for (const offer of document.querySelectorAll(`header a[href="${pricingPath}"]`)) offer.remove()
    stop()
    document.removeEventListener('visibilitychange', follow)
  }
  const follow = () => {
    stop()
    if (document.visibilityState === 'hidden') return
    timer = setInterval(ask, ASKING_MS)
    if (!waits) return
    source = new EventSource(subscriptionStreamPath)
    source.addEventListener('changed', ask)
    // The session has ended: the next page shows it.
    source.addEventListener('gone', stop)
  }
  document.addEventListener('visibilitychange', follow)
  follow()
}

async function isSubscribed(): Promise<boolean> {
  try {
    const response = await fetch('/api/check-subscription', { cache: 'no-store' })
    return response.ok && (await response.json()).subscribed === true
  } catch {
    return false
  }
}

/** Fetches this page again and puts its main part in place of the old one. False when that failed. */
async function replaceMain(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main')
    const old = document.querySelector('main')
    if (!response.ok || !fresh || !old) return false
    const hadFocus = old.contains(document.activeElement)
    old.replaceChildren(...fresh.childNodes)
    // The focus of who works by keyboard stays in the main part.
    if (hadFocus) old.focus({ preventScroll: true })
    document.dispatchEvent(new Event(replacedEvent))
    displayNotice({ kind: 'success', text: 'Sua assinatura está ativa. Boa leitura!' })
    return true
  } catch {
    return false
  }
}

watchRights()
