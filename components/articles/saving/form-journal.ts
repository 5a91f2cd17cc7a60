import { type FormExtras, type JournalEntry, journalKey, removeEntry, type Shelf, writeEntry } from './journal.ts'
import type { FormPlace, KeptText } from './saving-ports.ts'

/** Somebody at a computer, at a moment. */
interface Desk {
  shelf: Shelf
  userId: string
  now: number
  extras: FormExtras
}

/** Keeps what a form holds in this computer's journal, or takes it out when it is safe elsewhere (null): whether there was room. */
export function keepText(desk: Desk, place: FormPlace, text: KeptText | null): boolean {
  const { shelf, userId, now } = desk
  const { form, articleId } = place
  // What was kept as a new article stands under the article's own name from now on.
  if (text === null || articleId !== null) removeEntry(shelf, journalKey(userId, null), form, now)
  if (text) return putText(desk, place, text)
  removeEntry(shelf, journalKey(userId, articleId), form, now)
  return true
}

/** Puts a text into the journal under a form's name: whether there was room. */
export function putText({ shelf, userId, now, extras }: Desk, { form, articleId }: FormPlace, text: KeptText): boolean {
  const entry: JournalEntry = { ...text, ...extras, form, at: now }
  return writeEntry(shelf, journalKey(userId, articleId), entry, { ...entry, base: null, pending: null })
}
