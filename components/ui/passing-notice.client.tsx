'use client'

import { useEffect } from 'react'
import { toast } from 'sonner'
import { withContact } from './with-contact.tsx'

/** Shows a notice from the address as a toast, and removes it from the address so that a reload does not repeat it. */
export function PassingNotice({ text, parameter }: { text: string; parameter: string }) {
  useEffect(() => {
    const url = new URL(location.href)
    if (!url.searchParams.has(parameter)) return
    url.searchParams.delete(parameter)
    history.replaceState(null, '', url)
    toast.error(withContact(text), { id: text })
  }, [text, parameter])
  return null
}
