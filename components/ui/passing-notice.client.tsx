'use client'

import { useEffect } from 'react'
import { toast } from 'sonner'

/** A notice that came in the address: shown once, and taken out of the address so that a reload does not say it again. */
export function PassingNotice({ text, parameter }: { text: string; parameter: string }) {
  useEffect(() => {
    const url = new URL(location.href)
    if (!url.searchParams.has(parameter)) return
    url.searchParams.delete(parameter)
    history.replaceState(null, '', url)
    toast.error(text, { id: text })
  }, [text, parameter])
  return null
}
