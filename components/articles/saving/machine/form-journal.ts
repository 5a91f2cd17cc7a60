import { journalKey, removeEntry, type Shelf, writeEntry } from '#components/journal/journal.ts'
import type { FormExtras, JournalEntry } from './journal-entry.ts'
import type { FormPlace, JournalText } from './saving-ports.ts'

/** The storage, the person, the time in milliseconds since 1970, and the form's extra data. */
interface JournalContext {
  shelf: Shelf
  userId: string
  now: number
  extras: FormExtras
  /** The published article of an edited revision. The revision's texts are stored under that article's key. */
  revisionOf?: string
}

/** Stores a form's text in the journal, or removes it (null) once the server has it. False when there was no room. */
export function keepText(context: JournalContext, place: FormPlace, text: JournalText | null): boolean {
  const { shelf, userId } = context
  const { form, articleId } = place
  // A text stored as a new article moves to the article's own key.
  if (text === null || articleId !== null) removeEntry(shelf, journalKey(userId, null), form)
  if (text) return putText(context, place, text)
  removeEntry(shelf, keyOf(context, articleId), form)
  return true
}

/** Writes a text into the journal under a form's id. False when there was no room. */
export function putText(context: JournalContext, { form, articleId }: FormPlace, text: JournalText): boolean {
  const { shelf, now, extras, revisionOf } = context
  const entry: JournalEntry = {
    ...text,
    ...extras,
    form,
    at: now,
    ...(revisionOf && articleId && { revision: articleId }),
  }
  return writeEntry(shelf, keyOf(context, articleId), entry, { ...entry, base: null, pending: null })
}

const keyOf = ({ userId, revisionOf }: JournalContext, articleId: string | null) =>
  journalKey(userId, articleId && (revisionOf ?? articleId))

/**
 * A journal entry for a form of an article (`revision` null) or of a revision. An entry of another text, such as a draft published since or
 * a deleted revision, gets version 0 and no pending request: its version has no meaning here, so the next save merges it with the current text.
 */
export function asTextOf(revision: string | null, entry: JournalEntry): JournalEntry {
  return (entry.revision ?? null) === revision ? entry : { ...entry, version: 0, pending: null }
}
