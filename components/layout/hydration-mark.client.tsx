'use client'

import { useEffect } from 'react'

/** Tells `clicks.ts` that React has hydrated the page. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '')
  }, [])
  return null
}
