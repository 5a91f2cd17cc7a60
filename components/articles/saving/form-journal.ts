import { journalKey, removeEntry, type Shelf, writeEntry } from '#components/journal/journal.ts'
import type { FormExtras, JournalEntry } from './journal-entry.ts'
import type { FormPlace, KeptText } from './machine/saving-ports.ts'

/** Somebody at a computer, at a moment. */
interface Desk {
  shelf: Shelf
  userId: string
  now: number
  extras: FormExtras
  /** The article whose revision is written; its texts are kept beside the article's own. */
  revisionOf?: string
}

/** Keeps what a form holds in this computer's journal, or takes it out when it is safe elsewhere (null): whether there was room. */
export function keepText(desk: Desk, place: FormPlace, text: KeptText | null): boolean {
  const { shelf, userId } = desk
  const { form, articleId } = place
  // What was kept as a new article stands under the article's own name from now on.
  if (text === null || articleId !== null) removeEntry(shelf, journalKey(userId, null), form)
  if (text) return putText(desk, place, text)
  removeEntry(shelf, keyOf(desk, articleId), form)
  return true
}

/** Puts a text into the journal under a form's name: whether there was room. */
export function putText(desk: Desk, { form, articleId }: FormPlace, text: KeptText): boolean {
  const { shelf, now, extras, revisionOf } = desk
  const entry: JournalEntry = { ...text, ...extras, form, at: now, ...(revisionOf && { revision: articleId }) }
  return writeEntry(shelf, keyOf(desk, articleId), entry, { ...entry, base: null, pending: null })
}

const keyOf = ({ userId, revisionOf }: Desk, articleId: string | null) => journalKey(userId, revisionOf ?? articleId)

/**
 * A text that was kept, as a form of an article (null) or of a revision takes it up: one that grew out of something else, a draft that was
 * published meanwhile or a revision that is gone, has a version that says nothing here, and is merged with what stands.
 */
export function asTextOf(revision: string | null, entry: JournalEntry): JournalEntry {
  return (entry.revision ?? null) === revision ? entry : { ...entry, version: 0, pending: null }
}
