'use client'

import { useEffect, useEffectEvent, useState } from 'react'

/** How a screen hears of changes: live, waiting for the connection to come back, or not allowed any more. */
export type Hearing = 'live' | 'waiting' | 'gone'

/** Between two attempts after the server refused a stream, and to ask for what changed, in milliseconds. */
const REFUSED_WAIT_MS = 20_000
const ASKING_WAIT_MS = 3_000

/**
 * Hears a stream that says when something changed, while the tab is looked at: a tab in the background holds no connection. Whenever it is
 * heard (again) a change is assumed, so that a break misses nothing; `onChanged` says whether it was answered, and is asked again until it was.
 */
export function useStream(path: string, onChanged: () => Promise<boolean>): Hearing {
  const [hearing, setHearing] = useState<Hearing>('waiting')
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    let source: EventSource | null = null
    let later: ReturnType<typeof setTimeout> | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let over = false
    const ask = async () => {
      clearTimeout(again)
      const answered = await changed()
      if (!answered && !over) again = setTimeout(ask, ASKING_WAIT_MS)
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
        setHearing('live')
        void ask()
      })
      source.addEventListener('gone', () => {
        over = true
        setHearing('gone')
        close()
      })
      source.addEventListener('error', () => {
        setHearing(now => (now === 'gone' ? now : 'waiting'))
        // A browser comes back by itself after a break, and not after a refusal.
        if (source?.readyState === EventSource.CLOSED) later = setTimeout(open, REFUSED_WAIT_MS)
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
  return hearing
}
