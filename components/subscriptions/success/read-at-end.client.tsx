'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Longer waits than a browser's timer can hold are waited for by the next visit. */
const LONGEST_MS = 2 ** 31 - 1

/** Reads the screen again when a term ends, `ms` after the server made it: the browser's clock may be wrong. */
export function ReadAtEnd({ ms }: { ms: number }) {
  const router = useRouter()
  useEffect(() => {
    if (ms > LONGEST_MS) return
    const timer = setTimeout(() => router.refresh(), Math.max(1_000, ms))
    return () => clearTimeout(timer)
  }, [ms, router])
  return null
}
