'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number
  /** The server's time when it made the screen: the browser's clock may be wrong. */
  now: number
}

/** The time that is left, by the second within an hour. At the end the screen is read again. */
export function Countdown({ until, now }: CountdownProps) {
  const router = useRouter()
  const [left, setLeft] = useState(until - now)
  useEffect(() => {
    const started = performance.now()
    const timer = setInterval(() => {
      const rest = until - now - (performance.now() - started)
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      router.refresh()
    }, 1_000)
    return () => clearInterval(timer)
  }, [until, now, router])
  return (
    <span role="timer" aria-live="off" className="font-semibold tabular-nums">
      {wordsFor(Math.max(0, left))}
    </span>
  )
}

/** "2 dias", "5 horas", "29:41". */
function wordsFor(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return `${Math.floor(hours / 24)} dias`
  if (hours >= 2) return `${hours} horas`
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return `${minutes}:${String(rest).padStart(2, '0')}`
}
