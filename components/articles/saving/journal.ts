import type { ArticleFieldsInput } from '#lib/schemas/article.ts'

/** What a form needs beside its fields to look the same again. */
export interface FormExtras {
  coverSrc: string | null
  cityNames: Record<string, string>
}

/** What every text that is kept has. */
export interface TextFields {
  title: string
  content: string
}

/** One unsaved text, as one form on one screen held it last. */
export interface Entry<Fields extends TextFields = TextFields> {
  /** The form that wrote it; every opening of a screen is a new one. */
  form: string
  /** When, in milliseconds since 1970. */
  at: number
  /** The version it started from; null for what did not exist. */
  version: number | null
  fields: Fields
}

/** What beside the fields belongs to an article's text. */
export interface ArticleExtras extends FormExtras {
  /** The revision that it is of; left out for the article itself. */
  revision?: string | null
  /** What the create request is called, so that a recovered text does not make a second article. */
  requestId: string
  version: number | null
  /** What the server held when this text began, for a merge; left out where the browser is short of room. */
  base?: ArticleFieldsInput | null
  /** A request that no answer came to: asked again under its own name it does no harm. */
  pending?: Pending | null
}

/** A save on its way. */
export interface Pending {
  ask: 'create' | 'save' | 'autosave'
  form: string
  request: string
  /** The version that it saves over; null for a create. */
  version: number | null
  /** As they were sent, and as the form held them then. */
  fields: ArticleFieldsInput
  held: ArticleFieldsInput
}

/** An article's unsaved text. */
export type JournalEntry = Entry<ArticleFieldsInput> & ArticleExtras

/** The part of localStorage that a journal uses. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'journal:'
const maxEntries = 20
const keptDays = 30

/** Where the unsaved texts of a person and an article (or a new one), or another named text, are kept in this browser. */
export const journalKey = (userId: string, subject: string | null) => `${prefix}${userId}:${subject ?? 'new'}`

/** The entries under a key, newest first; broken and old ones are left out. A key holds texts of one kind: that of `Kept`. */
export function readEntries<Kept extends Entry>(shelf: Shelf, key: string, now: number): Kept[] {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(isEntry<Kept>).filter(({ at }) => now - at < keptDays * 24 * 60 * 60 * 1000)
  } catch {
    return []
  }
}

const isEntry = <Kept extends Entry>(value: unknown): value is Kept => {
  const entry = value as Partial<Entry> | null
  return (
    typeof entry === 'object' &&
    typeof entry?.form === 'string' &&
    typeof entry.at === 'number' &&
    typeof entry.fields?.title === 'string' &&
    typeof entry.fields.content === 'string'
  )
}

/**
 * Keeps an entry in place of what its form wrote before; those of other forms stay. Where the browser is short of room, first what only eases
 * a merge is left out (`lean`), then the oldest go. False when it has no room even so, or no storage.
 */
export function writeEntry<Kept extends Entry>(shelf: Shelf, key: string, entry: Kept, lean: Kept = entry): boolean {
  const others = readEntries(shelf, key, entry.at)
    .filter(({ form }) => form !== entry.form)
    .slice(0, maxEntries - 1)
  const fewer = others.map((_, index) => [lean, ...others.slice(0, index)]).reverse()
  return [[entry, ...others], [lean, ...others], ...fewer].some(entries => {
    try {
      shelf.setItem(key, JSON.stringify(entries))
      return true
    } catch {
      return false
    }
  })
}

/** Frees the room of texts that are too old to be offered, of whatever article. */
export function sweep(shelf: Shelf, keys: readonly string[], now: number): void {
  for (const key of keys.filter(name => name.startsWith(prefix))) removeEntry(shelf, key, '', now)
}

/** Takes away what a form wrote. */
export function removeEntry(shelf: Shelf, key: string, form: string, now: number): void {
  const rest = readEntries(shelf, key, now).filter(entry => entry.form !== form)
  try {
    if (rest.length > 0) shelf.setItem(key, JSON.stringify(rest))
    else shelf.removeItem(key)
  } catch {}
}
