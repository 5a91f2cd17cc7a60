'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { randomUuid } from '#components/ui/random-uuid.ts'
import { snapshot } from '#lib/snapshot.ts'
import { type Entry, journalKey, readEntries, removeEntry, type TextFields, writeEntry } from './journal.ts'
import { browserShelf } from './shelf.ts'

const pauseMs = 400

/** The part of react-hook-form's form that the journal uses. */
interface KeptForm<Fields> {
  getValues(): Fields
  subscribe(to: { formState: { values: boolean }; callback: () => void }): () => void
}

interface JournalOptions<Fields extends TextFields, Extras extends { version: number | null }> {
  userId: string
  /** An article's id or another text's name; null for a new article. */
  subject: string | null
  form: KeptForm<Fields>
  /** Returns the text's data beside its fields. */
  read: () => Extras
}

export interface Journal<Fields extends TextFields, Extras extends { version: number | null }> {
  /** Whether there is unsaved text, as of the last journal write. */
  dirty: boolean
  /** Whether there is unsaved text now. */
  isDirty(): boolean
  /** An unsaved text of an earlier opening; null without one. */
  found: (Entry<Fields> & Extras) | null
  /** Whether this browser stores the typed text. */
  works: boolean
  /** Records that the server has these fields. */
  saved(fields: Fields): void
  /** Stores the current text for a later opening and starts a new entry. */
  setAside(): void
  discard(entry: Entry): void
}

/** Writes the typed text into this browser's storage, shortly after a change and when the page is left. */
export function useJournal<Fields extends TextFields, Extras extends { version: number | null }>({
  userId,
  subject,
  form,
  read,
}: JournalOptions<Fields, Extras>): Journal<Fields, Extras> {
  type Kept = Entry<Fields> & Extras
  const key = journalKey(userId, subject)
  const [name, setName] = useState(randomUuid)
  const [baseline, setBaseline] = useState(() => snapshot(form.getValues()))
  const [dirty, setDirty] = useState(false)
  const [found, setFound] = useState<Kept | null>(null)
  const [works, setWorks] = useState(true)
  const entryBefore = () =>
    readEntries<Kept>(browserShelf(), key, Date.now()).find(entry => entry.form !== name) ?? null
  // Looks once, when the screen opens: later entries of other tabs do not count.
  const look = useEffectEvent(() => setFound(entryBefore()))
  useEffect(() => look(), [])

  const isDirty = () => snapshot(form.getValues()) !== baseline
  const keep = () => {
    const fields = form.getValues()
    const unsaved = isDirty()
    setDirty(unsaved)
    if (unsaved) setWorks(writeEntry(browserShelf(), key, { ...read(), form: name, at: Date.now(), fields }))
    else removeEntry(browserShelf(), key, name)
  }
  useKeeping(form, keep, baseline)

  return {
    dirty,
    isDirty,
    found,
    works,
    saved: fields => setBaseline(snapshot(fields)),
    setAside() {
      keep()
      setName(randomUuid())
    },
    discard(entry) {
      removeEntry(browserShelf(), key, entry.form)
      setFound(entryBefore())
    },
  }
}

/** Calls `keep` shortly after a change, at once when the page is left, and when the saved fields change. */
function useKeeping<Fields extends TextFields>(form: KeptForm<Fields>, keep: () => void, baseline: string): void {
  const keepNow = useEffectEvent(keep)
  const kept = useRef(baseline)
  useEffect(() => {
    if (kept.current !== baseline) keepNow()
    kept.current = baseline
  }, [baseline])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      keepNow()
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      // The next key does not delay the write: otherwise typing without a pause would store nothing.
      callback: () => {
        timer ??= setTimeout(flush, pauseMs)
      },
    })
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      unsubscribe()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [form])
}
