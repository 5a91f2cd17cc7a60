'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { journalKey, readEntries, removeEntry } from '#components/journal/journal.ts'
import { browserShelf, livingForms } from '#components/journal/shelf.ts'
import { snapshot } from '#lib/snapshot.ts'
import { asTextOf } from './form-journal.ts'
import type { JournalEntry } from './journal-entry.ts'
import type { Saving } from './machine/saving.ts'
import type { StandingArticle } from './standing-article.ts'

type Opened = Pick<StandingArticle, 'id' | 'revisionOf'>

interface Found {
  /** An unsaved text of an earlier opening, when there is one. */
  entry: JournalEntry | null
  /** It was taken over, or is not wanted. */
  discard(entry: JournalEntry): void
}

/** Looks for what was typed in this browser and never saved. What another tab holds is not lost, and what the server has is no news. */
export function useFound(userId: string, article: Opened | null, saving: Saving, standing: object): Found {
  const [entry, setEntry] = useState<JournalEntry | null>(null)
  const { id = null, revisionOf = null } = article ?? {}
  const key = journalKey(userId, revisionOf ?? id)
  const look = useEffectEvent(async () => {
    const living = await livingForms()
    const entries = readEntries<JournalEntry>(browserShelf(), key, Date.now())
    for (const { form, fields, pending } of entries) {
      if (!pending && !living.has(form) && snapshot(fields) === snapshot(standing)) {
        removeEntry(browserShelf(), key, form)
      }
    }
    const found = readEntries<JournalEntry>(browserShelf(), key, Date.now()).find(
      ({ form }) => form !== saving.form && !living.has(form),
    )
    setEntry(found ? asTextOf(revisionOf && id, found) : null)
  })
  // What was there when the screen opened; what other tabs write later does not count.
  useEffect(() => void look(), [])
  return {
    entry,
    discard(one) {
      removeEntry(browserShelf(), key, one.form)
      setEntry(null)
      void look()
    },
  }
}
