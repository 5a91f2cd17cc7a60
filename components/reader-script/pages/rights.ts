import { subscriptionStreamPath } from '#lib/addresses/paths.ts'
import { displayNotice } from '../notice.ts'
import { replacedEvent } from '../replaced.ts'

/** Milliseconds between two questions without a stream. */
const ASKING_MS = 60_000

/**
 * Opens what a reader has paid for in another tab or on another device, without loading the page again: listens while the page is in sight,
 * asks every minute in any case, and replaces the main part once the server says `subscribed`. Without this script the next page shows it.
 */
function watchRights(): void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let asking = false

  const stop = () => {
    source?.close()
    source = null
    clearInterval(timer)
  }
  const ask = async () => {
    if (asking) return
    asking = true
    const opened = (await isSubscribed()) && (await replaceMain())
    asking = false
    if (!opened) return
    stop()
    document.removeEventListener('visibilitychange', follow)
  }
  const follow = () => {
    stop()
    if (document.visibilityState === 'hidden') return
    timer = setInterval(ask, ASKING_MS)
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
