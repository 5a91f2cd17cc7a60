'use client'

import { useOptimistic, useRef, useTransition } from 'react'
import { type ToastText, useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'

interface MovesOptions<State, Input> {
  state: State
  moved: (state: State, input: Input) => State
  act: Act<Input>
  success: ToastText
  failure: string
}

/** Shows a move at once and sends it; a refused card goes back. Moves made in quick succession are sent one after the other. */
export function useMoves<State, Input>({ state, moved, act, success, failure }: MovesOptions<State, Input>) {
  const { run } = useAct(act, success, failure)
  const [shown, show] = useOptimistic(state, moved)
  const [, start] = useTransition()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const move = (input: Input) =>
    start(async () => {
      show(input)
      queue.current = queue.current.then(() => run(input))
      await queue.current
    })
  return { shown, move }
}
