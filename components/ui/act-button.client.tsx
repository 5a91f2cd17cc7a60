'use client'

import { Button } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import type { Act } from '#lib/outcome.ts'
import { useScreenRefresh } from './refresh/screen-refresh.client.tsx'
import { type ToastText, useAct } from './use-act.client.tsx'

interface ActButtonProps<Input> extends Pick<ComponentProps<typeof Button>, 'aria-label' | 'color' | 'size'> {
  act: Act<Input>
  /** The action's argument. */
  input: Input
  /** The toast's text after success, and its title after a failure. */
  success: ToastText
  failure: string
  /** The button's text while the action runs; without it the text does not change. */
  busyText?: string
  /** The icon before the text. */
  icon?: ReactNode
  variant?: 'soft' | 'solid'
  /** The address to open after success. */
  next?: string
  /** Reloads the screen after a refusal as well: for actions that fail because a colleague was faster. */
  refreshOnFailure?: boolean
  children: ReactNode
}

/** A button that runs a server action. All its props can come from a server component. */
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
  const refresh = useScreenRefresh()
  const { busy, run } = useAct(act, success, failure)
  const press = async () => {
    const done = await run(input)
    if (done && next) router.push(next)
    if (!done && refreshOnFailure) refresh()
  }
  return (
    <Button type="button" variant={variant} disabled={busy} aria-busy={busy} onClick={press} {...look}>
      {icon}
      {busy && busyText ? busyText : children}
    </Button>
  )
}
