'use client'

import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { useListNavigation } from '#components/list/navigation.client.tsx'
import { forgetFailure, offering, sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import { type BulkResult, bulkSentence } from '#lib/list/bulk.ts'
import type { Outcome } from '#lib/outcome.ts'
import { type BulkChange, mostInOneChange } from '#lib/schemas/articles/bulk.ts'
import type { BulkActs } from './bulk-acts.ts'

/** The participle for changed articles: “publicado”, “publicados”. */
export interface DoneWords {
  one: string
  many: string
}

export interface Progress {
  done: number
  all: number
}

interface Part extends BulkResult {
  id?: string | null
}

const failure = 'Não foi possível mudar todos os artigos.'
/** The id of the toast: the undo offer of a new act replaces the earlier one. */
const undoToast = 'article-bulk'
const undone: DoneWords = { one: 'desfeito', many: 'desfeitos' }

/**
 * Runs a change on any number of articles, in parts of 100 one after the other, and reports its progress. A toast shows the result and offers one
 * undo of all parts. When a part fails, the earlier ones stay done and can be undone.
 */
export function useBulkRun(acts: Pick<BulkActs, 'change' | 'undo'>) {
  const { refresh } = useListNavigation()
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef(false)

  async function inParts<Item>(all: readonly Item[], size: number, run: (part: Item[]) => Promise<Outcome<Part>>) {
    const whole: BulkResult = { done: [], refused: [] }
    const changes: string[] = []
    for (let from = 0; from < all.length; from += size) {
      setProgress({ done: from, all: all.length })
      const outcome = await run(all.slice(from, from + size)).catch(unanswered)
      if (outcome.serverError) sayError(outcome.serverError, failure)
      if (!outcome.data) break
      whole.done.push(...outcome.data.done)
      whole.refused.push(...outcome.data.refused)
      if (outcome.data.id) changes.push(outcome.data.id)
    }
    return { whole, changes }
  }

  async function guarded<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (running.current) return null
    running.current = true
    forgetFailure()
    try {
      return await work()
    } finally {
      running.current = false
      setProgress(null)
      refresh()
    }
  }

  const undo = (changes: string[]) =>
    guarded(async () => {
      toast.dismiss(undoToast)
      const waiting = toast.loading('Desfazendo...')
      const { whole } = await inParts(changes, 1, ([id = '']) => acts.undo({ id }))
      toast.dismiss(waiting)
      if (whole.done.length + whole.refused.length > 0) toast(bulkSentence(whole, undone))
    })

  /** Gives the result of all parts; null when another run is under way. */
  const run = (ids: readonly string[], change: BulkChange, words: DoneWords): Promise<BulkResult | null> =>
    guarded(async () => {
      const { whole, changes } = await inParts(ids, mostInOneChange, part => acts.change({ ids: part, change }))
      if (changes.length > 0) {
        const action = { label: 'Desfazer', onClick: () => void undo(changes) }
        toast.success(bulkSentence({ ...whole, refused: [] }, words), { ...offering(action), id: undoToast })
      }
      return whole
    })

  return { progress, run }
}
