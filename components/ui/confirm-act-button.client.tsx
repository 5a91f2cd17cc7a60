'use client'

import type { ComponentProps } from 'react'
import type { Act } from '#lib/outcome.ts'
import { ConfirmButton } from './confirm-button.client.tsx'
import { type Said, useAct } from './use-act.client.tsx'

interface ConfirmActButtonProps<Input> extends Omit<ComponentProps<typeof ConfirmButton>, 'busy' | 'run'> {
  act: Act<Input>
  /** What the action is given. */
  input: Input
  /** What a toast says when it worked, and its title when it did not. */
  success: Said
  failure: string
  /** Told when it worked; for a client component around it. */
  onDone?: () => void
}

/** A button that asks before it runs a server action. All that it needs can come from a server component. */
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
