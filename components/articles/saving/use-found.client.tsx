'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { snapshot } from './form-fields.ts'
import { type JournalEntry, journalKey, readEntries, removeEntry } from './journal.ts'
import type { Saving } from './saving.ts'
import { browserShelf, livingForms } from './shelf.ts'

interface Found {
  /** An unsaved text of an earlier opening, when there is one. */
  entry: JournalEntry | null
  /** It was taken over, or is not wanted. */
  discard(entry: JournalEntry): void
}

/** Looks for what was typed in this browser and never saved. What another tab holds is not lost, and what the server has is no news. */
export function useFound(userId: string, articleId: string | null, saving: Saving, standing: object): Found {
  const [entry, setEntry] = useState<JournalEntry | null>(null)
  const key = journalKey(userId, articleId)
  const look = useEffectEvent(async () => {
    const living = await livingForms()
    const entries = readEntries<JournalEntry>(browserShelf(), key, Date.now())
    for (const { form, fields, pending } of entries) {
      if (!pending && !living.has(form) && snapshot(fields) === snapshot(standing)) {
        removeEntry(browserShelf(), key, form, Date.now())
      }
    }
    setEntry(
      readEntries<JournalEntry>(browserShelf(), key, Date.now()).find(
        ({ form }) => form !== saving.form && !living.has(form),
      ) ?? null,
    )
  })
  // What was there when the screen opened; what other tabs write later does not count.
  useEffect(() => void look(), [])
  return {
    entry,
    discard(one) {
      removeEntry(browserShelf(), key, one.form, Date.now())
      setEntry(null)
      void look()
    },
  }
}
