'use client'

import { useRef } from 'react'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import { useStream } from '#components/ui/use-stream.client.tsx'
import { deskStreamPath } from '#lib/addresses/paths.ts'

/** The least milliseconds between two loads, so that a bulk act loads a list twice and not a thousand times. */
const pauseMs = 2_000
/** Milliseconds for which a list counts as just made. */
const freshMs = 1_000

/** Loads this screen's list of articles or versions again when the status, claim or schedule of an article changes anywhere. */
export function LiveList() {
  const refresh = useScreenRefresh()
  const times = useRef({ opened: Date.now(), last: 0, isPlanned: false })
  async function load() {
    const now = times.current
    // The connection itself counts as a change, and this list was just made.
    if (now.isPlanned || now.opened + freshMs > Date.now()) return true
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
