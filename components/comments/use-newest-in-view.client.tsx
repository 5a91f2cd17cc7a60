'use client'

import { useEffect, useRef } from 'react'

/** Pixels from its end within which a list counts as read to the end. */
const nearEnd = 40

/**
 * Keeps the end of a list in view, where the newest stands, as long as nobody has scrolled up to read what was said before. Takes the newest
 * one's id; gives what the list is told of, and a way to the end for who adds something.
 */
export function useNewestInView(newest: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const follows = useRef(true)
  useEffect(() => {
    const element = list.current
    if (newest && element && follows.current) element.scrollTop = element.scrollHeight
  }, [newest])
  return {
    list,
    onScroll() {
      const element = list.current
      if (!element) return
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    },
    follow() {
      follows.current = true
    },
  }
}
