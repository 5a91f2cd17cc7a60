'use client'

import { Button } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { useHydrated } from '../hydrated.client.tsx'

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  busy: boolean
  /** What the button says while it is busy. */
  busyText: string
}

/** A form's button: waits for scripts, cannot be pressed twice, and says what happens. */
export function SubmitButton({ busy, busyText, children, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated()
  return (
    <Button type="submit" size="3" disabled={busy || !hydrated} aria-busy={busy} {...rest}>
      {busy ? busyText : children}
    </Button>
  )
}
