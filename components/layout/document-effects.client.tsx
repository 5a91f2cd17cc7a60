'use client'

import { useEffect } from 'react'
import { keepFocus } from './keep-focus.ts'

/** Keeps the focus of people who work by keyboard; see `keepFocus`. */
export function FocusKeeper() {
  useEffect(() => keepFocus(), [])
  return null
}

/** Tells `clicks.ts` when React hydrated the page. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = String(performance.now())
  }, [])
  return null
}
