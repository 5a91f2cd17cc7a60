'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import type { Act } from '#lib/outcome.ts'
import type { EraseReadings } from '#lib/schemas/articles/reading.ts'

/** Erases from the reader's history, shows a toast and reloads the list. */
export function useErasing(erase: Act<EraseReadings, number>, done: string) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const run = async (input: EraseReadings) => {
    setBusy(true)
    const outcome = await erase(input).catch(() => null)
    setBusy(false)
    if (!outcome || outcome.serverError) {
      toast.error(outcome?.serverError?.message ?? 'Não foi possível apagar agora. Tente de novo.')
      return
    }
    toast.success(done)
    router.refresh()
  }
  return { busy, run }
}
