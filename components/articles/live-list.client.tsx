'use client'

import { useEffect, useRef } from 'react'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import { useStream } from '#components/ui/use-stream.client.tsx'
import { deskStreamPath } from '#lib/addresses/paths.ts'

/** The least milliseconds between two loads, so that a bulk act loads a list a few times and not a thousand. */
const pauseMs = 500

/**
 * Loads this screen's list of articles or versions again when the status, claim or schedule of an article changes anywhere, and once when it is
 * connected: something may have changed since the server made the list.
 */
export function LiveList() {
  const refresh = useScreenRefresh()
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(0)
  async function load() {
    const go = () => {
      later.current = undefined
      last.current = Date.now()
      refresh()
    }
    later.current ??= setTimeout(go, Math.max(0, last.current + pauseMs - Date.now()))
    return true
  }
  useStream(deskStreamPath, load)
  useEffect(() => () => clearTimeout(later.current), [])
  return null
}
