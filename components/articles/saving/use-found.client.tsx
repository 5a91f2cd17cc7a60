'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { journalKey, readEntries, removeEntry } from '#components/journal/journal.ts'
import { browserShelf, openForms } from '#components/journal/shelf.ts'
import { snapshot } from '#lib/snapshot.ts'
import { asTextOf } from './machine/form-journal.ts'
import type { JournalEntry } from './machine/journal-entry.ts'
import type { Saving } from './machine/saving.ts'
import type { StandingArticle } from './standing-article.ts'

type Opened = Pick<StandingArticle, 'id' | 'revisionOf'>

interface Found {
  /** An unsaved text of an earlier opening; null without one. */
  entry: JournalEntry | null
  /** Removes an entry that was restored or rejected. */
  discard(entry: JournalEntry): void
}

/** Finds unsaved text in this browser's journal. Skips texts of forms open in other tabs and removes texts equal to the stored fields. */
export function useFound(userId: string, article: Opened | null, saving: Saving, standing: object): Found {
  const [entry, setEntry] = useState<JournalEntry | null>(null)
  const { id = null, revisionOf = null } = article ?? {}
  const key = journalKey(userId, revisionOf ?? id)
  const look = useEffectEvent(async () => {
    const openElsewhere = await openForms()
    const entries = readEntries<JournalEntry>(browserShelf(), key, Date.now())
    for (const { form, fields, pending } of entries) {
      if (!pending && !openElsewhere.has(form) && snapshot(fields) === snapshot(standing)) {
        removeEntry(browserShelf(), key, form)
      }
    }
    const found = readEntries<JournalEntry>(browserShelf(), key, Date.now()).find(
      ({ form }) => form !== saving.form && !openElsewhere.has(form),
    )
    setEntry(found ? asTextOf(revisionOf && id, found) : null)
  })
  // Looks once, when the screen opens: later entries of other tabs do not count.
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
