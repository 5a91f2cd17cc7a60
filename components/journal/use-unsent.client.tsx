'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { randomUuid } from '#components/ui/random-uuid.ts'
import { type Entry, journalKey, readEntries, removeEntry, writeEntry } from './journal.ts'
import { browserShelf, holdForm, livingForms } from './shelf.ts'
import { snapshot } from './snapshot.ts'

interface UnsentOptions<Fields extends object> {
  userId: string
  /** What the form is about: what was left in one comes back in the next of the same subject. */
  subject: string
  /** What the form holds, and what it holds with nothing typed. */
  fields: Fields
  blank: Fields
  /** False as long as nobody sees the form. */
  open?: boolean
  /** Puts what was left into the form. */
  restore: (fields: Fields) => void
}

/**
 * Keeps what is typed into a small form in this browser until it is sent, as the journal keeps articles. What an earlier opening left comes back into a
 * blank form by itself; gives whether it did.
 */
export function useUnsent<Fields extends object>(options: UnsentOptions<Fields>): boolean {
  const { userId, subject, fields, blank, open = true, restore } = options
  const key = journalKey(userId, subject)
  const [form] = useState(randomUuid)
  const [back, setBack] = useState(false)
  const held = snapshot(fields)
  const unsent = held !== snapshot(blank)

  const put = (kept: Fields) =>
    writeEntry<Entry<Fields>>(browserShelf(), key, { form, at: Date.now(), version: null, fields: kept })
  const keep = useEffectEvent(() => {
    if (unsent) put(fields)
    else removeEntry(browserShelf(), key, form)
  })
  const takeUp = useEffectEvent((living: Set<string>) => {
    const fits = (found: object) => hasShapeOf(blank, found)
    const found = readEntries<Entry<Fields>>(browserShelf(), key, Date.now(), fits).find(
      entry => entry.form !== form && !living.has(entry.form),
    )
    // Without room for it under this form's name, it stays where it is.
    if (unsent || !found || !put(found.fields)) return
    removeEntry(browserShelf(), key, found.form)
    restore(found.fields)
    setBack(true)
  })

  useEffect(() => holdForm(form), [form])
  useEffect(() => {
    if (open) void livingForms().then(takeUp)
  }, [open])
  // At once: a form of a few lines is written in no time, and whoever types without a pause has all of it kept.
  useEffect(() => {
    if (held) keep()
  }, [held])
  return back && unsent
}

/** Whether all fields are there, each of its kind: an earlier release may have had others. */
const hasShapeOf = (blank: object, fields: object) =>
  Object.entries(blank).every(([name, value]) => typeof value === typeof (fields as Record<string, unknown>)[name])
