'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import type { Act } from '#lib/outcome.ts'
import { forgetFailure, sayFailure, unreachable } from './form-failure.ts'

/** Runs an action once at a time, says how it went and shows the screen anew; whether it worked. */
export function useAct<Input>(act: Act<Input>, success: string, failure: string) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const run = async (input: Input): Promise<boolean> => {
    forgetFailure()
    setBusy(true)
    const outcome = await act(input).catch(() => null)
    setBusy(false)
    const error = outcome ? (firstOf(outcome.serverError?.fields) ?? outcome.serverError?.message) : unreachable
    if (error) sayFailure(failure, error)
    else toast.success(success)
    if (!error) router.refresh()
    return !error
  }
  return { busy, run }
}

const firstOf = (fields: Readonly<Record<string, string>> = {}): string | undefined => Object.values(fields)[0]
