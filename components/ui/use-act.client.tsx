'use client'

import { useRef, useState } from 'react'
import { toast } from 'sonner'
import type { Act } from '#lib/outcome.ts'
import { forgetFailure, sayError, unanswered } from './forms/form-failure.ts'
import { useScreenRefresh } from './refresh/screen-refresh.client.tsx'

/** A toast's text: a title, or a title and a description. */
export type ToastText = string | { title: string; description: string }

/** Runs a server action, one run at a time: shows the result as a toast and reloads the screen after success. `run` returns whether it succeeded. */
export function useAct<Input>(act: Act<Input>, success: ToastText | ((input: Input) => ToastText), failure: string) {
  const refresh = useScreenRefresh()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = async (input: Input): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    forgetFailure()
    setBusy(true)
    const outcome = await act(input).catch(unanswered)
    running.current = false
    setBusy(false)
    if (outcome.serverError) sayError(outcome.serverError, failure)
    else {
      const said = typeof success === 'function' ? success(input) : success
      if (typeof said === 'string') toast.success(said)
      else toast.success(said.title, { description: said.description })
      refresh()
      return true
    }
    return false
  }
  return { busy, run }
}
