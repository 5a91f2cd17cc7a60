'use client'

import { useEffect, useRef } from 'react'

/** Pixels from the end of a list within which it counts as scrolled to the end. */
const nearEnd = 40

/**
 * Keeps the end of a list in view, where the newest comment is, unless the reader has scrolled up. Takes the newest comment's id. Returns the
 * list's props, and `follow`, which makes the list scroll to the viewer's own new comment;
 * `stay` leaves it where an older one is read.
 */
export function useNewestInView(newest: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const follows = useRef(true)
  const isEmpty = newest === undefined
  useEffect(() => {
    const element = list.current
    if (newest && element && follows.current) element.scrollTop = element.scrollHeight
  }, [newest])
  useEffect(() => {
    const element = list.current
    if (isEmpty || !element) return
    // A list in a hidden tab has no height to scroll by, until the tab is opened.
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isEmpty])
  return {
    list,
    onScroll() {
      const element = list.current
      if (!element?.clientHeight) return
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    },
    follow() {
      follows.current = true
    },
    stay() {
      follows.current = false
    },
  }
}
