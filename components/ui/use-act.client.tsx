'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import type { Act } from '#lib/outcome.ts'
import { forgetFailure, sayError, sayFailure, unreachable } from './forms/form-failure.ts'

/** What a toast says: its first line, or two. */
export type Said = string | { title: string; description: string }

/** Runs an action once at a time, says how it went and shows the screen anew; whether it worked. */
export function useAct<Input>(act: Act<Input>, success: Said, failure: string) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = async (input: Input): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    forgetFailure()
    setBusy(true)
    const outcome = await act(input).catch(() => null)
    running.current = false
    setBusy(false)
    if (!outcome) sayFailure(failure, unreachable)
    else if (outcome.serverError) sayError(outcome.serverError, failure)
    else {
      if (typeof success === 'string') toast.success(success)
      else toast.success(success.title, { description: success.description })
      router.refresh()
      return true
    }
    return false
  }
  return { busy, run }
}
