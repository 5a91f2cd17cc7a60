'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { jittered } from './refresh/jittered.ts'

/** The state of a stream: live, waiting for the connection to come back, or ended because the viewer lost access. */
export type StreamState = 'live' | 'waiting' | 'gone'

/** Milliseconds between attempts to open a refused stream, and between attempts to load the changes. */
const REFUSED_WAIT_MS = 20_000
const ASKING_WAIT_MS = 3_000

/**
 * Listens to a stream of change events while the tab is visible; a background tab holds no connection. Each (re)connection counts as a change,
 * so that an interruption misses nothing. `onChanged` resolves to false when the server did not answer, and is then called again.
 * `onNews` is called with the name of each of the `news` that a stream also tells.
 */
export function useStream<News extends string = never>(
  path: string,
  onChanged: () => Promise<boolean>,
  news: readonly News[] = [],
  onNews: (name: News) => void = () => {},
): StreamState {
  const [state, setState] = useState<StreamState>('waiting')
  const changed = useEffectEvent(onChanged)
  const listen = useEffectEvent((source: EventSource) => {
    for (const name of news) source.addEventListener(name, () => tell(name))
  })
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    let source: EventSource | null = null
    let later: ReturnType<typeof setTimeout> | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let over = false
    const ask = async () => {
      clearTimeout(again)
      const answered = await changed()
      if (!answered && !over) again = setTimeout(ask, jittered(ASKING_WAIT_MS))
    }
    const close = () => {
      clearTimeout(later)
      source?.close()
      source = null
    }
    const open = () => {
      close()
      if (over || document.visibilityState === 'hidden') return
      source = new EventSource(path)
      source.addEventListener('changed', () => {
        setState('live')
        void ask()
      })
      listen(source)
      source.addEventListener('gone', () => {
        over = true
        setState('gone')
        close()
      })
      source.addEventListener('error', () => {
        setState(now => (now === 'gone' ? now : 'waiting'))
        // A browser reconnects by itself after an interruption, but not after a refusal.
        if (source?.readyState === EventSource.CLOSED) later = setTimeout(open, jittered(REFUSED_WAIT_MS))
      })
    }
    open()
    document.addEventListener('visibilitychange', open)
    window.addEventListener('online', open)
    return () => {
      over = true
      clearTimeout(again)
      window.removeEventListener('online', open)
      document.removeEventListener('visibilitychange', open)
      close()
    }
  }, [path])
  return state
}
