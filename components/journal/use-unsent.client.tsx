'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { NamedRequest, RequestName } from '#components/ui/forms/use-request-name.client.tsx'
import { randomUuid } from '#components/ui/random-uuid.ts'
import { snapshot } from '#lib/snapshot.ts'
import { type Entry, journalKey, readEntries, removeEntry, writeEntry } from './journal.ts'
import { browserShelf, holdForm, livingForms, sweepBrowser, tellsLivingForms } from './shelf.ts'

interface UnsentOptions<Fields extends object> {
  userId: string
  /** What the form is about: what was left in one comes back in the next of the same subject. A form of another person or subject is another form: give it a key. */
  subject: string
  /** What the form holds, and what it holds with nothing typed. */
  fields: Fields
  blank: Fields
  /** Of a form that makes something: a request whose answer was lost comes back under its name, so that it is not done twice. */
  request?: RequestName
  /** False as long as nobody sees the form. */
  open?: boolean
  /** Puts what was left into the form. */
  restore: (fields: Fields) => void
}

interface Unsent {
  /** What stands in the form was left in an earlier one. */
  isBack: boolean
  /** And nothing was typed since: leaving it again costs nothing. */
  isUntouched: boolean
  /** It was sent: what stands in the form now was typed since. */
  done(): void
}

type Kept<Fields extends object> = Entry<Fields> & { asked?: NamedRequest | null }

/**
 * Keeps what is typed into a small form in this browser until it is sent, as the journal keeps articles. What an earlier opening left comes back into a
 * blank form by itself, where the browser tells which forms are still open elsewhere.
 */
export function useUnsent<Fields extends object>(options: UnsentOptions<Fields>): Unsent {
  const { userId, subject, fields, blank, request, open = true, restore } = options
  const key = journalKey(userId, subject)
  const [form] = useState(randomUuid)
  const [back, setBack] = useState(false)
  /** The form as it stood when it had been filled again. */
  const [returned, setReturned] = useState<string | null>(null)
  const held = snapshot(fields)
  const unsent = held !== snapshot(blank)

  const done = () => {
    setBack(false)
    setReturned(null)
  }
  const put = (kept: Fields, asked: NamedRequest | null) =>
    writeEntry<Kept<Fields>>(browserShelf(), key, { form, at: Date.now(), version: null, fields: kept, asked })
  const keep = useEffectEvent(() => {
    if (unsent) {
      put(fields, request?.asked ?? null)
      if (back && returned === null) setReturned(held)
      return
    }
    removeEntry(browserShelf(), key, form)
    done()
  })
  const takeUp = useEffectEvent((living: Set<string>) => {
    const fits = (found: object) => hasShapeOf(blank, found)
    const found = readEntries<Kept<Fields>>(browserShelf(), key, Date.now(), fits).find(
      entry => entry.form !== form && !living.has(entry.form),
    )
    // Without room for it under this form's name, it stays where it is.
    if (unsent || !found || !put(found.fields, found.asked ?? null)) return
    removeEntry(browserShelf(), key, found.form)
    if (request) request.asked = found.asked ?? null
    restore(found.fields)
    setBack(true)
  })

  useEffect(() => holdForm(form), [form])
  useEffect(() => {
    if (!open) return
    sweepBrowser()
    // A form of the same subject that this one takes the place of lets go in this very turn.
    const later = tellsLivingForms() ? setTimeout(() => livingForms().then(takeUp)) : undefined
    return () => clearTimeout(later)
  }, [open])
  // At once: a form of a few lines is written in no time, and whoever types without a pause has all of it kept.
  useEffect(() => {
    if (held || back) keep()
  }, [held, back])
  useEffect(() => {
    if (request) request.onName = () => keep()
  }, [request])
  return { isBack: back && unsent, isUntouched: returned === held, done }
}

/** Whether all fields are there, each of its kind: an earlier release may have had others. */
const hasShapeOf = (blank: object, fields: object) =>
  Object.entries(blank).every(([name, value]) => typeof value === typeof (fields as Record<string, unknown>)[name])
