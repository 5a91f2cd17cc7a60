'use client'

import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { forgetFailure, offering, sayError, sayFailure, unanswered } from '#components/ui/forms/form-failure.ts'
import { type BulkAct, type BulkResult, bulkSentence, type ReverseAct } from '#lib/list/bulk.ts'
import { useListNavigation } from './navigation.client.tsx'

const failure = 'Não foi possível mudar as linhas escolhidas.'

/** Runs an action on many rows, one run at a time: shows the result as a toast, offers to undo it, and reloads the list. */
export function useBulk() {
  const { refresh } = useListNavigation()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const undoToast = useRef<string | number>(undefined)
  /** The offer to undo stays until the next bulk action or until the person leaves the list. */
  const dismissUndo = () => {
    if (undoToast.current !== undefined) toast.dismiss(undoToast.current)
    undoToast.current = undefined
  }
  useEffect(() => () => void (undoToast.current !== undefined && toast.dismiss(undoToast.current)), [])
  /** Returns whether the server answered with a result; otherwise a toast gives the reason. */
  async function run({ run: act, done }: ReverseAct, ids: string[], reverse: ReverseAct | null): Promise<boolean> {
    if (running.current) return false
    running.current = true
    forgetFailure()
    setBusy(true)
    const outcome = await act({ ids }).catch(unanswered)
    running.current = false
    setBusy(false)
    if (outcome.serverError) sayError(outcome.serverError, failure)
    else if (!outcome.data) sayFailure(failure)
    if (!outcome.data) return false
    showResult(outcome.data, done, reverse)
    refresh()
    return true
  }
  function showResult(result: BulkResult, done: BulkAct['done'], reverse: ReverseAct | null) {
    const text = bulkSentence(result, done)
    dismissUndo()
    if (result.done.length === 0) return sayFailure(text)
    const show = result.refused.length === 0 ? toast.success : toast
    if (!reverse) return show(text)
    const undo = { label: 'Desfazer', onClick: () => void run(reverse, result.done, null) }
    undoToast.current = show(text, offering(undo))
  }
  return { busy, run: (act: BulkAct, ids: string[]) => run(act, ids, act.reverse) }
}
