'use client'

import { Button } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import type { Act } from '#lib/outcome.ts'
import { type Said, useAct } from './use-act.client.tsx'

interface ActButtonProps<Input> extends Pick<ComponentProps<typeof Button>, 'aria-label' | 'color' | 'size'> {
  act: Act<Input>
  /** What the action is given. */
  input: Input
  /** What a toast says when it worked, and its title when it did not. */
  success: Said
  failure: string
  /** What the button says while the action runs; without it, the same as always. */
  busyText?: string
  /** Before the button's text. */
  icon?: ReactNode
  variant?: 'soft' | 'solid'
  /** Where to go when it worked. */
  next?: string
  /** Shows the screen anew after a refusal as well, where that means that a colleague was faster. */
  refreshOnFailure?: boolean
  children: ReactNode
}

/** A button that runs a server action. All its properties can come from a server component. */
export function ActButton<Input>({
  act,
  input,
  success,
  failure,
  busyText,
  icon,
  variant = 'soft',
  next,
  refreshOnFailure = false,
  children,
  ...look
}: ActButtonProps<Input>) {
  const router = useRouter()
  const { busy, run } = useAct(act, success, failure)
  const press = async () => {
    const done = await run(input)
    if (done && next) router.push(next)
    if (!done && refreshOnFailure) router.refresh()
  }
  return (
    <Button type="button" variant={variant} disabled={busy} aria-busy={busy} onClick={press} {...look}>
      {icon}
      {busy && busyText ? busyText : children}
    </Button>
  )
}
