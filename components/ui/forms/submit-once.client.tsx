'use client'

import { Button } from '@radix-ui/themes'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

interface SubmitOnceProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  busyText: string
  children: string
}

/** The button of a plain form that leads to another page: pressed, it says that it works, until this page is left or shown again. */
export function SubmitOnce({ busyText, children, size }: SubmitOnceProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const form = button.current?.form
    const begin = (event: Event) => {
      if (form?.ariaBusy === 'true') return event.preventDefault()
      if (form) form.ariaBusy = 'true'
      setBusy(true)
    }
    // Back from the page that the form led to, the browser shows this one as it was left.
    const end = () => {
      if (form) form.ariaBusy = null
      setBusy(false)
    }
    form?.addEventListener('submit', begin)
    addEventListener('pageshow', end)
    return () => {
      form?.removeEventListener('submit', begin)
      removeEventListener('pageshow', end)
    }
  }, [])
  return (
    <Button ref={button} type="submit" size={size} aria-busy={busy}>
      {busy ? busyText : children}
    </Button>
  )
}
