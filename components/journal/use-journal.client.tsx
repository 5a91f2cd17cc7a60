'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { randomUuid } from '#components/ui/random-uuid.ts'
import { snapshot } from '#lib/snapshot.ts'
import { type Entry, journalKey, readEntries, removeEntry, type TextFields, writeEntry } from './journal.ts'
import { browserShelf } from './shelf.ts'

const pauseMs = 400

/** A form whose text is kept: what of react-hook-form's the journal uses. */
interface KeptForm<Fields> {
  getValues(): Fields
  subscribe(to: { formState: { values: boolean }; callback: () => void }): () => void
}

interface JournalOptions<Fields extends TextFields, Extras extends { version: number | null }> {
  userId: string
  /** An article's id or another text's name; null for a new article. */
  subject: string | null
  form: KeptForm<Fields>
  /** What beside the fields belongs to the text. */
  read: () => Extras
}

export interface Journal<Fields extends TextFields, Extras extends { version: number | null }> {
  /** Whether something is typed that is nowhere but here, as of a moment ago. */
  dirty: boolean
  /** The same, at this very moment. */
  isDirty(): boolean
  /** An unsaved text of an earlier opening, when there is one. */
  found: (Entry<Fields> & Extras) | null
  /** Whether this browser keeps what is typed. */
  works: boolean
  /** These fields are safe on the server. */
  saved(fields: Fields): void
  /** Keeps what is typed now for a later opening, and begins anew. */
  setAside(): void
  discard(entry: Entry): void
}

/** Writes what is typed into this browser's storage, a moment after each change and when the page is left. */
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
  // What was there when the screen opened; what other tabs write later does not count.
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

/** Calls `keep` a moment after each change, at once when the page is left, and when what counts as saved changes. */
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
      // Not put off by the next key: who types without a pause would have nothing kept.
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
