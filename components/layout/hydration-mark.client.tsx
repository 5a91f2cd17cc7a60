'use client'

import { useEffect } from 'react'

/** Tells `clicks.ts` when React hydrated the page. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = String(performance.now())
  }, [])
  return null
}
