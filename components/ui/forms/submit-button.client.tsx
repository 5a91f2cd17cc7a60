'use client'

import { Button } from '@radix-ui/themes'
import type { ComponentProps } from 'react'

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  busy: boolean
  /** The button's text while it is busy. */
  busyText: string
}

/** A form's submit button: disabled while a request runs. Before scripts have loaded, `clicks.ts` holds a press on it. */
export function SubmitButton({ busy, busyText, children, ...rest }: SubmitButtonProps) {
  return (
    <Button type="submit" size="3" disabled={busy} aria-busy={busy} {...rest}>
      {busy ? busyText : children}
    </Button>
  )
}
