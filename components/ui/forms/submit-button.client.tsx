'use client'

import { Button } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { useHydrated } from '../hydrated.client.tsx'

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  busy: boolean
  /** The button's text while it is busy. */
  busyText: string
}

/** A form's submit button: disabled until scripts have loaded and while a request runs. */
export function SubmitButton({ busy, busyText, children, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated()
  return (
    <Button type="submit" size="3" disabled={busy || !hydrated} aria-busy={busy} {...rest}>
      {busy ? busyText : children}
    </Button>
  )
}
