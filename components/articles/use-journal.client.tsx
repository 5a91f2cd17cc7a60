'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ArticleFieldsInput } from '#lib/schemas/article.ts'
import type { ArticleFormControl } from './article-form-control.ts'
import { type FormExtras, type JournalEntry, journalKey, readEntries, removeEntry, writeEntry } from './journal.ts'
import { randomUuid } from './random-uuid.ts'

const pauseMs = 400

interface JournalOptions {
  userId: string
  articleId: string | null
  form: ArticleFormControl
  /** What beside the fields belongs to the text. */
  read: () => FormExtras & { requestId: string; version: number | null }
}

export interface Journal {
  /** Whether something is typed that is nowhere but here, as of a moment ago. */
  dirty: boolean
  /** The same, at this very moment. */
  isDirty(): boolean
  /** An unsaved text of an earlier opening, when there is one. */
  found: JournalEntry | null
  /** Whether this browser keeps what is typed. */
  works: boolean
  /** These fields are safe on the server. */
  saved(fields: ArticleFieldsInput): void
  /** Keeps what is typed now for a later opening, and begins anew. */
  setAside(): void
  discard(entry: JournalEntry): void
}

const snapshot = (fields: ArticleFieldsInput) =>
  JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Writes what is typed into this browser's storage, a moment after each change and when the page is left. */
export function useJournal({ userId, articleId, form, read }: JournalOptions): Journal {
  const key = journalKey(userId, articleId)
  const [name, setName] = useState(randomUuid)
  const [baseline, setBaseline] = useState(() => snapshot(form.getValues()))
  const [dirty, setDirty] = useState(false)
  const [found, setFound] = useState<JournalEntry | null>(null)
  const [works, setWorks] = useState(true)
  const entryBefore = () => readEntries(localStorage, key, Date.now()).find(entry => entry.form !== name) ?? null
  // What was there when the screen opened; what other tabs write later does not count.
  const look = useEffectEvent(() => setFound(entryBefore()))
  useEffect(() => look(), [])

  const isDirty = () => snapshot(form.getValues()) !== baseline
  const keep = () => {
    const fields = form.getValues()
    const unsaved = isDirty()
    setDirty(unsaved)
    if (unsaved) setWorks(writeEntry(localStorage, key, { ...read(), form: name, at: Date.now(), fields }))
    else removeEntry(localStorage, key, name, Date.now())
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
      removeEntry(localStorage, key, entry.form, Date.now())
      setFound(entryBefore())
    },
  }
}

/** Calls `keep` a moment after each change, at once when the page is left, and when what counts as saved changes. */
function useKeeping(form: ArticleFormControl, keep: () => void, baseline: string): void {
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
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(flush, pauseMs)
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
