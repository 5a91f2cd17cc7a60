'use client'

import { useRef } from 'react'
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
  const times = useRef({ last: 0, isPlanned: false })
  async function load() {
    const now = times.current
    if (now.isPlanned) return true
    const wait = now.last + pauseMs - Date.now()
    now.isPlanned = wait > 0
    if (now.isPlanned) await new Promise(resolve => setTimeout(resolve, wait))
    now.last = Date.now()
    now.isPlanned = false
    refresh()
    return true
  }
  useStream(deskStreamPath, load)
  return null
}
