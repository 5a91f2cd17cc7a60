'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { NamedRequest, RequestName } from '#components/ui/forms/use-request-name.client.tsx'
import { randomUuid } from '#components/ui/random-uuid.ts'
import { snapshot } from '#lib/snapshot.ts'
import { type Entry, journalKey, readEntries, removeEntry, writeEntry } from './journal.ts'
import { browserShelf, holdForm, noShelf, openForms, reportsOpenForms, sweepBrowser } from './shelf.ts'

interface UnsentOptions<Fields extends object> {
  userId: string
  /**
   * The form's subject. Unsent text comes back in the next form of the same subject. A form of another person or subject is another form: give
   * it a React key. Null for a form that is not kept.
   */
  subject: string | null
  /** The form's fields; `blank` are the fields of the empty form. */
  fields: Fields
  blank: Fields
  /** The request id of a form that creates something. A request without an answer is repeated under its id, so that it is done once. */
  request?: RequestName
  /** False while the form is hidden. */
  open?: boolean
  /** Puts the unsent text into the form. */
  restore: (fields: Fields) => void
}

interface Unsent {
  /** Whether the form's text was restored from an earlier form. */
  isBack: boolean
  /** Whether the restored text is unchanged: leaving the page loses nothing. */
  isUntouched: boolean
  /** Records that the text was sent; later text is new. */
  done(): void
}

type Kept<Fields extends object> = Entry<Fields> & { asked?: NamedRequest | null }

/**
 * Stores the text of a small form in this browser's journal until it is sent. Restores the text of an earlier opening into an empty form, if the
 * browser reports which forms are still open in other tabs.
 */
export function useUnsent<Fields extends object>(options: UnsentOptions<Fields>): Unsent {
  const { userId, subject, fields, blank, request, open = true, restore } = options
  const key = journalKey(userId, subject)
  const shelf = () => (subject === null ? noShelf : browserShelf())
  const [form] = useState(randomUuid)
  const [back, setBack] = useState(false)
  /** A snapshot of the form right after the restore. */
  const [returned, setReturned] = useState<string | null>(null)
  const held = snapshot(fields)
  const unsent = held !== snapshot(blank)

  const done = () => {
    setBack(false)
    setReturned(null)
  }
  const put = (kept: Fields, asked: NamedRequest | null) =>
    writeEntry<Kept<Fields>>(shelf(), key, { form, at: Date.now(), version: null, fields: kept, asked })
  const keep = useEffectEvent(() => {
    if (unsent) {
      put(fields, request?.asked ?? null)
      if (back && returned === null) setReturned(held)
      return
    }
    removeEntry(shelf(), key, form)
    done()
  })
  const restoreFound = useEffectEvent((openElsewhere: Set<string>) => {
    const fits = (found: object) => hasShapeOf(blank, found)
    const found = readEntries<Kept<Fields>>(shelf(), key, Date.now(), fits).find(
      entry => entry.form !== form && !openElsewhere.has(entry.form),
    )
    // Without room for a copy under this form's id, the entry stays with the old form.
    if (unsent || !found || !put(found.fields, found.asked ?? null)) return
    removeEntry(shelf(), key, found.form)
    if (request) request.asked = found.asked ?? null
    restore(found.fields)
    setBack(true)
  })

  useEffect(() => holdForm(form), [form])
  useEffect(() => {
    if (!open) return
    sweepBrowser()
    // A replaced form of the same subject releases its lock in this turn of the event loop.
    const later = reportsOpenForms() ? setTimeout(() => openForms().then(restoreFound)) : undefined
    return () => clearTimeout(later)
  }, [open])
  // Writes at once: a small form takes no time, and typing without a pause is stored completely.
  useEffect(() => {
    if (held || back) keep()
  }, [held, back])
  useEffect(() => {
    if (request) request.onName = () => keep()
  }, [request])
  return { isBack: back && unsent, isUntouched: returned === held, done }
}

/** Whether all fields exist with the right types; an earlier release may have stored others. */
const hasShapeOf = (blank: object, fields: object) =>
  Object.entries(blank).every(([name, value]) => typeof value === typeof (fields as Record<string, unknown>)[name])
