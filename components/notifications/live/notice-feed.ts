import { jittered } from '#components/ui/refresh/jittered.ts'
import type { NoticeBatch } from '#lib/notifications.ts'

interface Feed {
  /** The account that this screen was made for. */
  account: string
  /** The point up to which this tab knows everything. */
  point: () => string
  onBatch: (batch: NoticeBatch) => void
}

/** What tabs tell each other: a batch that one received, or a point from which another wants to hear again. */
type Told = { batch: NoticeBatch } | { since: string }

/** Milliseconds: before a refused stream is tried again, and before a tab in sight asks the leading one for what it missed. */
const REFUSED_WAIT_MS = 30_000
const LEADER_WAIT_MS = 500

/**
 * Keeps a tab informed of its person's notifications. Of all tabs in sight one holds the connection, by a lock of the browser, and tells
 * the others; tabs out of sight hold none (decision 0381). A tab that takes over goes on from the point that it knows, so nothing is missed.
 * Where the browser has no locks, as without HTTPS, each tab in sight connects. Gives the function that ends it.
 */
export function keepInformed({ account, point, onBatch }: Feed): () => void {
  const channel = new BroadcastChannel(`avisos-${account}`)
  let source: EventSource | null = null
  let turn: AbortController | null = null
  let yieldLock: (() => void) | null = null
  let later: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setTimeout> | undefined

  const disconnect = () => {
    clearTimeout(later)
    source?.close()
    source = null
  }
  const connect = (since: string) => {
    disconnect()
    source = new EventSource(`/api/stream/notices?conta=${account}&desde=${encodeURIComponent(since)}`)
    source.addEventListener('notices', ({ data }) => {
      const batch = JSON.parse(data) as NoticeBatch
      onBatch(batch)
      channel.postMessage({ batch } satisfies Told)
    })
    const retryLater = () => {
      disconnect()
      later = setTimeout(() => connect(point()), jittered(REFUSED_WAIT_MS))
    }
    // The session ended; somebody may sign in again in another tab.
    source.addEventListener('gone', retryLater)
    source.addEventListener('error', () => {
      // A browser reconnects by itself after an interruption, but not after a refusal.
      if (source?.readyState === EventSource.CLOSED) retryLater()
    })
  }
  const lead = () =>
    new Promise<void>(done => {
      clearTimeout(asking)
      yieldLock = done
      connect(point())
    })
  const rest = () => {
    clearTimeout(asking)
    turn?.abort()
    turn = null
    disconnect()
    yieldLock?.()
    yieldLock = null
  }
  const compete = () => {
    rest()
    if (document.visibilityState === 'hidden') return
    if (!('locks' in navigator)) return connect(point())
    turn = new AbortController()
    const { signal } = turn
    // A lock that was granted at the moment of the abort still arrives: it is given back at once.
    navigator.locks
      .request(`avisos-${account}`, { signal }, () => (signal.aborted ? undefined : lead()))
      .catch(() => {})
    asking = setTimeout(() => channel.postMessage({ since: point() } satisfies Told), LEADER_WAIT_MS)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('batch' in data) onBatch(data.batch)
    else if (source) connect(data.since)
  })
  const wake = () => source || compete()
  compete()
  document.addEventListener('visibilitychange', compete)
  window.addEventListener('pageshow', wake)
  window.addEventListener('online', wake)
  window.addEventListener('pagehide', rest)
  return () => {
    rest()
    channel.close()
    document.removeEventListener('visibilitychange', compete)
    window.removeEventListener('pageshow', wake)
    window.removeEventListener('online', wake)
    window.removeEventListener('pagehide', rest)
  }
}
