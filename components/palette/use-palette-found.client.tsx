'use client'

import { useEffect, useState } from 'react'
import type { PaletteFound } from '#lib/palette.ts'

/** The pause in typing that starts a search. */
const pauseMs = 100

interface Answer {
  typed: string
  /** Null when the search failed. */
  found: PaletteFound | null
}

/** The last answer of the server, and whether it is the one for the typed text: an older one stays while the next is on its way. */
export function usePaletteFound(typed: string): { answer: Answer | null; settled: boolean } {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const words = typed.trim()
  useEffect(() => {
    if (words === '') return
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const found = await ask(words, request.signal).catch(() => null)
      if (!request.signal.aborted) setAnswer({ typed: words, found })
    }, pauseMs)
    return () => {
      request.abort()
      clearTimeout(timer)
    }
  }, [words])
  return words === '' ? { answer: null, settled: true } : { answer, settled: answer?.typed === words }
}

async function ask(words: string, signal: AbortSignal): Promise<PaletteFound | null> {
  const answer = await fetch(`/api/palette?q=${encodeURIComponent(words)}`, { signal })
  return answer.ok ? answer.json() : null
}
