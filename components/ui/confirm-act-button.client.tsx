'use client'

import type { ComponentProps } from 'react'
import type { Act } from '#lib/outcome.ts'
import { ConfirmButton } from './confirm-button.client.tsx'
import { type ToastText, useAct } from './use-act.client.tsx'

export interface ConfirmActButtonProps<Input> extends Omit<ComponentProps<typeof ConfirmButton>, 'busy' | 'run'> {
  act: Act<Input>
  /** The action's argument. */
  input: Input
  /** The toast's text after success, and its title after a failure. */
  success: ToastText
  failure: string
  /** Called after success; for a client component around it. */
  onDone?: () => void
}

/** A button that runs a server action after a confirmation. All its props but `onDone` can come from a server component. */
export function ConfirmActButton<Input>(props: ConfirmActButtonProps<Input>) {
  const { act, input, success, failure, onDone, ...words } = props
  const { busy, run } = useAct(act, success, failure)
  const confirmed = async () => {
    const done = await run(input)
    if (done) onDone?.()
    return done
  }
  return <ConfirmButton {...words} busy={busy} run={confirmed} />
}
